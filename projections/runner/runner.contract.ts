import { FactOfNewerVersion } from '@fullcourt/domain/log/recall'
import { NotBuiltYet } from '../not-built-yet'
import { openReading } from '../open-reading'
import { projection, type ReadModel } from '../projection'
import { ReadStoreUnavailable, type ReadStore } from '../read-store'
import { exchangeable, Gate, outage, redelivered, rerouted, singly, writeHalf } from './testing/faults'
import { caughtUp, RunnerHarness, seen, until } from './testing/runner-harness'
import { cards, readPoints, table, teams, type Card, type PointsFact } from './testing/points'
import { RunnerStopped, type Runner, type RunnerOptions } from './runner'
import type { RunnerProblem } from './problem'
import type { ReadFact } from './read-fact'
import type { ReadStoreUnderTest } from '../read-store.contract'
import type { StoredFact } from '@fullcourt/event-store/port'

/** More documents than are written at once. */
const MANY = 150

/** A lease so long, in milliseconds, that nobody who waits looks again while a test lasts. */
const HOUR = 3_600_000

/** Reads facts as a program does that is older than whoever renames teams. */
const older: ReadFact = stored => {
  if (stored.type === 'TeamRenamed') throw new FactOfNewerVersion(stored, 2, 1)
  return readPoints(stored)
}

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

