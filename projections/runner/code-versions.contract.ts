import { until } from '@fullcourt/event-store/testing/until'
import { NotBuiltYet } from '../not-built-yet'
import { openReading } from '../open-reading'
import type { ReadModel } from '../projection'
import type { ReadStore } from '../read-store'
import { Gate, outage, rerouted } from './testing/faults'
import { caughtUp, RunnerHarness, seen } from './testing/runner-harness'
import { cards, table, type Card } from './testing/points'
import type { ReadStoreUnderTest } from '../testing/read-store-under-test'

/** What happens when the code of a read model changes. */
export const codeVersionsContract = (adapter: string, newDocuments: () => Promise<ReadStoreUnderTest>): void => {
  describe(`The runner over ${adapter}`, () => {
    let harness: RunnerHarness

    beforeEach(async () => (harness = await RunnerHarness.create(newDocuments)))
    afterEach(() => harness.demolish())

    describe('and versions of the code', () => {
      const cards2: ReadModel<Card> = { ...cards, version: 2 }

      /** After one score, the build of a newer version, which cannot write its documents before the gate opens. */
      const heldUp = async (model: ReadModel<Card>) => {
        const old = await harness.started({ models: [cards, table] })
        await caughtUp(old, await harness.scorer.score('p'))
        await old.stop()
        const gate = new Gate()
        const write: ReadStore['write'] = async batch => {
          if (batch.documents.some(({ version }) => version.startsWith('cards.v2'))) await gate.opened
          return harness.documents.write(batch)
        }
        const newer = harness.start({ models: [model, table], readStore: rerouted(harness.documents, { write }) })
        await until(() => newer.building().length > 0)
        return { newer, gate }
      }

      it('builds a new version before it is read, and goes back to the old one', async () => {
        const old = await harness.started({ models: [cards, table] })
        await caughtUp(old, await harness.scorer.score('p'))
        await old.stop()
        await harness.scorer.score('p')
        const newer = await harness.started({ models: [cards2, table] })
        expect(await seen(newer, cards2, 'p')).toEqual({ points: 2, taken: [1, 2] })
        await caughtUp(newer, await harness.scorer.score('p'))
        expect(await seen(newer, cards2, 'p')).toEqual({ points: 3, taken: [1, 2, 3] })
        await newer.stop()
        const again = await harness.started({ models: [cards, table] })
        await caughtUp(again, await harness.scorer.score('p'))
        expect(await seen(again, cards, 'p')).toEqual({ points: 4, taken: [1, 2, 3, 4] })
      })

      it('builds a new version also where the documents were away as it was to be named', async () => {
        const old = await harness.started({ models: [cards, table] })
        await caughtUp(old, await harness.scorer.score('p'))
        await old.stop()
        let failures = 0
        const changeSetting: ReadStore['changeSetting'] = (name, expected, value) =>
          JSON.stringify(value).includes('"building":"cards.v2') && failures++ < 2
            ? Promise.reject(outage())
            : harness.documents.changeSetting(name, expected, value)
        const newer = await harness.started({
          models: [cards2, table],
          readStore: rerouted(harness.documents, { changeSetting }),
        })
        expect([failures > 2, await seen(newer, cards2, 'p')]).toEqual([true, { points: 1, taken: [1] }])
      })

      it('reads the version before, as stale, until the new one is complete', async () => {
        const { newer, gate } = await heldUp(cards2)
        const reading = openReading(newer.readings)
        expect([await reading.get(cards2, 'p'), reading.stale()]).toEqual([{ points: 1, taken: [1] }, true])
        expect(newer.health()).toMatchObject({ complete: false, ready: false })
        gate.open()
        await newer.ready()
        const after = openReading(newer.readings)
        expect([await after.get(cards2, 'p'), after.stale(), newer.building()]).toEqual([{ points: 1, taken: [1] }, false, []])
      })

      it('has no list that the version before did not have, until the new one is complete', async () => {
        const listed: ReadModel<Card> = { ...cards2, listsSince: { all: 2 } }
        const { newer, gate } = await heldUp(listed)
        const list = () => openReading(newer.readings).list(listed, { index: 'all', key: 'others' })
        await expect(list()).rejects.toThrow(NotBuiltYet)
        gate.open()
        await newer.ready()
        expect(await list()).toHaveLength(1)
      })

      it('builds a model that is new among others', async () => {
        const old = await harness.started({ models: [cards] })
        await caughtUp(old, await harness.scorer.score('p'))
        await old.stop()
        const newer = await harness.started({ models: [cards, table] })
        expect(await seen(newer, table, 'league')).toEqual({ points: { A: 1 }, games: 1 })
      })

      it('brings back what an intermediate version did not have', async () => {
        const first = await harness.started({ models: [cards, table] })
        await caughtUp(first, await harness.scorer.score('p'))
        await first.stop()
        const without = await harness.started({ models: [cards] })
        await caughtUp(without, await harness.scorer.score('p'))
        await without.stop()
        const again = await harness.started({ models: [cards, table] })
        expect(await seen(again, table, 'league')).toEqual({ points: { A: 2 }, games: 2 })
      })
    })
  })
}
