import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { LARGEST_APPEND } from './checked-append'
import { Closed, Conflict, InvalidAppend, LogDiverged, TooLarge } from './errors'
import { BEGINNING, type EventStore, type Json, type NewFact, type Position, type StoredFact } from './port'
import { placeOf, positionOf } from './position'

/** A log that an adapter keeps, seen from a test. */
export type LogUnderTest = {
  /** The log, which holds nothing yet. */
  open(): Promise<EventStore>
  /** Closes the log and opens it again, as a restart does. */
  reopen(): Promise<EventStore>
  /** Keeps the log as it is now, and later closes it, puts that older one in its place, and opens it; where a test may do that. */
  readonly older?: { keep(): Promise<void>; putBack(): Promise<EventStore> }
  /** Frees all that the test used. */
  discard(): Promise<void>
}

export const fact = (data: Json = {}, type = 'ScoreUpdated'): NewFact => ({
  id: randomUUID(),
  type,
  data,
  metadata: { actor: 7 },
})

export const facts = (count: number): readonly NewFact[] => Array.from({ length: count }, (_, n) => fact({ n }))

/** Everything that pages bring until they end. */
export const all = async (pages: AsyncIterable<readonly StoredFact[]>): Promise<readonly StoredFact[]> => {
  const found: StoredFact[] = []
  for await (const page of pages) found.push(...page)
  return found
}

/** The first so many facts that a subscription brings; then it is left. */
export const first = async (count: number, pages: AsyncIterable<readonly StoredFact[]>): Promise<readonly StoredFact[]> => {
  const found: StoredFact[] = []
  if (count > 0)
    for await (const page of pages) {
      found.push(...page)
      if (found.length >= count) break
    }
  return found
}

/** Ids, to compare what was written with what was read. */
export const idsOf = (written: readonly { readonly id: string }[]): readonly string[] => written.map(({ id }) => id)

const dataOf = (read: readonly StoredFact[]): readonly Json[] => read.map(({ data }) => data)

/** A fact whose data and metadata have so many bytes of JSON. */
const factOfBytes = (bytes: number): NewFact => ({ ...fact(), metadata: null, data: 'x'.repeat(bytes - '""null'.length) })

/** Resolves when the work at hand has long begun to wait. */
const afterTurns = async (turns: number): Promise<void> => {
  for (let turn = 0; turn < turns; turn++) await nextTurn()
}

/** Milliseconds for one test: ten thousand facts over a connection take time on a busy machine. */
const RETRY_LIMIT = 120_000