/** What design 3 promises of the runner, over any read store. */
export const runnerContract = (adapter: string, newDocuments: () => Promise<ReadStoreUnderTest>): void => {
  describe(`The runner over ${adapter}`, () => {
    let harness: RunnerHarness

    beforeEach(async () => (harness = await RunnerHarness.create(newDocuments)))
    afterEach(() => harness.demolish())

    /** A score of each of many players, told before anybody listens: one batch, which is written in portions. */
    const manyPlayers = async (): Promise<string> => {
      let last = ''
      for (let n = 1; n <= MANY; n++) last = await harness.scorer.score(`p${n}`)
      return last
    }

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
        const last = await manyPlayers()
        let writes = 0
        const write: ReadStore['write'] = batch => (++writes === 2 ? Promise.reject(outage()) : harness.documents.write(batch))
        const runner = harness.start({ readStore: rerouted(harness.documents, { write }) })
        await caughtUp(runner, last)
        expect(writes).toBeGreaterThan(2)
        for (const player of [1, 100, 101, MANY]) expect((await seen(runner, cards, `p${player}`))?.taken).toEqual([player])
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
        const last = await manyPlayers()
        let [reachable, writes] = [true, 0]
        const { documents } = harness
        const runner = harness.start({
          lease: 150,
          readStore: rerouted(documents, {
            lease: (name, owner, milliseconds) =>
              reachable ? documents.lease(name, owner, milliseconds) : Promise.reject(outage()),
            write: async batch => {
              if (++writes === 1) {
                reachable = false
                await new Promise(resolve => setTimeout(resolve, 200))
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
        const runner = await harness.started({ readStore, lease: 60 })
        reachable = false
        await until(() => runner.health().state === 'behind')
        const position = await harness.scorer.score('p')
        expect(await runner.passed(position, 100)).toBe(false)
        expect(late).toBe(0)
        reachable = true
        await caughtUp(runner, position)
      })
    })

    describe('when a newer program wrote a fact', () => {
      it('shows what came before, says why it stands still, and goes on as the newer program', async () => {
        const problems: (RunnerProblem | null)[] = []
        const runner = await harness.started({ read: older, onProblem: problem => problems.push(problem) })
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
        const runner = await harness.started({ read: older, onProblem: problem => problems.push(problem), lease: 1_000 })
        await harness.scorer.write('TeamRenamed', { team: 'A', name: 'Bulls' })
        const last = await harness.scorer.score('p')
        await until(() => problems.at(-1)?.kind === 'newer-fact')
        const newer = harness.start({ lease: 3_000 })
        await until(() => newer.position() >= last)
        await until(() => runner.health().ready)
        expect([runner.position(), problems.at(-1)]).toEqual([last, null])
      })
    })

    describe('while another runner stands still', () => {
      /** A runner that keeps its lease whatever happens, and one that waits for it; problems are those of who waits. */
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
        const { second, problems } = await pairOf({ read: older }, { standstill: HOUR })
        await harness.scorer.score('p')
        await harness.scorer.write('TeamRenamed', { team: 'A', name: 'Bulls' })
        await until(() => problems.at(-1)?.kind === 'newer-fact')
        expect(second.health()).toMatchObject({ ready: false, error: expect.stringContaining('TeamRenamed') })
        expect((await seen(second, cards, 'p'))?.points).toBe(1)
      })

      it('without a word, who waits says so, and that it is over', async () => {
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

      it('until the projection is mended: then all that was kept is taken in, in order', async () => {
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

      it('or all of them, until the projection is mended: then none misses a fact', async () => {
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

      it('and gives up loudly where the park cannot be written', async () => {
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

    describe('begins anew where the documents are gone', () => {
      it('and nothing is read of half of them, but it is said how far they are', async () => {
        await harness.scorer.scoreOften(3_000)
        const gate = new Gate()
        let written = 0
        const write: ReadStore['write'] = async batch => {
          if (written++ > 0) await gate.opened
          return harness.documents.write(batch)
        }
        const runner = harness.start({ readStore: rerouted(harness.documents, { write }) })
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

      it('with the changes told before', async () => {
        const runner = await harness.started()
        const ear = new AbortController()
        const heard: string[] = []
        const listening = (async () => {
          for await (const lines of harness.documents.changes(ear.signal)) heard.push(...lines)
        })()
        await caughtUp(runner, await harness.scorer.score('p'))
        expect(heard).toEqual(expect.arrayContaining(['cards.v1.g1/p', 'cards.v1.g1#all=others', 'table.v1.g1/league']))
        ear.abort()
        await listening
      })
    })

    describe('works alone', () => {
      it('and another takes over when it stops', async () => {
        const first = await harness.started({ lease: 150 })
        const second = harness.start({ lease: 150 })
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

      it('not while the log grows and it stands still', async () => {
        async function* silent(pages: AsyncIterable<readonly StoredFact[]>) {
          for await (const page of pages) if (page.length === 0) yield page
        }
        const runner = await harness.started({ store: redelivered(harness.events, { subscribe: silent }), standstill: 50 })
        expect(isReady(runner)).toBe(true)
        expect(await runner.passed(await harness.scorer.score('p'), 0)).toBe(false)
        expect(isReady(runner)).toBe(true)
        await until(() => !isReady(runner))
        expect(runner.health().state).toBe('running')
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
        const log = { id: '33333333-3333-4333-8333-333333333333', type: 'LogCreated', data: { id: 'log-1' }, metadata: {} }
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
          data: { id: 'log-1' },
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

    describe('and versions of the code', () => {
      const cards2: ReadModel<Card> = { ...cards, version: 2 }

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

      it('reads the version before, as stale, until the new one is complete', async () => {
        const old = await harness.started({ models: [cards, table] })
        await caughtUp(old, await harness.scorer.score('p'))
        await old.stop()
        const gate = new Gate()
        const write: ReadStore['write'] = async batch => {
          if (batch.documents.some(({ version }) => version.startsWith('cards.v2'))) await gate.opened
          return harness.documents.write(batch)
        }
        const newer = harness.start({ models: [cards2, table], readStore: rerouted(harness.documents, { write }) })
        await until(() => newer.building().length > 0)
        const reading = openReading(newer.readings)
        expect([await reading.get(cards2, 'p'), reading.stale()]).toEqual([{ points: 1, taken: [1] }, true])
        expect(newer.health()).toMatchObject({ complete: false, ready: false })
        gate.open()
        await newer.ready()
        const after = openReading(newer.readings)
        expect([await after.get(cards2, 'p'), after.stale(), newer.building()]).toEqual([{ points: 1, taken: [1] }, false, []])
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
