import { until } from '@fullcourt/event-store/testing/until'
import type { ReadStore } from '../read-store'
import { ForwardClock, Gate, outage, redelivered, rerouted } from './testing/faults'
import { caughtUp, RunnerHarness, seen } from './testing/runner-harness'
import { cards, readAsOlder, table } from './testing/points'
import type { RunnerOptions } from './runner'
import type { RunnerProblem } from './problem'
import type { ReadStoreUnderTest } from '../testing/read-store-under-test'
import type { StoredFact } from '@fullcourt/event-store/port'

/** More documents than are written at once. */
const MANY = 450

/** A lease so long, in milliseconds, that no waiting runner looks again while a test lasts. */
const HOUR = 3_600_000

/** Of several runners one works at a time. */
export const leaseContract = (adapter: string, newDocuments: () => Promise<ReadStoreUnderTest>): void => {
  describe(`The runner over ${adapter}`, () => {
    let harness: RunnerHarness

    beforeEach(async () => (harness = await RunnerHarness.create(newDocuments)))
    afterEach(() => harness.demolish())

    describe('gives way', () => {
      it('when the renewal of its lease is refused', async () => {
        let refused = false
        const { documents } = harness
        const lease: ReadStore['lease'] = (name, owner, milliseconds) =>
          refused ? Promise.resolve(null) : documents.lease(name, owner, milliseconds)
        const runner = await harness.started({ readStore: rerouted(documents, { lease }), lease: 150 })
        refused = true
        await until(() => runner.health().state === 'waiting')
        refused = false
        await caughtUp(runner, await harness.scorer.score('p'))
      })

      it('in the middle of a large batch whose lease runs out', async () => {
        const last = await harness.scorer.scoreOfEach(MANY)
        let [reachable, writes] = [true, 0]
        const { documents } = harness
        const clock = new ForwardClock()
        const runner = harness.start({
          lease: HOUR,
          now: clock.now,
          readStore: rerouted(documents, {
            lease: (name, owner, milliseconds) =>
              reachable ? documents.lease(name, owner, milliseconds) : Promise.reject(outage()),
            write: batch => {
              if (++writes === 1) {
                reachable = false
                clock.putForward(HOUR)
              }
              return documents.write(batch)
            },
          }),
        })
        await until(() => runner.health().state === 'behind')
        expect(writes).toBe(1)
        reachable = true
        await caughtUp(runner, last)
        expect((await seen(runner, table, 'league'))?.games).toBe(MANY)
      })
    })

    describe('goes on', () => {
      it('in the middle of a large batch whose lease ran out, where nobody else took it', async () => {
        const last = await harness.scorer.scoreOfEach(MANY)
        let writes = 0
        const errors: Error[] = []
        const { documents } = harness
        const clock = new ForwardClock()
        const write: ReadStore['write'] = batch => {
          if (++writes === 1) clock.putForward(HOUR)
          return documents.write(batch)
        }
        const readStore = rerouted(documents, { write })
        const runner = harness.start({ lease: HOUR, now: clock.now, readStore, onError: error => errors.push(error) })
        await caughtUp(runner, last)
        expect(errors).toEqual([])
      })
    })

    describe('works alone', () => {
      it('and another takes over when it stops, at once', async () => {
        const first = await harness.started({ lease: HOUR })
        const second = harness.start({ lease: HOUR })
        await until(() => second.health().state === 'waiting')
        await caughtUp(first, await harness.scorer.score('p'))
        expect(second.health().state).toBe('waiting')
        await first.stop()
        await caughtUp(second, await harness.scorer.score('p'))
        expect(await seen(second, cards, 'p')).toEqual({ points: 2, taken: [1, 2] })
      })

      it('and who waits knows how far it is, by the changes', async () => {
        const first = await harness.started()
        const second = await harness.started({ lease: HOUR })
        const position = await harness.scorer.score('p')
        expect(await second.passed(position, 10_000)).toBe(true)
        expect(second.health().state).toBe('waiting')
        expect((await seen(second, cards, 'p'))?.points).toBe(1)
        expect(first.position()).toBe(second.position())
      })

      it('and does no harm where it wakes after another took over', async () => {
        const gate = new Gate()
        let asleep = false
        const readStore = rerouted(harness.documents, {
          lease: (name, owner, milliseconds) =>
            asleep ? gate.opened.then(() => null) : harness.documents.lease(name, owner, milliseconds),
          write: async batch => {
            if (asleep) await gate.opened
            return harness.documents.write(batch)
          },
        })
        const sleeper = await harness.started({ readStore, lease: 150 })
        await caughtUp(sleeper, await harness.scorer.score('p'))
        asleep = true
        const second = harness.start({ lease: 150 })
        const missed = await harness.scorer.score('p')
        await caughtUp(second, missed)
        const next = await harness.scorer.score('p')
        asleep = false
        gate.open()
        await caughtUp(second, next)
        expect(await seen(second, cards, 'p')).toEqual({ points: 3, taken: [1, 2, 3] })
      })
    })

    describe('while another runner makes no progress', () => {
      /**
       * A runner that keeps its lease whatever happens, and one that waits for it; problems are those of the one that waits.
       */
      const pairOf = async (options: Partial<RunnerOptions>, waiting: Partial<RunnerOptions>) => {
        const readStore = rerouted(harness.documents, { release: () => Promise.resolve() })
        await harness.started({ ...options, readStore, lease: HOUR })
        const problems: (RunnerProblem | null)[] = []
        const second = await harness.started({
          ...options,
          ...waiting,
          lease: 150,
          onProblem: problem => problems.push(problem),
        })
        return { second, problems }
      }

      it('before a fact of a newer program, who waits says the same', async () => {
        const { second, problems } = await pairOf({ read: readAsOlder }, { standstill: HOUR })
        await harness.scorer.score('p')
        await harness.scorer.write('TeamRenamed', { team: 'A', name: 'Bulls' })
        await until(() => problems.at(-1)?.kind === 'newer-fact')
        expect(second.health()).toMatchObject({ ready: false, error: expect.stringContaining('TeamRenamed') })
        expect((await seen(second, cards, 'p'))?.points).toBe(1)
      })

      it('without an error, who waits says so, and that it is over', async () => {
        const gate = new Gate()
        async function* held(pages: AsyncIterable<readonly StoredFact[]>) {
          for await (const page of pages) {
            if (page.length > 0) await gate.opened
            yield page
          }
        }
        const { second, problems } = await pairOf({ store: redelivered(harness.events, { subscribe: held }) }, { standstill: 50 })
        await harness.scorer.score('p')
        await until(() => problems.at(-1)?.kind === 'still')
        expect(second.health()).toMatchObject({ state: 'waiting', ready: false })
        gate.open()
        await until(() => second.health().ready)
        expect(problems.at(-1)).toBeNull()
      })
    })
  })
}
