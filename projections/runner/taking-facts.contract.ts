import type { ReadStore } from '../read-store'
import { outage, redelivered, rerouted, singly, writeHalf } from './testing/faults'
import { caughtUp, RunnerHarness, seen } from './testing/runner-harness'
import { cards, table, teams } from './testing/points'
import type { ReadStoreUnderTest } from '../testing/read-store-under-test'
import type { StoredFact } from '@fullcourt/event-store/port'

/** More documents than are written at once. */
const MANY = 450

/** What the runner does with facts. */
export const takingFactsContract = (adapter: string, newDocuments: () => Promise<ReadStoreUnderTest>): void => {
  describe(`The runner over ${adapter}`, () => {
    let harness: RunnerHarness

    beforeEach(async () => (harness = await RunnerHarness.create(newDocuments)))
    afterEach(() => harness.demolish())

    describe('takes in facts', () => {
      it('from before and after its start, once each and in order', async () => {
        for (const _ of [1, 2, 3]) await harness.scorer.score('p')
        const runner = await harness.started()
        expect((await seen(runner, cards, 'p'))?.taken).toEqual([1, 2, 3])
        await caughtUp(runner, (await harness.scorer.score('p'), await harness.scorer.score('p')))
        expect(await seen(runner, cards, 'p')).toEqual({ points: 5, taken: [1, 2, 3, 4, 5] })
      })

      it('into every document that a fact touches', async () => {
        const runner = await harness.started()
        await caughtUp(runner, (await harness.scorer.score('p', 3, 'A'), await harness.scorer.score('q', 2, 'B')))
        expect(await seen(runner, table, 'league')).toEqual({ points: { A: 3, B: 2 }, games: 2 })
        expect((await seen(runner, cards, 'q'))?.points).toBe(2)
      })

      it('and goes on after a restart where it was', async () => {
        const first = await harness.started()
        await caughtUp(first, await harness.scorer.score('p'))
        await first.stop()
        await harness.scorer.score('p')
        await harness.reopenDocuments()
        const second = await harness.started()
        await caughtUp(second, await harness.scorer.score('p'))
        expect(await seen(second, cards, 'p')).toEqual({ points: 3, taken: [1, 2, 3] })
        expect(second.count()).toBe(3)
      })

      it('and leaves no trace of those that change nothing', async () => {
        const runner = await harness.started()
        await caughtUp(runner, await harness.scorer.write('TeamRenamed', { team: 'A', name: '' }))
        expect(await seen(runner, teams, 'A')).toBeUndefined()
      })

      it('of streams and types that nobody listens to, so far as to move on', async () => {
        const runner = await harness.started()
        await caughtUp(runner, await harness.scorer.write('NobodyListens', {}))
        const foreign = await harness.events.append('foreign-1', 'none', [
          {
            id: '11111111-1111-4111-8111-111111111111',
            type: 'PointsScored',
            data: { n: 9, player: 'p', points: 1, team: 'A' },
            metadata: {},
          },
        ])
        await caughtUp(runner, foreign.position)
        expect(await seen(runner, cards, 'p')).toBeUndefined()
        expect(runner.count()).toBe(1)
      })

      it('and skips a type that it does not know', async () => {
        const runner = await harness.started()
        await harness.scorer.write('WrittenByANewerVersion', {})
        await caughtUp(runner, await harness.scorer.score('p'))
        expect((await seen(runner, cards, 'p'))?.points).toBe(1)
      })

      it('by the thousand', async () => {
        const runner = await harness.started()
        await caughtUp(runner, await harness.scorer.scoreOften(5_000))
        expect((await seen(runner, cards, 'p'))?.points).toBe(5_000)
      })
    })

    describe('has every effect exactly once', () => {
      const expectRight = async (readStore: ReadStore, store = harness.events) => {
        const runner = await harness.started({ readStore, store })
        await harness.scorer.score('p', 1, 'A')
        await harness.scorer.score('q', 2, 'B')
        await caughtUp(runner, await harness.scorer.score('p', 3, 'A'))
        expect(await seen(runner, cards, 'p')).toEqual({ points: 4, taken: [1, 3] })
        expect(await seen(runner, table, 'league')).toEqual({ points: { A: 4, B: 2 }, games: 3 })
        expect(runner.count()).toBe(3)
      }

      it.each([1, 2])('where it died after %i documents of a batch and before its checkpoint', async howMany => {
        let deaths = 0
        const write: ReadStore['write'] = batch =>
          batch.documents.length > 1 && deaths++ < 2
            ? writeHalf(harness.documents, batch, howMany)
            : harness.documents.write(batch)
        await expectRight(rerouted(harness.documents, { write }))
        expect(deaths).toBeGreaterThan(1)
      })

      it('where it did not hear that its batch was written', async () => {
        let unheard = 0
        const write: ReadStore['write'] = async batch => {
          const outcome = await harness.documents.write(batch)
          if (unheard++ < 3) throw outage()
          return outcome
        }
        await expectRight(rerouted(harness.documents, { write }))
        expect(unheard).toBeGreaterThan(1)
      })

      it('where it died between two portions of a large batch', async () => {
        const last = await harness.scorer.scoreOfEach(MANY)
        let writes = 0
        const write: ReadStore['write'] = batch => (++writes === 2 ? Promise.reject(outage()) : harness.documents.write(batch))
        const runner = harness.start({ readStore: rerouted(harness.documents, { write }) })
        await caughtUp(runner, last)
        expect(writes).toBeGreaterThan(2)
        for (const player of [1, 400, 401, MANY]) expect((await seen(runner, cards, `p${player}`))?.taken).toEqual([player])
        expect((await seen(runner, table, 'league'))?.games).toBe(MANY)
      })

      it('where every page is delivered twice', async () => {
        async function* twice(pages: AsyncIterable<readonly StoredFact[]>) {
          for await (const page of pages) yield* [page, page]
        }
        await expectRight(harness.documents, redelivered(harness.events, { subscribe: twice }))
      })

      it('where all earlier facts come again with every new one', async () => {
        async function* fromTheStart(pages: AsyncIterable<readonly StoredFact[]>) {
          const before: StoredFact[] = []
          for await (const page of pages) {
            before.push(...page)
            yield [...before]
          }
        }
        await expectRight(harness.documents, redelivered(harness.events, { subscribe: fromTheStart }))
      })

      it('and takes in no older fact after a newer one', async () => {
        await harness.scorer.score('p')
        await harness.scorer.score('p')
        const last = await harness.scorer.score('p')
        async function* backwards(pages: AsyncIterable<readonly StoredFact[]>) {
          for await (const page of singly(pages)) if (page[0]!.position === last) yield* [page, page]
        }
        const runner = harness.start({ store: redelivered(harness.events, { subscribe: backwards }) })
        await caughtUp(runner, last)
        expect((await seen(runner, cards, 'p'))?.taken).toEqual([3])
      })
    })
  })
}
