import { until } from '@fullcourt/event-store/testing/until'
import { projection, type ReadModel } from '../projection'
import { openReading } from '../open-reading'
import { RebuildCancelled, RebuildRefused, UnknownFactInLog } from './rebuild-errors'
import { ForwardClock, outage, rerouted } from './testing/faults'
import { activeOf, gated, liveStateOf, stoppedAt } from './testing/gated-rebuild'
import { cards, type Card, type PointsFact } from './testing/points'
import { caughtUp, RunnerHarness, seen } from './testing/runner-harness'
import { versionsOf, withSwitched, type VersionRegistry } from '../version-registry'
import type { ModelVersion } from '../read-store'
import type { ReadStoreUnderTest } from '../testing/read-store-under-test'

/** Milliseconds that no test lasts. */
const HOUR = 3_600_000

const activeIn = (registry: unknown, model: string) => versionsOf(registry as VersionRegistry, model).active

/** What is refused, ends a rebuild early, or takes it back. */
export const endedRebuildsContract = (adapter: string, newDocuments: () => Promise<ReadStoreUnderTest>): void => {
  describe(`A rebuild over ${adapter}`, () => {
    let harness: RunnerHarness

    beforeEach(async () => (harness = await RunnerHarness.create(newDocuments)))
    afterEach(() => harness.demolish())

    it('is refused while one of the same projection goes on', async () => {
      const { runner, gate } = await gated(harness, 3, 1)
      const rebuild = await runner.rebuild(['cards'])
      await expect(runner.rebuild(['table', 'cards'])).rejects.toThrow('cards is being rebuilt already.')
      await expect(runner.rebuild(['cards'])).rejects.toBeInstanceOf(RebuildRefused)
      const other = await runner.rebuild(['table'])
      gate.open()
      await Promise.all([rebuild.finished, other.finished])
      await (
        await runner.rebuild(['cards'])
      ).finished
    })

    it('is refused for what there is not', async () => {
      const runner = await harness.started()
      await expect(runner.rebuild(['nonsense'])).rejects.toThrow(
        'There is no projection nonsense. There are cards, table, teams.',
      )
    })

    it('is refused where another process is the runner', async () => {
      const runner = await harness.started()
      const second = await harness.started()
      await expect(second.rebuild()).rejects.toThrow(/^This process stands by: another one .* rebuilds them/)
      expect([runner.health().leads, second.health().leads]).toEqual([true, false])
    })

    it('is cancelled by the name of any of its projections, and what else is rebuilt goes on', async () => {
      const { runner, gate } = await gated(harness, 10, 4)
      const [two, other] = [await runner.rebuild(['cards', 'table']), await runner.rebuild(['teams'])]
      const cancelled = runner.cancelRebuild(['table'])
      gate.open()
      await cancelled
      await other.finished
      expect([two.progress().phase, other.progress().phase]).toEqual(['cancelled', 'done'])
      await expect(runner.cancelRebuild(['nonsense'])).rejects.toBeInstanceOf(RebuildRefused)
      await runner.cancelRebuild()
    })

    it('that is cancelled leaves nothing, and the next one works', async () => {
      const { runner, gate } = await gated(harness, 10, 4)
      const before = await activeOf(harness, 'cards')
      const rebuild = await runner.rebuild()
      await stoppedAt(rebuild, 4)
      const cancelled = rebuild.cancel()
      gate.open()
      await cancelled
      await expect(rebuild.finished).rejects.toBeInstanceOf(RebuildCancelled)
      expect(rebuild.progress().phase).toBe('cancelled')
      expect(await liveStateOf(harness, 'cards')).toMatchObject({ active: before, building: null })
      await until(async () => ((await harness.documents.setting('versions')) as { retired: ModelVersion[] }).retired.length === 0)
      expect(await harness.documents.get('cards.v1.g2', 'p')).toBeUndefined()
      await (
        await runner.rebuild()
      ).finished
      expect((await seen(runner, cards, 'p'))?.points).toBe(10)
    })

    it('that is cancelled when it is over changes nothing', async () => {
      const runner = await harness.started()
      const rebuild = await runner.rebuild()
      await rebuild.finished
      await rebuild.cancel()
      expect(rebuild.progress().phase).toBe('done')
    })

    it('that is cut off by a stop goes on after the next start, and what is read stays', async () => {
      const { runner, gate } = await gated(harness, 10, 4)
      const before = await activeOf(harness, 'cards')
      const rebuild = await runner.rebuild()
      await stoppedAt(rebuild, 4)
      const stopped = runner.stop()
      gate.open()
      await stopped
      expect(rebuild.progress().phase).toBe('interrupted')
      expect(await activeOf(harness, 'cards')).toBe(before)
      await harness.reopenDocuments()
      const next = await harness.started()
      expect((await seen(next, cards, 'p'))?.points).toBe(10)
      const [resumed] = next.rebuilds()
      await resumed?.finished
      expect(await activeOf(harness, 'cards')).toBe('cards.v1.g2')
      expect(await seen(next, cards, 'p')).toEqual({ points: 10, taken: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] })
    })

    it('goes on when the documents come back', async () => {
      let failures = 0
      const { documents } = harness
      const readStore = rerouted(documents, {
        write: batch =>
          batch.checkpoint.name.includes('.g2') && failures++ < 3 ? Promise.reject(outage()) : documents.write(batch),
      })
      const runner = await harness.started({ readStore })
      await caughtUp(runner, await harness.scorer.score('p'))
      await (
        await runner.rebuild()
      ).finished
      expect(failures).toBeGreaterThan(3)
      expect((await seen(runner, cards, 'p'))?.points).toBe(1)
    })

    it('whose lease ran out before it switches switches to nothing, and begins again', async () => {
      const { documents } = harness
      const clock = new ForwardClock()
      let [isCut, cuts] = [false, 0]
      const leasesInTheSwitch: boolean[] = []
      const readStore = rerouted(documents, {
        lease: (name, owner, milliseconds) => (isCut ? Promise.reject(outage()) : documents.lease(name, owner, milliseconds)),
        write: async batch => {
          const outcome = await documents.write(batch)
          if (batch.checkpoint.name === 'cards.v1.g2' && cuts++ === 0) {
            isCut = true
            clock.putForward(HOUR)
          }
          return outcome
        },
        changeSetting: (name, expected, value) => {
          if (name === 'versions' && activeIn(value, 'cards') === 'cards.v1.g2') leasesInTheSwitch.push(!isCut)
          return documents.changeSetting(name, expected, value)
        },
      })
      const runner = await harness.started({
        readStore,
        lease: HOUR,
        now: clock.now,
        onError: error => {
          harness.errors.push(error)
          isCut = false
        },
      })
      await caughtUp(runner, await harness.scorer.score('p'))
      const rebuild = await runner.rebuild(['cards'])
      await rebuild.finished
      expect(leasesInTheSwitch).toEqual([true])
      expect(harness.errors.map(({ message }) => message)).toContain('The lease cards.v1.g2 ran out.')
    })

    it('that another process ended meanwhile is not switched to once more', async () => {
      const { documents } = harness
      const readStore = rerouted(documents, {
        write: async batch => {
          const outcome = await documents.write(batch)
          if (batch.checkpoint.name === 'cards.v1.g2') await switchedElsewhere('cards')
          return outcome
        },
      })
      const switchedElsewhere = async (model: string) => {
        const versions = (await documents.setting('versions')) as VersionRegistry
        if (versions.models[model]?.building) await documents.changeSetting('versions', versions, withSwitched(versions, model))
      }
      const runner = await harness.started({ readStore })
      await caughtUp(runner, await harness.scorer.score('p'))
      await expect((await runner.rebuild(['cards'])).finished).rejects.toThrow('The rebuild of cards was given up elsewhere.')
      expect(await liveStateOf(harness, 'cards')).toMatchObject({ active: 'cards.v1.g2', building: null })
    })

    it('stops at a fact of a type that it does not know; what is read stays', async () => {
      const runner = await harness.started()
      await harness.scorer.score('p')
      await caughtUp(runner, await harness.scorer.write('WrittenByANewerVersion', {}))
      const before = await activeOf(harness, 'cards')
      const rebuild = await runner.rebuild()
      await expect(rebuild.finished).rejects.toBeInstanceOf(UnknownFactInLog)
      expect(rebuild.progress()).toMatchObject({ phase: 'failed', error: expect.stringContaining('WrittenByANewerVersion') })
      expect(await activeOf(harness, 'cards')).toBe(before)
      expect((await seen(runner, cards, 'p'))?.points).toBe(1)
    })

    it('stops where its projection throws; what is read stays', async () => {
      let broken = false
      const model = projection<Card, PointsFact>('cards', { version: 1, initial: id => cards.initial(id) }).on(
        'PointsScored',
        ({ player }) => [player],
        (card, _, { id, fact }) => {
          if (broken) throw new Error('Beyond me.')
          return cards.fold(card, id, fact)
        },
      )
      const runner = await harness.started({ models: [model] })
      await caughtUp(runner, await harness.scorer.score('p'))
      broken = true
      const rebuild = await runner.rebuild()
      await expect(rebuild.finished).rejects.toThrow(/cards\.v1\.g2\/p cannot go on .*Beyond me/)
      expect((await seen(runner, model, 'p'))?.points).toBe(1)
    })

    it('clears what was parked', async () => {
      let broken = true
      const model: ReadModel<Card> = {
        ...cards,
        fold: (card, id, fact) => {
          if (broken) throw new Error('Beyond me.')
          return cards.fold(card, id, fact)
        },
      }
      const runner = await harness.started({ models: [model] })
      await caughtUp(runner, await harness.scorer.score('p'))
      broken = false
      await (
        await runner.rebuild()
      ).finished
      await caughtUp(runner, await harness.scorer.score('p'))
      const reading = openReading(runner.readings)
      expect(await reading.get(model, 'p')).toEqual({ points: 2, taken: [1, 2] })
      expect(reading.stale()).toBe(false)
    })

    it('is switched back from, to the build before, brought up to date', async () => {
      const runner = await harness.started()
      await caughtUp(runner, await harness.scorer.score('p'))
      const first = await activeOf(harness, 'cards')
      await (
        await runner.rebuild(['cards'])
      ).finished
      await caughtUp(runner, await harness.scorer.score('p'))
      await (
        await runner.rebuild(['cards'], 'back')
      ).finished
      expect(await activeOf(harness, 'cards')).toBe(first)
      await caughtUp(runner, await harness.scorer.score('p'))
      expect(await seen(runner, cards, 'p')).toEqual({ points: 3, taken: [1, 2, 3] })
    })

    it('cannot be switched back from where there is nothing before', async () => {
      const runner = await harness.started()
      await expect(runner.rebuild(['cards'], 'back')).rejects.toThrow(
        'There is no earlier build of cards that this version can read.',
      )
    })

    it('keeps one build before, and takes away the others', async () => {
      const runner = await harness.started()
      await caughtUp(runner, await harness.scorer.score('p'))
      for (const _ of [1, 2, 3]) await (await runner.rebuild(['cards'])).finished
      await until(async () => (await harness.documents.get('cards.v1.g2', 'p')) === undefined)
      expect(await harness.documents.get('cards.v1.g1', 'p')).toBeUndefined()
      expect(await harness.documents.get('cards.v1.g3', 'p')).toBeDefined()
      expect(await activeOf(harness, 'cards')).toBe('cards.v1.g4')
    })
  })
}
