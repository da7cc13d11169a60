import { openReading } from '../open-reading'
import { follow } from '../testing/follow'
import { Gate, outage, redelivered, rerouted, singly } from './testing/faults'
import { activeOf, gated, scanStopsAfter, stoppedAt } from './testing/gated-rebuild'
import { cards, table, teams } from './testing/points'
import { caughtUp, RunnerHarness, seen } from './testing/runner-harness'
import type { ReadStoreUnderTest } from '../testing/read-store-under-test'
import type { StoredFact } from '@fullcourt/event-store/port'
import type { Rebuild } from './rebuild'

/** What a rebuild makes, how far it shows itself to be, and what it leaves alone. */
export const rebuildingContract = (adapter: string, newDocuments: () => Promise<ReadStoreUnderTest>): void => {
  describe(`A rebuild over ${adapter}`, () => {
    let harness: RunnerHarness

    beforeEach(async () => (harness = await RunnerHarness.create(newDocuments)))
    afterEach(() => harness.demolish())

    it('gives the same documents, in a new build', async () => {
      const runner = await harness.started()
      await caughtUp(runner, (await harness.scorer.score('p', 3), await harness.scorer.score('q', 2, 'B')))
      const [before, tableBefore] = [await activeOf(harness, 'cards'), await seen(runner, table, 'league')]
      await (
        await runner.rebuild()
      ).finished
      expect(await activeOf(harness, 'cards')).not.toBe(before)
      expect(await seen(runner, cards, 'p')).toEqual({ points: 3, taken: [1] })
      expect(await seen(runner, table, 'league')).toEqual(tableBefore)
      const listed = await openReading(runner.readings).list(cards, { index: 'all', key: 'others' })
      expect(listed.map(({ id }) => id)).toEqual(['q', 'p'])
    })

    it('of more documents than it keeps in memory loses nothing, also of those that come again later', async () => {
      const players = Array.from({ length: 12 }, (_, i) => `p${i}`)
      const store = redelivered(harness.events, { readAll: singly })
      const runner = await harness.started({ store, memory: 4 })
      let last = ''
      for (const player of [...players, ...players, ...players]) last = await harness.scorer.score(player)
      await caughtUp(runner, last)
      const before = await Promise.all(players.map(player => seen(runner, cards, player)))
      await (
        await runner.rebuild()
      ).finished
      expect(await Promise.all(players.map(player => seen(runner, cards, player)))).toEqual(before)
      expect(before.map(card => card?.points)).toEqual(players.map(() => 3))
      expect(harness.errors).toEqual([])
    })

    it('of named projections leaves the others alone', async () => {
      const runner = await harness.started()
      const before = await activeOf(harness, 'table')
      await (
        await runner.rebuild(['cards'])
      ).finished
      expect(await activeOf(harness, 'table')).toBe(before)
    })

    it('goes on feeding what it switched to', async () => {
      const runner = await harness.started()
      await caughtUp(runner, await harness.scorer.score('p'))
      await (
        await runner.rebuild()
      ).finished
      await caughtUp(runner, await harness.scorer.score('p'))
      expect(await seen(runner, cards, 'p')).toEqual({ points: 2, taken: [1, 2] })
    })

    it('misses and repeats nothing that is written meanwhile, and readers see all of it all the time', async () => {
      const runner = await harness.started()
      await caughtUp(runner, await harness.scorer.scoreOften(3_000))
      let writing = true
      let points = 3_000
      const writer = (async () => {
        while (writing) {
          const position = await harness.scorer.score('p')
          points++
          await caughtUp(runner, position)
          expect((await seen(runner, cards, 'p'))?.points).toBe(points)
          expect((await seen(runner, table, 'league'))?.games).toBe(points)
        }
      })()
      for (const _ of [1, 2, 3]) await (await runner.rebuild()).finished
      writing = false
      await writer
      expect(points).toBeGreaterThan(3_000)
      const taken = (await seen(runner, cards, 'p'))?.taken
      expect(taken).toEqual(Array.from({ length: points }, (_, n) => n + 1))
    })

    it('notifies those who cache responses when it switches', async () => {
      const runner = await harness.started()
      const reading = openReading(runner.readings)
      await reading.get(cards, 'p')
      const { received, ended, stop } = follow(signal => harness.documents.changes(signal))
      await (
        await runner.rebuild()
      ).finished
      expect(received.some(line => reading.dependencies().has(line))).toBe(true)
      stop()
      await ended
    })

    it('ends for a projection to which no fact belongs', async () => {
      const runner = await harness.started()
      await caughtUp(runner, await harness.scorer.score('p'))
      await (
        await runner.rebuild(['teams'])
      ).finished
      expect(await seen(runner, teams, 'A')).toBeUndefined()
    })

    it('ends where there is no fact at all', async () => {
      const runner = await harness.started()
      const rebuild = await runner.rebuild()
      await rebuild.finished
      expect(rebuild.progress()).toMatchObject({ phase: 'done', done: 0, target: 0, timeLeft: 0 })
    })

    it('shows its progress, which only grows, and a target that grows with the log', async () => {
      const { runner, gate } = await gated(harness, 10, 4)
      const rebuild = await runner.rebuild()
      await stoppedAt(rebuild, 4)
      expect(rebuild.progress()).toMatchObject({
        models: ['cards', 'table', 'teams'],
        phase: 'reading',
        done: 4,
        target: 10,
        error: null,
      })
      expect(rebuild.progress().rate).toBeGreaterThan(0)
      expect(rebuild.progress().timeLeft).toBeGreaterThan(0)
      await caughtUp(runner, await harness.scorer.score('p'))
      expect(rebuild.progress()).toMatchObject({ done: 4, target: 11 })
      gate.open()
      await rebuild.finished
      expect(rebuild.progress()).toMatchObject({ phase: 'done', done: 11, target: 11, timeLeft: 0 })
    })

    it('computes its rate from what it reads itself, not from what was there before', async () => {
      const gate = new Gate()
      let shut = false
      const runner = await harness.started({ store: scanStopsAfter(harness.events, 0, gate, () => shut) })
      await caughtUp(runner, await harness.scorer.scoreOften(100))
      await (
        await runner.rebuild(['cards'])
      ).finished
      await caughtUp(runner, await harness.scorer.score('p'))
      shut = true
      const back = await runner.rebuild(['cards'], 'back')
      await stoppedAt(back, 100)
      expect(back.progress()).toMatchObject({ done: 100, target: 101, rate: 0, timeLeft: null })
      gate.open()
      await back.finished
    })

    it('never shows less than before, also where an outage makes it read again', async () => {
      const shown: number[] = []
      const going: Rebuild[] = []
      const show = () => shown.push(going[0]?.progress().done ?? 0)
      async function* shownFirst(pages: AsyncIterable<readonly StoredFact[]>) {
        show()
        yield* pages
      }
      const { documents } = harness
      const readStore = rerouted(documents, {
        write: batch => {
          if (!batch.checkpoint.name.includes('.g2') || shown.includes(10)) return documents.write(batch)
          show()
          return Promise.reject(outage())
        },
      })
      const runner = await harness.started({ readStore, store: redelivered(harness.events, { readAll: shownFirst }) })
      await caughtUp(runner, await harness.scorer.scoreOften(10))
      going.push(await runner.rebuild(['cards']))
      await going[0]?.finished
      expect(shown.slice(shown.indexOf(10))).toEqual(expect.arrayContaining([10, 10]))
      expect(shown).toEqual([...shown].sort((a, b) => a - b))
    })

    it('delays no other work for long', async () => {
      const runner = await harness.started({ models: [table] })
      for (const _ of [1, 2, 3, 4]) await caughtUp(runner, await harness.scorer.scoreOften(5_000))
      let turns = 0
      let going = true
      const turning = (async () => {
        while (going) {
          turns++
          await new Promise(setImmediate)
        }
      })()
      await (
        await runner.rebuild()
      ).finished
      going = false
      await turning
      expect(turns).toBeGreaterThan(5)
    })
  })
}
