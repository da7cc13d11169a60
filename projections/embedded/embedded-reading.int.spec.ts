import { documentsInFolder } from './testing/documents-in-folder'
import { NotBuiltYet } from '../not-built-yet'
import { openReading, type OpenReading } from '../open-reading'
import { caughtUp, RunnerHarness } from '../runner/testing/runner-harness'
import { cards, table, type Card } from '../runner/testing/points'
import { follow } from '../testing/follow'
import type { ReadModel } from '../projection'
import type { Runner } from '../runner/runner'

describe('A reading', () => {
  let harness: RunnerHarness
  let runner: Runner
  let reading: OpenReading

  beforeEach(async () => {
    harness = await RunnerHarness.create(documentsInFolder)
    runner = await harness.started()
    await caughtUp(runner, (await harness.scorer.score('p', 120), await harness.scorer.score('q', 7)))
    reading = openReading(runner.readings)
  })
  afterEach(() => harness.demolish())

  /** The lines that the next fact brings. */
  const changesOf = async (act: () => Promise<string>): Promise<readonly string[]> => {
    const { received, ended, stop } = follow(signal => harness.documents.changes(signal))
    await caughtUp(runner, await act())
    stop()
    await ended
    return received
  }

  const touches = (lines: readonly string[]) => lines.some(line => reading.dependencies().has(line))

  it('finds documents of the active build', async () => {
    expect(await reading.get(cards, 'p')).toEqual({ points: 120, taken: [1] })
    expect(await reading.get(cards, 'nobody')).toBeUndefined()
    expect([...(await reading.getMany(cards, ['q', 'nobody', 'p', 'q'])).keys()].sort()).toEqual(['p', 'q'])
  })

  it('lists documents in order', async () => {
    await caughtUp(runner, await harness.scorer.score('r', 3))
    expect((await reading.list(cards, { index: 'all', key: 'others' })).map(({ id }) => id)).toEqual(['r', 'q'])
  })

  it('sees a document as it saw it first', async () => {
    const first = await reading.get(cards, 'q')
    await caughtUp(runner, await harness.scorer.score('q'))
    expect(await reading.get(cards, 'q')).toBe(first)
    expect((await reading.list(cards, { index: 'all', key: 'others' }))[0]?.body).toBe(first)
  })

  it('becomes outdated when a document changes that it looked at', async () => {
    await reading.get(cards, 'q')
    expect(touches(await changesOf(() => harness.scorer.score('q')))).toBe(true)
  })

  it('stays true when another one changes', async () => {
    await reading.get(cards, 'q')
    expect(touches(await changesOf(() => harness.scorer.score('p')))).toBe(false)
  })

  it('becomes outdated when a document comes that it did not find', async () => {
    await reading.getMany(cards, ['r'])
    expect(touches(await changesOf(() => harness.scorer.score('r')))).toBe(true)
  })

  it('becomes outdated when a list changes that it looked at, also where it was empty', async () => {
    await reading.list(cards, { index: 'all', key: 'others' })
    expect(touches(await changesOf(() => harness.scorer.score('r')))).toBe(true)
  })

  it('becomes outdated when a document leaves a list', async () => {
    await reading.list(cards, { index: 'all', key: 'others', limit: 1 })
    expect(touches(await changesOf(() => harness.scorer.score('q', 100)))).toBe(true)
  })

  it('becomes outdated when another build is read, whatever it looked at', async () => {
    const lines = await changesOf(async () => {
      await (
        await runner.rebuild(['table'])
      ).finished
      return runner.position()
    })
    expect(touches(lines)).toBe(true)
  })

  it('is refused while a read model is not complete', async () => {
    const newcomer: ReadModel<Card> = { ...cards, name: 'newcomers' }
    await expect(reading.get(newcomer, 'p')).rejects.toBeInstanceOf(NotBuiltYet)
    await expect(reading.list(newcomer, { index: 'all', key: 'others' })).rejects.toThrow(
      'The read model newcomers is being built.',
    )
    expect(await reading.get(table, 'league')).toBeDefined()
  })
})
