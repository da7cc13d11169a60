import { until } from '@fullcourt/event-store/testing/until'
import { follow } from '../testing/follow'
import type { ReadStore } from '../read-store'
import { Gate, outage, redelivered, rerouted } from './testing/faults'
import { caughtUp, RunnerHarness } from './testing/runner-harness'
import { RunnerStopped, type Runner } from './runner'
import type { RunnerProblem } from './problem'
import type { ReadStoreUnderTest } from '../testing/read-store-under-test'
import type { StoredFact } from '@fullcourt/event-store/port'

/** How the runner is waited for, when it is ready, and how it stops. */
export const lifecycleContract = (adapter: string, newDocuments: () => Promise<ReadStoreUnderTest>): void => {
  describe(`The runner over ${adapter}`, () => {
    let harness: RunnerHarness

    beforeEach(async () => (harness = await RunnerHarness.create(newDocuments)))
    afterEach(() => harness.demolish())

    describe('is waited for', () => {
      it('not at all where it has passed', async () => {
        const runner = await harness.started()
        const position = await harness.scorer.score('p')
        await caughtUp(runner, position)
        expect(await runner.passed(position, 0)).toBe(true)
      })

      it('until it passes', async () => {
        const gate = new Gate()
        const write: ReadStore['write'] = async batch => (await gate.opened, harness.documents.write(batch))
        const runner = await harness.started({ readStore: rerouted(harness.documents, { write }) })
        const waiting = runner.passed(await harness.scorer.score('p'), 10_000)
        gate.open()
        expect(await waiting).toBe(true)
      })

      it('as long as was said', async () => {
        const gate = new Gate()
        const write: ReadStore['write'] = async batch => (await gate.opened, harness.documents.write(batch))
        const runner = await harness.started({ readStore: rerouted(harness.documents, { write }) })
        expect(await runner.passed(await harness.scorer.score('p'), 20)).toBe(false)
        gate.open()
      })

      it('in vain when it is stopped', async () => {
        const runner = await harness.started()
        const waiting = runner.passed('9'.repeat(20), 10_000)
        await runner.stop()
        await expect(waiting).rejects.toBeInstanceOf(RunnerStopped)
        await expect(runner.passed('9'.repeat(20), 10_000)).rejects.toBeInstanceOf(RunnerStopped)
      })

      it('with the changes published before', async () => {
        const runner = await harness.started()
        const { received, ended, stop } = follow(signal => harness.documents.changes(signal))
        await caughtUp(runner, await harness.scorer.score('p'))
        expect(received).toEqual(expect.arrayContaining(['cards.v1.g1/p', 'cards.v1.g1#all=others', 'table.v1.g1/league']))
        stop()
        await ended
      })
    })

    describe('is ready', () => {
      const isReady = (runner: Runner) => runner.health().ready

      it('while there is nothing to do', async () => {
        const runner = await harness.started({ standstill: 0 })
        expect(isReady(runner)).toBe(true)
        await caughtUp(runner, await harness.scorer.score('p'))
        expect(isReady(runner)).toBe(true)
      })

      it('no longer, once it gave up', async () => {
        const readStore = rerouted(harness.documents, { write: () => Promise.reject(new Error('Beyond me.')) })
        const runner = await harness.started({ readStore })
        await harness.scorer.score('p')
        await until(() => !isReady(runner))
        expect(runner.health().state).toBe('failed')
      })

      it('not while the documents cannot be reached, and again afterwards', async () => {
        let reachable = true
        const write: ReadStore['write'] = batch => (reachable ? harness.documents.write(batch) : Promise.reject(outage()))
        const problems: (RunnerProblem | null)[] = []
        const onProblem = (problem: RunnerProblem | null) => problems.push(problem)
        const runner = await harness.started({ readStore: rerouted(harness.documents, { write }), onProblem })
        reachable = false
        await harness.scorer.score('p')
        await until(() => !isReady(runner))
        await until(() => problems.at(-1)?.kind === 'away')
        reachable = true
        await until(() => isReady(runner))
        expect(problems.at(-1)).toBeNull()
      })

      it('not while the log grows and it makes no progress', async () => {
        async function* silent(pages: AsyncIterable<readonly StoredFact[]>) {
          for await (const page of pages) if (page.length === 0) yield page
        }
        const runner = await harness.started({ store: redelivered(harness.events, { subscribe: silent }), standstill: 50 })
        expect(isReady(runner)).toBe(true)
        expect(runner.health().behind).toBe(0)
        expect(await runner.passed(await harness.scorer.score('p'), 0)).toBe(false)
        expect(isReady(runner)).toBe(true)
        await until(() => !isReady(runner))
        expect(runner.health().state).toBe('running')
        expect(runner.health().behind).toBeGreaterThanOrEqual(50)
      })
    })

    describe('stops', () => {
      it('when what it began is written', async () => {
        const gate = new Gate()
        let writing = false
        const write: ReadStore['write'] = async batch => {
          writing = true
          await gate.opened
          return harness.documents.write(batch)
        }
        const runner = await harness.started({ readStore: rerouted(harness.documents, { write }) })
        const position = await harness.scorer.score('p')
        await until(() => writing)
        const stopping = runner.stop()
        gate.open()
        await stopping
        expect((await harness.documents.checkpoint('live'))?.position).toBe(position)
      })

      it('once and for all', async () => {
        const runner = await harness.started()
        await Promise.all([runner.stop(), runner.stop()])
        await runner.stop()
        expect(runner.health().state).toBe('stopped')
      })

      it('in the middle of its start', async () => {
        const runner = harness.start()
        await runner.stop()
        const next = await harness.started()
        expect(next.health().state).toBe('running')
      })

      it('while it waits for the documents to come back', async () => {
        const readStore = rerouted(harness.documents, { lease: () => Promise.reject(outage()) })
        const runner = harness.start({ readStore })
        await until(() => harness.errors.length > 1)
        await runner.stop()
      })
    })
  })
}