/** What the port promises (`port.ts`); every adapter enrols. */
export const eventStoreContract = (adapter: string, newLog: () => Promise<LogUnderTest>): void => {
  jest.setTimeout(RETRY_LIMIT)

  describe(`${adapter} keeps the promises of the event store`, () => {
    let log: LogUnderTest
    let store: EventStore

    beforeEach(async () => {
      log = await newLog()
      store = await log.open()
    })

    afterEach(() => log.discard())

    describe('appending', () => {
      it('begins a stream at revision 0 and answers with revision and position of the last fact', async () => {
        const answer = await store.append('game-1', 'none', facts(3))
        expect(answer.revision).toBe(2)
        expect(answer.position).toBe((await store.read('game-1')).at(-1)?.position)
      })

      it('refuses to begin a stream that holds facts, and names its revision', async () => {
        await store.append('game-1', 'none', facts(7))
        await expect(store.append('game-1', 'none', [fact()])).rejects.toMatchObject({
          kind: 'conflict',
          stream: 'game-1',
          expected: 'none',
          actual: 6,
        })
      })

      it('continues a stream after exactly the expected revision, without a gap', async () => {
        await store.append('game-1', 'none', facts(2))
        expect((await store.append('game-1', 1, facts(2))).revision).toBe(3)
        expect((await store.read('game-1')).map(({ revision }) => revision)).toEqual([0, 1, 2, 3])
      })

      it('refuses a revision that was passed', async () => {
        await store.append('game-1', 'none', facts(7))
        await expect(store.append('game-1', 2, [fact()])).rejects.toMatchObject({ kind: 'conflict', expected: 2, actual: 6 })
      })

      it('refuses a revision that is not reached yet', async () => {
        await store.append('game-1', 'none', facts(7))
        await expect(store.append('game-1', 99, [fact()])).rejects.toMatchObject({ kind: 'conflict', expected: 99, actual: 6 })
      })

      it.each([0, 5])('refuses revision %d of a stream that does not exist, and says that it is empty', async expected => {
        await expect(store.append('game-1', expected, [fact()])).rejects.toMatchObject({
          kind: 'conflict',
          expected,
          actual: 'none',
        })
      })

      it('writes nothing of an append that is in conflict', async () => {
        await store.append('game-1', 'none', facts(2))
        await store.append('game-1', 'none', facts(3)).catch(() => undefined)
        expect(await store.read('game-1')).toHaveLength(2)
      })

      it('writes all facts of an append or none: one that is invalid keeps the others out', async () => {
        await expect(store.append('game-1', 'none', [fact(), { ...fact(), type: '' }])).rejects.toBeInstanceOf(InvalidAppend)
        expect(await store.read('game-1')).toEqual([])
      })

      it('writes all facts of an append or none: one that is too large keeps the others out', async () => {
        await expect(store.append('game-1', 'none', [fact(), factOfBytes(LARGEST_APPEND)])).rejects.toBeInstanceOf(TooLarge)
        expect(await store.read('game-1')).toEqual([])
      })

      it('refuses an append without facts', async () => {
        await expect(store.append('game-1', 'none', [])).rejects.toBeInstanceOf(InvalidAppend)
        expect(await store.read('game-1')).toEqual([])
      })

      it('refuses an id that is no UUID', async () => {
        await expect(store.append('game-1', 'none', [{ ...fact(), id: '61-58' }])).rejects.toBeInstanceOf(InvalidAppend)
      })

      it('refuses a type that begins like those of system events', async () => {
        await expect(store.append('game-1', 'none', [fact({}, '$metadata')])).rejects.toBeInstanceOf(InvalidAppend)
      })

      it.each([-1, 0.5])('refuses %d, which is no revision', async expected => {
        await expect(store.append('game-1', expected, [fact()])).rejects.toBeInstanceOf(InvalidAppend)
      })

      it('takes the largest append', async () => {
        const half = LARGEST_APPEND / 2
        await store.append('game-1', 'none', [factOfBytes(half), factOfBytes(half)])
        expect(await store.read('game-1')).toHaveLength(2)
      })

      it('refuses one byte more as too large, and other appends go on', async () => {
        await expect(store.append('game-1', 'none', [factOfBytes(LARGEST_APPEND + 1)])).rejects.toBeInstanceOf(TooLarge)
        await expect(store.append('game-1', 'none', [fact()])).resolves.toMatchObject({ revision: 0 })
      })

      it('counts bytes, not characters', async () => {
        const umlauts = { ...fact(), data: 'ü'.repeat(LARGEST_APPEND / 2) }
        await expect(store.append('game-1', 'none', [umlauts])).rejects.toBeInstanceOf(TooLarge)
      })
    })

    describe('repeating an append', () => {
      it('answers as the first time and writes nothing', async () => {
        const batch = facts(3)
        const answer = await store.append('game-1', 'none', batch)
        expect(await store.append('game-1', 'none', batch)).toEqual(answer)
        expect(await store.read('game-1')).toHaveLength(3)
      })

      it('is recognised by exact revision too', async () => {
        await store.append('game-1', 'none', facts(2))
        const batch = facts(2)
        const answer = await store.append('game-1', 1, batch)
        expect(await store.append('game-1', 1, batch)).toEqual(answer)
        expect(await store.read('game-1')).toHaveLength(4)
      })

      it('is recognised when other facts have followed, by exact revision', async () => {
        await store.append('game-1', 'none', facts(2))
        const batch = facts(2)
        const answer = await store.append('game-1', 1, batch)
        await store.append('game-1', 3, facts(5))
        expect(await store.append('game-1', 1, batch)).toEqual(answer)
      })

      it('is recognised when the stream has grown since it was begun', async () => {
        const batch = facts(2)
        const answer = await store.append('game-1', 'none', batch)
        await store.append('game-1', 1, facts(5))
        expect(await store.append('game-1', 'none', batch)).toEqual(answer)
      })

      it('is recognised after a restart', async () => {
        const batch = facts(3)
        const answer = await store.append('game-1', 'none', batch)
        store = await log.reopen()
        expect(await store.append('game-1', 'none', batch)).toEqual(answer)
        expect(await store.read('game-1')).toHaveLength(3)
      })

      it('is recognised while the first is still running', async () => {
        const batch = facts(3)
        const [one, other] = await Promise.all([store.append('game-1', 'none', batch), store.append('game-1', 'none', batch)])
        expect(one).toEqual(other)
        expect(await store.read('game-1')).toHaveLength(3)
      })

      it('with only its first facts answers with the revision of the last of them', async () => {
        const batch = facts(3)
        await store.append('game-1', 'none', batch)
        const [, second] = await store.read('game-1')
        expect(await store.append('game-1', 'none', batch.slice(0, 2))).toEqual({ revision: 1, position: second?.position })
      })

      it('with only its last facts, after the revision the whole was after, is a conflict', async () => {
        const batch = facts(3)
        await store.append('game-1', 'none', batch)
        await expect(store.append('game-1', 'none', batch.slice(1))).rejects.toBeInstanceOf(Conflict)
      })

      it.each([
        ['last', 2, 3, 1],
        ['middle', 1, 2, 0],
      ])('with only its %s fact, after its own true predecessor, is recognised', async (_, from, to, expected) => {
        const batch = facts(3)
        await store.append('game-1', 'none', batch)
        expect(await store.append('game-1', expected, batch.slice(from, to))).toMatchObject({ revision: to - 1 })
        expect(await store.read('game-1')).toHaveLength(3)
      })

      it.each<[string, (batch: readonly NewFact[]) => readonly NewFact[]]>([
        ['one more fact behind', batch => [...batch, fact()]],
        ['one more fact in front', batch => [fact(), ...batch]],
        ['its facts in another order', batch => [...batch].reverse()],
        ['its second id replaced', ([one, , three]) => [one, fact(), three].filter(each => each !== undefined)],
      ])('with %s is a conflict, and writes nothing', async (_, changed) => {
        const batch = facts(3)
        await store.append('game-1', 'none', batch)
        await expect(store.append('game-1', 'none', changed(batch))).rejects.toMatchObject({ kind: 'conflict', actual: 2 })
        expect(await store.read('game-1')).toHaveLength(3)
      })

      it('ignores how the writes were split', async () => {
        const batch = facts(4)
        await store.append('game-1', 'none', batch.slice(0, 1))
        const answer = await store.append('game-1', 0, batch.slice(1))
        expect(await store.append('game-1', 'none', batch)).toEqual(answer)
        expect(await store.read('game-1')).toHaveLength(4)
      })

      it('with the same ids and other data keeps the old data', async () => {
        const original = fact({ home: 61, away: 58 })
        await store.append('game-1', 'none', [original])
        await store.append('game-1', 'none', [{ ...original, data: { home: 61, away: 59 } }])
        expect(dataOf(await store.read('game-1'))).toEqual([{ home: 61, away: 58 }])
      })

      it('ignores the case of letters in an id', async () => {
        const original = fact()
        await store.append('game-1', 'none', [original])
        await expect(store.append('game-1', 'none', [{ ...original, id: original.id.toUpperCase() }])).resolves.toMatchObject({
          revision: 0,
        })
      })

      it('with one id twice in the batch is refused', async () => {
        const doubled = fact()
        await expect(store.append('game-1', 'none', [doubled, fact(), doubled])).rejects.toBeInstanceOf(InvalidAppend)
        expect(await store.read('game-1')).toEqual([])
      })

      it('in another stream is another append: ids count per stream', async () => {
        const same = fact()
        await store.append('game-1', 'none', [same])
        await expect(store.append('game-2', 'none', [same])).resolves.toMatchObject({ revision: 0 })
        expect(idsOf(await all(store.readAll(BEGINNING)))).toEqual([same.id, same.id])
      })
    })

    describe('racing', () => {
      it('lets exactly one of two appends to the same revision win, and reports the conflict to the other (100 rounds)', async () => {
        await store.append('game-1', 'none', [fact()])
        for (let revision = 0; revision < 100; revision++) {
          const outcomes = await Promise.allSettled([
            store.append('game-1', revision, [fact()]),
            store.append('game-1', revision, [fact()]),
          ])
          const lost = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
          expect(lost).toEqual([expect.any(Conflict)])
        }
        expect(await store.read('game-1')).toHaveLength(101)
      })

      it('lets exactly one of fifty claims of a stream win', async () => {
        const outcomes = await Promise.allSettled(facts(50).map(claim => store.append('slug-1', 'none', [claim])))
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
        expect(await store.read('slug-1')).toHaveLength(1)
      })

      it('lets appends to different streams all succeed, each whole and in one strict order', async () => {
        const batches = Array.from({ length: 50 }, () => facts(3))
        await Promise.all(batches.map((batch, n) => store.append(`game-${n}`, 'none', batch)))
        const read = await all(store.readAll(BEGINNING))
        expect(new Set(read.map(({ position }) => position)).size).toBe(150)
        const inThrees = read.flatMap((_, n) => (n % 3 === 0 ? [idsOf(read.slice(n, n + 3))] : []))
        expect(new Set(inThrees.map(ids => ids.join()))).toEqual(new Set(batches.map(batch => idsOf(batch).join())))
      })
    })

    describe('reading a stream', () => {
      it('gives its facts as they were written, in order', async () => {
        const [one, two] = [fact({ home: 61 }), fact({ home: 62 }, 'ScoreCorrected')]
        await store.append('game-1', 'none', [one])
        await store.append('game-2', 'none', [fact()])
        await store.append('game-1', 0, [two])
        expect(await store.read('game-1')).toEqual([
          { ...one, stream: 'game-1', revision: 0, position: expect.any(String) },
          { ...two, stream: 'game-1', revision: 1, position: expect.any(String) },
        ])
      })

      it('begins with the revision asked for', async () => {
        const batch = facts(5)
        await store.append('game-1', 'none', batch)
        expect(idsOf(await store.read('game-1', 3))).toEqual(idsOf(batch.slice(3)))
      })

      it('gives nothing past the end', async () => {
        await store.append('game-1', 'none', facts(2))
        expect(await store.read('game-1', 2)).toEqual([])
      })

      it('gives nothing of a stream that does not exist', async () => {
        expect(await store.read('game-1')).toEqual([])
      })

      it.each([-1, 0.5])('refuses to begin with %d, which is no revision', async from => {
        await expect(store.read('game-1', from)).rejects.toBeInstanceOf(RangeError)
      })

      it('gives a stream of several thousand facts whole', async () => {
        const batch = facts(3_000)
        await store.append('game-1', 'none', batch)
        expect(idsOf(await store.read('game-1'))).toEqual(idsOf(batch))
      })

      it.each<[string, Json]>([
        ['an empty object', {}],
        ['an empty list', []],
        ['null', null],
        ['a text', '61–58'],
        ['a number', -0.25],
        ['true', true],
        ['false', false],
        ['zero', 0],
        ['an empty text', ''],
        ['nested values', { line: { PTS: 12, AST: null }, lines: [[], [{}]] }],
        ['text of all kinds', 'Čačić 🏀 "quoted" \\ \u0000 \u2028 \ud83d'],
        ['a large integer as text', '9007199254740993'],
        ['a date as text', '2026-11-21T10:00:00.000Z'],
        ['keys that objects know', { constructor: 1, toString: 2 }],
      ])('gives back %s as data and as metadata', async (_, value) => {
        await store.append('game-1', 'none', [{ ...fact(), data: value, metadata: value }])
        const [read] = await store.read('game-1')
        expect([read?.data, read?.metadata]).toEqual([value, value])
      })

      it('distinguishes streams whose names differ in case or in signs', async () => {
        const names = ['slug-a', 'slug-A', 'slug-ä', 'slug-a ', "slug-'", 'slug-"', 'slug-%', 'slug-a-b']
        for (const name of names) await store.append(name, 'none', [fact({ name })])
        for (const name of names) expect(dataOf(await store.read(name))).toEqual([{ name }])
      })
    })

    describe('reading everything', () => {
      it('gives all facts of all streams in the order in which they were written', async () => {
        const written = facts(20)
        for (const [n, each] of written.entries())
          await store.append(`game-${n % 4}`, n < 4 ? 'none' : Math.floor(n / 4) - 1, [each])
        expect(idsOf(await all(store.readAll(BEGINNING)))).toEqual(idsOf(written))
      })

      it('gives nothing of an empty log', async () => {
        expect(await all(store.readAll(BEGINNING))).toEqual([])
      })

      it('begins after the position asked for', async () => {
        const written = facts(5)
        await store.append('game-1', 'none', written)
        const [, second] = await store.read('game-1')
        expect(idsOf(await all(store.readAll(second?.position ?? '')))).toEqual(idsOf(written.slice(2)))
      })

      it('gives nothing after the last fact', async () => {
        const { position } = await store.append('game-1', 'none', facts(2))
        expect(await all(store.readAll(position))).toEqual([])
      })

      it('ends at the head as it was at the call', async () => {
        await store.append('game-1', 'none', facts(3))
        let read = 0
        for await (const page of store.readAll(BEGINNING)) {
          if (read === 0) await store.append('game-2', 'none', [fact()])
          read += page.length
        }
        expect(read).toBe(3)
      })

      it('comes in pages that are never empty', async () => {
        for (let n = 0; n < 3; n++) await store.append(`game-${n}`, 'none', facts(1_000))
        const sizes: number[] = []
        for await (const page of store.readAll(BEGINNING)) sizes.push(page.length)
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(3_000)
        expect(Math.min(...sizes)).toBeGreaterThan(0)
        expect(sizes.length).toBeGreaterThan(1)
      })

      it('can be left early', async () => {
        await store.append('game-1', 'none', facts(3_000))
        for await (const _ of store.readAll(BEGINNING)) break
        expect(await store.read('game-1', 2_999)).toHaveLength(1)
      })
    })

    describe('positions', () => {
      it('strictly increase, compared as text, and are 20 digits', async () => {
        for (let n = 0; n < 12; n++) await store.append(`game-${n}`, 'none', [fact()])
        const positions = (await all(store.readAll(BEGINNING))).map(({ position }) => position)
        expect(positions).toEqual([...new Set(positions)].sort())
        expect(positions.every(position => /^\d{20}$/.test(position) && position > BEGINNING)).toBe(true)
      })

      it('stay the same over a restart, and go on from there', async () => {
        await store.append('game-1', 'none', facts(3))
        const before = await all(store.readAll(BEGINNING))
        store = await log.reopen()
        expect(await all(store.readAll(BEGINNING))).toEqual(before)
        const { position } = await store.append('game-1', 2, [fact()])
        expect(position > (before.at(-1)?.position ?? '')).toBe(true)
      })

      it('are the same in a stream, in everything, and in a subscription', async () => {
        await store.append('game-1', 'none', facts(3))
        const read = await store.read('game-1')
        expect(await all(store.readAll(BEGINNING))).toEqual(read)
        expect(await first(3, store.subscribe(BEGINNING))).toEqual(read)
      })

      it('of the head is the beginning while there are no facts', async () => {
        expect(await store.head()).toBe(BEGINNING)
      })

      it('of the head is that of the last fact', async () => {
        await store.append('game-1', 'none', facts(3))
        const { position } = await store.append('game-2', 'none', facts(3))
        expect(await store.head()).toBe(position)
      })

      it('that no store gave out are refused', async () => {
        await expect(all(store.readAll('12'))).rejects.toBeInstanceOf(RangeError)
        await expect(all(store.subscribe('12'))).rejects.toBeInstanceOf(RangeError)
      })
    })

    describe('a position', () => {
      it('leads to the fact at it', async () => {
        await store.append('game-1', 'none', facts(3))
        for (const each of await store.read('game-1')) expect(await store.factAt(each.position)).toEqual(each)
      })

      it('of the beginning leads to no fact', async () => {
        await store.append('game-1', 'none', facts(3))
        expect(await store.factAt(BEGINNING)).toBeUndefined()
      })

      it.each<[string, (position: Position) => Promise<unknown>]>([
        ['subscribed to', position => all(store.subscribe(position))],
        ['read from', position => all(store.readAll(position))],
      ])('beyond the head is found to be of another log where it is %s', async (_, call) => {
        await store.append('game-1', 'none', facts(3))
        const beyond = positionOf(placeOf(await store.head()) + 1_000_000n)
        await expect(call(beyond)).rejects.toMatchObject({ kind: 'log-diverged', position: beyond })
        expect(await store.factAt(beyond)).toBeUndefined()
      })
    })

    describe('an older log that was put back', () => {
      /** A log of four facts, put back to its first two; the position of the last one that is gone. */
      const putBack = async () => {
        await store.append('game-1', 'none', facts(2))
        await log.older?.keep()
        const { position } = await store.append('game-1', 1, facts(2))
        const gone = await store.factAt(position)
        if (log.older !== undefined) store = await log.older.putBack()
        return { position, gone, isPossible: log.older !== undefined }
      }

      it('is distinguished from the one that was read by its missing fact', async () => {
        const { position, isPossible } = await putBack()
        if (!isPossible) return
        expect(await store.factAt(position)).toBeUndefined()
        await expect(all(store.subscribe(position))).rejects.toBeInstanceOf(LogDiverged)
      })

      it('is distinguished from it, when it has grown as far again, by the id of the fact', async () => {
        const { position, gone, isPossible } = await putBack()
        if (!isPossible) return
        await store.append('game-1', 1, facts(4))
        expect((await store.factAt(position))?.id).not.toBe(gone?.id)
      })
    })

    describe('subscribing', () => {
      it('brings the past, then what comes', async () => {
        await store.append('game-1', 'none', facts(3))
        const received = first(5, store.subscribe(BEGINNING))
        await store.append('game-1', 2, [fact()])
        await store.append('game-2', 'none', [fact()])
        expect(idsOf(await received)).toEqual(idsOf(await all(store.readAll(BEGINNING))))
      })

      it('has no gap and no duplicate where past and present meet, while a writer runs', async () => {
        await store.append('game-1', 'none', facts(1_500))
        const received = first(2_000, store.subscribe(BEGINNING))
        for (let n = 0; n < 500; n += 10)
          await Promise.all(facts(10).map((each, k) => store.append(`game-${n + k + 2}`, 'none', [each])))
        expect(idsOf(await received)).toEqual(idsOf(await all(store.readAll(BEGINNING))))
      })

      it('begins after the position asked for', async () => {
        await store.append('game-1', 'none', facts(3))
        const [one] = await store.read('game-1')
        const received = await first(2, store.subscribe(one?.position ?? ''))
        expect(received.map(({ revision }) => revision)).toEqual([1, 2])
      })

      it('from the head brings only what is new', async () => {
        const { position } = await store.append('game-1', 'none', facts(3))
        const received = first(1, store.subscribe(position))
        const coming = fact()
        await store.append('game-1', 2, [coming])
        expect(idsOf(await received)).toEqual([coming.id])
      })

      it('waits on an empty log', async () => {
        const received = first(1, store.subscribe(BEGINNING))
        const coming = fact()
        await store.append('game-1', 'none', [coming])
        expect(idsOf(await received)).toEqual([coming.id])
      })

      it('serves several at once, each from its own position', async () => {
        await store.append('game-1', 'none', facts(3))
        const [, second] = await store.read('game-1')
        const received = Promise.all([first(4, store.subscribe(BEGINNING)), first(2, store.subscribe(second?.position ?? ''))])
        await store.append('game-1', 2, [fact()])
        expect((await received).map(each => each.map(({ revision }) => revision))).toEqual([
          [0, 1, 2, 3],
          [2, 3],
        ])
      })

      it('waits for a slow consumer, and nothing is lost or out of order', async () => {
        const received: StoredFact[] = []
        const consume = async () => {
          for await (const page of store.subscribe(BEGINNING)) {
            for (const each of page) {
              received.push(each)
              await nextTurn()
            }
            if (received.length >= 10_000) return
          }
        }
        const consumed = consume()
        for (let n = 0; n < 100; n++) await store.append(`game-${n}`, 'none', facts(100))
        await consumed
        expect(idsOf(received)).toEqual(idsOf(await all(store.readAll(BEGINNING))))
      })

      it('ends when the signal is given, while it waits', async () => {
        const stop = new AbortController()
        await store.append('game-1', 'none', facts(3))
        const received: StoredFact[] = []
        for await (const page of store.subscribe(BEGINNING, stop.signal)) {
          received.push(...page)
          if (received.length === 3) void afterTurns(50).then(() => stop.abort())
        }
        expect(received).toHaveLength(3)
      })

      it('brings nothing when the signal was given before', async () => {
        await store.append('game-1', 'none', facts(3))
        expect(await all(store.subscribe(BEGINNING, AbortSignal.abort()))).toEqual([])
      })

      it('is stopped by a consumer that throws, with that error', async () => {
        await store.append('game-1', 'none', facts(3))
        const failing = async () => {
          for await (const page of store.subscribe(BEGINNING)) throw new Error(`cannot fold ${page.length}`)
        }
        await expect(failing()).rejects.toThrow('cannot fold')
        await expect(store.append('game-1', 2, [fact()])).resolves.toMatchObject({ revision: 3 })
      })
    })

    describe('closing', () => {
      it('waits for the appends that are running', async () => {
        const running = Promise.all(facts(20).map((each, n) => store.append(`game-${n}`, 'none', [each])))
        await store.close()
        await expect(running).resolves.toHaveLength(20)
        store = await log.reopen()
        expect(await all(store.readAll(BEGINNING))).toHaveLength(20)
      })

      it('ends subscriptions with `Closed`', async () => {
        const received = all(store.subscribe(BEGINNING))
        received.catch(() => undefined)
        await nextTurn()
        await store.close()
        await expect(received).rejects.toBeInstanceOf(Closed)
      })

      it('twice does no harm', async () => {
        await Promise.all([store.close(), store.close()])
        await expect(store.close()).resolves.toBeUndefined()
      })

      it.each<[string, (closed: EventStore) => Promise<unknown>]>([
        ['append', closed => closed.append('game-1', 'none', [fact()])],
        ['read', closed => closed.read('game-1')],
        ['readAll', closed => all(closed.readAll(BEGINNING))],
        ['subscribe', closed => all(closed.subscribe(BEGINNING))],
        ['factAt', closed => closed.factAt(BEGINNING)],
        ['head', closed => closed.head()],
      ])('makes %s fail with `Closed`', async (_, call) => {
        await store.close()
        await expect(call(store)).rejects.toBeInstanceOf(Closed)
      })
    })
  })
}
