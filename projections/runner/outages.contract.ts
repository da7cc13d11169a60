import { until } from '@fullcourt/event-store/testing/until'
import { ReadStoreUnavailable } from '../read-store'
import { ForwardClock, outage, rerouted } from './testing/faults'
import { caughtUp, RunnerHarness, seen } from './testing/runner-harness'
import { cards, readAsOlder, teams } from './testing/points'
import type { RunnerProblem } from './problem'
import type { ReadStoreUnderTest } from '../testing/read-store-under-test'

/** Milliseconds that no test lasts. */
const HOUR = 3_600_000

/** What keeps the runner from going on, and how it goes on. */
export const outagesContract = (adapter: string, newDocuments: () => Promise<ReadStoreUnderTest>): void => {
  describe(`The runner over ${adapter}`, () => {
    let harness: RunnerHarness

    beforeEach(async () => (harness = await RunnerHarness.create(newDocuments)))
    afterEach(() => harness.demolish())

    describe('when the documents cannot be reached', () => {
      it('skips nothing, says so, and catches up', async () => {
        let reachable = true
        const ifReachable = <Answer>(answer: () => Promise<Answer>) => (reachable ? answer() : Promise.reject(outage()))
        const { documents } = harness
        const readStore = rerouted(documents, {
          write: batch => ifReachable(() => documents.write(batch)),
          lease: (name, owner, milliseconds) => ifReachable(() => documents.lease(name, owner, milliseconds)),
        })
        const runner = await harness.started({ readStore })
        await caughtUp(runner, await harness.scorer.score('p'))
        reachable = false
        const missed = await harness.scorer.score('p')
        await until(() => runner.health().state === 'behind')
        const { position, head } = runner.health()
        expect(position < head).toBe(true)
        expect(harness.errors.at(-1)).toBeInstanceOf(ReadStoreUnavailable)
        reachable = true
        await caughtUp(runner, missed)
        expect((await seen(runner, cards, 'p'))?.taken).toEqual([1, 2])
        expect(runner.health()).toMatchObject({ state: 'running', position: head })
      })

      it('writes nothing any more once its lease ran out unrenewed', async () => {
        let [reachable, late] = [true, 0]
        const { documents } = harness
        const readStore = rerouted(documents, {
          lease: (name, owner, milliseconds) =>
            reachable ? documents.lease(name, owner, milliseconds) : Promise.reject(outage()),
          write: batch => {
            if (!reachable) late++
            return documents.write(batch)
          },
        })
        const clock = new ForwardClock()
        const runner = await harness.started({ readStore, lease: HOUR, now: clock.now })
        reachable = false
        clock.putForward(HOUR)
        const position = await harness.scorer.score('p')
        await until(() => runner.health().state === 'behind')
        expect(await runner.passed(position, 100)).toBe(false)
        expect(late).toBe(0)
        reachable = true
        await caughtUp(runner, position)
      })
    })

    describe('when a newer program wrote a fact', () => {
      it('shows what came before, says why it does not go on, and goes on as the newer program', async () => {
        const problems: (RunnerProblem | null)[] = []
        const runner = await harness.started({ read: readAsOlder, onProblem: problem => problems.push(problem) })
        await harness.scorer.score('p')
        await harness.scorer.write('TeamRenamed', { team: 'A', name: 'Bulls' })
        const last = await harness.scorer.score('p')
        await until(() => problems.at(-1)?.kind === 'newer-fact')
        await until(async () => (await seen(runner, cards, 'p'))?.points === 1)
        expect(runner.health()).toMatchObject({ ready: false, error: expect.stringContaining('TeamRenamed') })
        await runner.stop()
        const newer = await harness.started()
        await caughtUp(newer, last)
        expect(await seen(newer, cards, 'p')).toEqual({ points: 2, taken: [1, 3] })
        expect(await seen(newer, teams, 'A')).toEqual({ name: 'Bulls' })
      })

      it('goes on reading where the newer program takes over', async () => {
        const problems: (RunnerProblem | null)[] = []
        const runner = await harness.started({ read: readAsOlder, onProblem: problem => problems.push(problem), lease: 1_000 })
        await harness.scorer.write('TeamRenamed', { team: 'A', name: 'Bulls' })
        const last = await harness.scorer.score('p')
        await until(() => problems.at(-1)?.kind === 'newer-fact')
        const newer = harness.start({ lease: 3_000 })
        await until(() => newer.position() >= last)
        await until(() => runner.health().ready)
        expect([runner.position(), problems.at(-1)]).toEqual([last, null])
      })
    })
  })
}
