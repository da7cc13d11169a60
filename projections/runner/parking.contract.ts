import { openReading } from '../open-reading'
import { projection, type ReadModel } from '../projection'
import { redelivered, rerouted } from './testing/faults'
import { caughtUp, RunnerHarness, seen } from './testing/runner-harness'
import { cards, table, type Card, type PointsFact } from './testing/points'
import type { ReadStoreUnderTest } from '../testing/read-store-under-test'
import type { StoredFact } from '@fullcourt/event-store/port'

/** A card projection of the same name that throws on some facts; it counts how often it was asked. */
const fragile = (throwsOn: (n: number) => boolean) => {
  const asked: number[] = []
  const model = projection<Card, PointsFact>('cards', { version: 1, initial: id => cards.initial(id) }).on(
    'PointsScored',
    ({ player }) => [player],
    (card, data, { id, fact }) => {
      asked.push(data.n)
      if (throwsOn(data.n)) throw new Error(`Fact ${data.n} is beyond me.`)
      return cards.fold(card, id, fact)
    },
  )
  return { model, asked }
}

/** What becomes of a document whose projection throws. */
export const parkingContract = (adapter: string, newDocuments: () => Promise<ReadStoreUnderTest>): void => {
  describe(`The runner over ${adapter}`, () => {
    let harness: RunnerHarness

    beforeEach(async () => (harness = await RunnerHarness.create(newDocuments)))
    afterEach(() => harness.demolish())

    describe('parks a document whose projection throws', () => {
      it('after three tries, and goes on with all others', async () => {
        const { model, asked } = fragile(n => n === 2)
        const runner = await harness.started({ models: [model, table] })
        await harness.scorer.score('p')
        await harness.scorer.score('p')
        await harness.scorer.score('p')
        await caughtUp(runner, await harness.scorer.score('q'))
        expect(await seen(runner, model, 'p')).toEqual({ points: 1, taken: [1] })
        expect(await seen(runner, model, 'q')).toEqual({ points: 1, taken: [4] })
        expect(await seen(runner, table, 'league')).toMatchObject({ games: 4 })
        expect(asked.filter(n => n === 2)).toHaveLength(3)
        expect(asked).not.toContain(3)
      })

      it('or makes what no store can take', async () => {
        const model: ReadModel<unknown> = { ...cards, fold: (_, id) => ({ points: id === 'p' ? 1n : 1 }), places: () => ({}) }
        const runner = await harness.started({ models: [model, table] })
        await caughtUp(runner, (await harness.scorer.score('p'), await harness.scorer.score('q')))
        expect([await seen(runner, model, 'p'), await seen(runner, model, 'q')]).toEqual([undefined, { points: 1 }])
        expect(await seen(runner, table, 'league')).toMatchObject({ games: 2 })
        expect(runner.health().state).toBe('running')
      })

      it('and shows it as stale, with the reason', async () => {
        const { model } = fragile(n => n === 1)
        const runner = await harness.started({ models: [model] })
        await caughtUp(runner, (await harness.scorer.score('p'), await harness.scorer.score('q')))
        const [ofP, ofQ, ofBoth] = [openReading(runner.readings), openReading(runner.readings), openReading(runner.readings)]
        await ofP.get(model, 'p')
        await ofQ.get(model, 'q')
        await Promise.all([ofBoth.get(model, 'p'), ofBoth.get(model, 'q')])
        expect([ofP.stale(), ofQ.stale(), ofBoth.stale()]).toEqual([true, false, true])
        expect(harness.errors.at(-1)?.message).toMatch(/cards\.v1\.g1\/p cannot go on at PointsScored .*Fact 1 is beyond me/)
      })

      it('and stays so over a restart', async () => {
        const { model } = fragile(n => n === 1)
        const first = await harness.started({ models: [model] })
        await caughtUp(first, await harness.scorer.score('p'))
        await first.stop()
        const second = await harness.started({ models: [model] })
        await caughtUp(second, await harness.scorer.score('p'))
        expect(await seen(second, model, 'p')).toBeUndefined()
      })

      it('until the projection is corrected: then all that was kept is taken in, in order', async () => {
        const { model } = fragile(n => n === 2)
        const broken = await harness.started({ models: [model] })
        for (const _ of [1, 2, 3]) await harness.scorer.score('p')
        await caughtUp(broken, await harness.scorer.score('q'))
        await broken.stop()
        const mended = await harness.started({ models: [cards] })
        await caughtUp(mended, await harness.scorer.score('p'))
        const reading = openReading(mended.readings)
        expect(await reading.get(cards, 'p')).toEqual({ points: 4, taken: [1, 2, 3, 5] })
        expect(reading.stale()).toBe(false)
      })

      it('or all of them, once a hundred were parked', async () => {
        const { model, asked } = fragile(() => true)
        const runner = await harness.started({ models: [model, table] })
        let last = ''
        for (let n = 1; n <= 110; n++) last = await harness.scorer.score(`p${n}`)
        await caughtUp(runner, last)
        expect(await seen(runner, table, 'league')).toMatchObject({ games: 110 })
        expect(asked).not.toContain(105)
      })

      it('or all of them, until the projection is corrected: then none misses a fact', async () => {
        const { model } = fragile(n => n > 3)
        const broken = await harness.started({ models: [model] })
        for (let n = 1; n <= 110; n++) await harness.scorer.score(`p${n}`)
        await caughtUp(broken, await harness.scorer.score('p4'))
        await broken.stop()
        const mended = await harness.started({ models: [cards] })
        await caughtUp(mended, await harness.scorer.score('p4'))
        const reading = openReading(mended.readings)
        expect(await reading.get(cards, 'p4')).toEqual({ points: 3, taken: [4, 111, 112] })
        expect([await reading.get(cards, 'p110'), reading.stale()]).toEqual([{ points: 1, taken: [110] }, false])
      })

      it('and reads the log once for all of them when they are tried again; who fails again stays parked', async () => {
        const { model } = fragile(n => n < 5)
        const broken = await harness.started({ models: [model] })
        for (let n = 1; n <= 8; n++) await harness.scorer.score(`p${((n - 1) % 4) + 1}`)
        await caughtUp(broken, await harness.scorer.score('q'))
        await broken.stop()
        let scans = 0
        async function* counted(pages: AsyncIterable<readonly StoredFact[]>) {
          scans++
          yield* pages
        }
        const store = redelivered(harness.events, { readAll: counted })
        const better = await harness.started({ models: [fragile(n => n === 2).model], store })
        const cardOf = async (player: string) => {
          const reading = openReading(better.readings)
          return [(await reading.get(cards, player))?.taken, reading.stale()]
        }
        expect([await cardOf('p1'), await cardOf('p2'), await cardOf('p4'), await cardOf('q')]).toEqual([
          [[1, 5], false],
          [undefined, true],
          [[4, 8], false],
          [[9], false],
        ])
        const ofIdentityAndPark = 2
        expect(scans).toBe(ofIdentityAndPark)
      })

      it('and ends with an error where the list of parked documents cannot be written', async () => {
        const readStore = rerouted(harness.documents, {
          changeSetting: (name, expected, value) =>
            name === 'parked'
              ? Promise.reject(new Error('The park is shut.'))
              : harness.documents.changeSetting(name, expected, value),
        })
        const runner = await harness.started({ models: [fragile(() => true).model], readStore })
        const position = await harness.scorer.score('p')
        await expect(runner.passed(position, 10_000)).rejects.toThrow(/gave up: The park is shut/)
        expect(runner.health()).toMatchObject({ state: 'failed', error: 'The park is shut.' })
        expect(harness.errors.map(({ message }) => message)).toContain('The park is shut.')
      })
    })
  })
}
