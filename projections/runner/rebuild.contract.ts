import { versionsOf, type VersionRegistry } from '../version-registry'
import { projection, type ReadModel } from '../projection'
import { openReading } from '../open-reading'
import { Gate, outage, redelivered, rerouted, singly } from './testing/faults'
import { caughtUp, RunnerHarness, seen, until } from './testing/runner-harness'
import { cards, table, teams, type Card, type PointsFact } from './testing/points'
import { RebuildCancelled, RebuildRefused, UnknownFact } from './rebuild-errors'
import type { ModelVersion } from '../read-store'
import type { ReadStoreUnderTest } from '../testing/read-store-under-test'
import type { EventStore, StoredFact } from '@fullcourt/event-store/port'
import type { Rebuild } from './rebuild'

/** What design 3 promises of a rebuild, over any read store. */
export const rebuildContract = (adapter: string, newDocuments: () => Promise<ReadStoreUnderTest>): void => {
  describe(`A rebuild over ${adapter}`, () => {
    let harness: RunnerHarness

    beforeEach(async () => (harness = await RunnerHarness.create(newDocuments)))
    afterEach(() => harness.demolish())

    /** A log whose scans stop at a gate after so many facts, from when `shut` says so. */
    const scanStopsAfter = (facts: number, gate: Gate, shut = () => true): EventStore => {
      async function* stopping(pages: AsyncIterable<readonly StoredFact[]>) {
        let scanned = 0
        for await (const page of pages) {
          for (const fact of page) {
            if (shut() && scanned++ === facts) await gate.opened
            yield [fact]
          }
        }
      }
      return redelivered(harness.events, { readAll: stopping })
    }

    /** A runner that has taken in some facts, whose rebuilds stop at a gate. */
    const gated = async (facts: number, stopAfter: number) => {
      const gate = new Gate()
      let shut = false
      const runner = await harness.started({ store: scanStopsAfter(stopAfter, gate, () => shut) })
      let last = ''
      for (let n = 0; n < facts; n++) last = await harness.scorer.score('p')
      await caughtUp(runner, last)
      shut = true
      return { runner, gate }
    }

    const stoppedAt = (rebuild: Rebuild, done: number) => until(() => rebuild.progress().done === done)

    const liveStateOf = async (model: string) =>
      versionsOf((await harness.documents.setting('versions')) as VersionRegistry, model)

    const activeOf = async (model: string): Promise<ModelVersion | null> => (await liveStateOf(model)).active

    it('gives the same documents, in a new build', async () => {
      const runner = await harness.started()
      await caughtUp(runner, (await harness.scorer.score('p', 3), await harness.scorer.score('q', 2, 'B')))
      const [before, tableBefore] = [await activeOf('cards'), await seen(runner, table, 'league')]
      await (
        await runner.rebuild()
      ).finished
      expect(await activeOf('cards')).not.toBe(before)
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
      const before = await activeOf('table')
      await (
        await runner.rebuild(['cards'])
      ).finished
      expect(await activeOf('table')).toBe(before)
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
      const ear = new AbortController()
      const heard: string[] = []
      const listening = (async () => {
        for await (const lines of harness.documents.changes(ear.signal)) heard.push(...lines)
      })()
      await (
        await runner.rebuild()
      ).finished
      expect(heard.some(line => reading.dependencies().has(line))).toBe(true)
      ear.abort()
      await listening
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
      const { runner, gate } = await gated(10, 4)
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
      const runner = await harness.started({ store: scanStopsAfter(0, gate, () => shut) })
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

    it('is refused while one of the same projection goes on', async () => {
      const { runner, gate } = await gated(3, 1)
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

    it('that is cancelled leaves nothing, and the next one works', async () => {
      const { runner, gate } = await gated(10, 4)
      const before = await activeOf('cards')
      const rebuild = await runner.rebuild()
      await stoppedAt(rebuild, 4)
      const cancelled = rebuild.cancel()
      gate.open()
      await cancelled
      await expect(rebuild.finished).rejects.toBeInstanceOf(RebuildCancelled)
      expect(rebuild.progress().phase).toBe('cancelled')
      expect(await liveStateOf('cards')).toMatchObject({ active: before, building: null })
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
      const { runner, gate } = await gated(10, 4)
      const before = await activeOf('cards')
      const rebuild = await runner.rebuild()
      await stoppedAt(rebuild, 4)
      const stopped = runner.stop()
      gate.open()
      await stopped
      expect(rebuild.progress().phase).toBe('interrupted')
      expect(await activeOf('cards')).toBe(before)
      await harness.reopenDocuments()
      const next = await harness.started()
      expect((await seen(next, cards, 'p'))?.points).toBe(10)
      const [resumed] = next.rebuilds()
      await resumed?.finished
      expect(await activeOf('cards')).toBe('cards.v1.g2')
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

    it('stops at a fact of a type that it does not know; what is read stays', async () => {
      const runner = await harness.started()
      await harness.scorer.score('p')
      await caughtUp(runner, await harness.scorer.write('WrittenByANewerVersion', {}))
      const before = await activeOf('cards')
      const rebuild = await runner.rebuild()
      await expect(rebuild.finished).rejects.toBeInstanceOf(UnknownFact)
      expect(rebuild.progress()).toMatchObject({ phase: 'failed', error: expect.stringContaining('WrittenByANewerVersion') })
      expect(await activeOf('cards')).toBe(before)
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
      const first = await activeOf('cards')
      await (
        await runner.rebuild(['cards'])
      ).finished
      await caughtUp(runner, await harness.scorer.score('p'))
      await (
        await runner.rebuild(['cards'], 'back')
      ).finished
      expect(await activeOf('cards')).toBe(first)
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
      expect(await activeOf('cards')).toBe('cards.v1.g4')
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
