import { until } from '@fullcourt/event-store/testing/until'
import { NotBuiltYet } from '../not-built-yet'
import { openReading } from '../open-reading'
import type { ReadStore } from '../read-store'
import { exchangeable, Gate, rerouted } from './testing/faults'
import { caughtUp, RunnerHarness, seen } from './testing/runner-harness'
import { cards, table } from './testing/points'
import type { ReadStoreUnderTest } from '../testing/read-store-under-test'

/** Documents that do not fit the log. */
export const historiesContract = (adapter: string, newDocuments: () => Promise<ReadStoreUnderTest>): void => {
  describe(`The runner over ${adapter}`, () => {
    let harness: RunnerHarness

    beforeEach(async () => (harness = await RunnerHarness.create(newDocuments)))
    afterEach(() => harness.demolish())

    describe('begins anew where the documents are gone', () => {
      it('and nothing is read of half of them, but it is said how far they are', async () => {
        await harness.scorer.scoreOften(3_000)
        const gate = new Gate()
        let written = 0
        const write: ReadStore['write'] = async batch => {
          if (written++ > 0) await gate.opened
          return harness.documents.write(batch)
        }
        const runner = harness.start({ batch: 2_000, readStore: rerouted(harness.documents, { write }) })
        await until(() => runner.count() > 0 && runner.building()[0]?.target === 3_000)
        await expect(seen(runner, cards, 'p')).rejects.toBeInstanceOf(NotBuiltYet)
        const [building] = runner.building()
        expect(building).toMatchObject({ models: ['cards', 'table', 'teams'], phase: 'reading', done: runner.count() })
        expect(building?.rate).toBeGreaterThan(0)
        expect(building?.timeLeft).toBeGreaterThan(0)
        gate.open()
        await runner.ready()
        expect((await seen(runner, cards, 'p'))?.points).toBe(3_000)
        expect([runner.building(), runner.health().complete]).toEqual([[], true])
      })
    })

    describe('knows its log', () => {
      it('and makes everything anew from another one', async () => {
        const first = await harness.started()
        await caughtUp(first, await harness.scorer.score('p', 50))
        await first.stop()
        const other = await harness.otherLog('other')
        await other.append('points', 'none', [
          {
            id: '22222222-2222-4222-8222-222222222222',
            type: 'PointsScored',
            data: { n: 1, player: 'q', points: 7, team: 'B' },
            metadata: {},
          },
        ])
        const second = await harness.started({ store: other })
        expect(await seen(second, cards, 'p')).toBeUndefined()
        expect(await seen(second, table, 'league')).toEqual({ points: { B: 7 }, games: 1 })
        await second.stop()
        await other.close()
      })

      it('and makes everything anew where it was taken back to an earlier state', async () => {
        const log = {
          id: '33333333-3333-4333-8333-333333333333',
          type: 'LogCreated',
          data: { log: 'log-1', format: 1 },
          metadata: {},
        }
        const point = {
          id: '44444444-4444-4444-8444-444444444444',
          type: 'PointsScored',
          data: { n: 1, player: 'p', points: 1, team: 'A' },
          metadata: {},
        }
        const whole = await harness.otherLog('whole')
        await whole.append('log', 'none', [log])
        await whole.append('points', 'none', [point])
        const first = await harness.started({ store: whole })
        expect(first.count()).toBe(2)
        await first.stop()
        await whole.close()
        const restored = await harness.otherLog('restored')
        await restored.append('log', 'none', [log])
        const second = await harness.started({ store: restored })
        expect(second.count()).toBe(1)
        expect(await seen(second, cards, 'p')).toBeUndefined()
        await second.stop()
        await restored.close()
      })

      describe('and another history of it', () => {
        const LOG_CREATED = {
          id: '33333333-3333-4333-8333-333333333333',
          type: 'LogCreated',
          data: { log: 'log-1', format: 1 },
          metadata: {},
        }
        const scored = (n: number, player: string) => ({
          id: `55555555-5555-4555-8555-${String(n).padStart(12, '0')}`,
          type: 'PointsScored',
          data: { n, player, points: 1, team: 'A' },
          metadata: {},
        })
        const logOf = async (name: string, ...players: string[]) => {
          const log = await harness.otherLog(name)
          await log.append('log', 'none', [LOG_CREATED])
          await log.append(
            'points',
            'none',
            players.map((player, i) => scored(i + 1, player)),
          )
          return log
        }

        it('makes everything anew where an older log was put back and grew past what was read', async () => {
          const whole = await logOf('whole', 'p', 'q')
          await (await harness.started({ store: whole })).stop()
          const grown = await logOf('grown', 'p', 'r', 'r')
          const second = await harness.started({ store: grown })
          expect([await seen(second, cards, 'q'), (await seen(second, cards, 'r'))?.points]).toEqual([undefined, 2])
          expect(harness.errors.map(({ message }) => message)).toEqual([expect.stringMatching(/put back from a backup/)])
          await second.stop()
          await Promise.all([whole.close(), grown.close()])
        })

        it('takes what it finds for true where it went on as it was', async () => {
          const whole = await logOf('whole', 'p', 'q')
          await (await harness.started({ store: whole })).stop()
          const second = await harness.started({ store: whole })
          expect([harness.errors, second.count()]).toEqual([[], 3])
          await second.stop()
          await whole.close()
        })

        it('makes everything anew where the log is put back while it runs', async () => {
          const whole = await logOf('whole', 'p', 'q')
          const restored = await logOf('restored', 'p')
          const node = exchangeable(whole)
          const runner = await harness.started({ store: node.store })
          node.exchange(restored)
          await until(() => runner.count() === 2)
          await restored.append('points', 0, [scored(2, 'r')])
          await until(() => runner.count() === 3)
          expect([await seen(runner, cards, 'q'), (await seen(runner, cards, 'r'))?.points]).toEqual([undefined, 1])
          await until(() => runner.health().ready)
          await runner.stop()
          await Promise.all([whole.close(), restored.close()])
        })
      })

      it('also where its first fact came while it ran', async () => {
        const first = await harness.started()
        await caughtUp(first, await harness.scorer.score('p'))
        await first.stop()
        const second = await harness.started()
        expect((await openReading(second.readings).get(cards, 'p'))?.points).toBe(1)
        expect(await harness.documents.setting('log')).toEqual(expect.any(String))
      })
    })
  })
}
