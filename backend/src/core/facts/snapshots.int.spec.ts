import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scheduleGame, updateScore } from '@fullcourt/domain/games/decide'
import { gameStream } from '@fullcourt/domain/games/state'
import { openEmbeddedEventStore } from '@fullcourt/event-store/embedded/embedded-event-store'
import type { EventStore } from '@fullcourt/event-store/port'
import { contextOfJob } from './command-context'
import { expecting } from './expected-revision'
import { decideInSequence } from './decide-in-sequence'
import type { Decider, Outcome } from './decider'
import { FigureChanged } from './refused'
import { SNAPSHOT_FOLDS, type SnapshotFold } from './snapshot-folds'
import { openSnapshots, type Snapshots } from './snapshots'
import { deciderOn } from './testing/decider-on'
import { REGULAR_GAME } from './testing/regular-game'

const GAME = 7
const LENGTH = 2_000

let folder: string
let store: EventStore
let errors: unknown[]
const closing = new Set<Snapshots>()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fullcourt-snapshots-'))
  store = await openEmbeddedEventStore(folder)
  errors = []
})
afterEach(async () => {
  for (const snapshots of closing) snapshots.close()
  closing.clear()
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

/** A process on a store, which counts the facts that it reads. */
const start = (events: EventStore = store, folds: readonly SnapshotFold[] = SNAPSHOT_FOLDS) => {
  const snapshots = openSnapshots(folder, error => errors.push(error), { folds })
  closing.add(snapshots)
  const read = { facts: 0 }
  const counting: EventStore = {
    ...events,
    append: (...args) => events.append(...args),
    read: async (stream, from) => {
      const facts = await events.read(stream, from)
      read.facts += facts.length
      return facts
    },
  }
  return { ...deciderOn(counting, undefined, snapshots), snapshots, read }
}

const by = (name: string) => contextOfJob([name], 3, () => Promise.reject(new Error('No id is wanted.')))

/** A game is scheduled, and its score is entered so often that its stream has so many facts. */
const scoredGame = (decider: Decider, length = LENGTH): Promise<Outcome> =>
  decider.handle({
    stream: gameStream,
    id: GAME,
    context: by('scored'),
    organization: 1,
    decide: game =>
      decideInSequence(gameStream, game, [
        state => scheduleGame(state, { game: GAME, in: REGULAR_GAME, details: {} }),
        ...Array.from(
          { length: length - 1 },
          (_, i) => (state: typeof game) => updateScore(state, { is: { home: 1 + (i % 900), away: 0 } }),
        ),
      ]),
  })

const score = (decider: Decider, home: number, name = `${home} to 0`, revision?: number): Promise<Outcome> =>
  decider.handle({
    stream: gameStream,
    id: GAME,
    context: by(name),
    organization: 1,
    decide: state => updateScore(state, { is: { home, away: 0 } }),
    expectedRevision: expecting(revision, ['score']),
  })

/** The game as a process leaves it that ends: a stream of 2,000 facts with a snapshot, and one fact more. */
const leftBehind = async (events: EventStore = store): Promise<void> => {
  const { decider, snapshots } = start(events)
  await scoredGame(decider)
  snapshots.close()
  await score(decider, 950)
}

describe('After a restart a stream of 2,000 facts', () => {
  beforeEach(() => leftBehind())

  it('is read from the last fact of its snapshot on', async () => {
    const { decider, read } = start()
    expect(await decider.fold(gameStream, GAME)).toMatchObject({ revision: LENGTH })
    expect(read.facts).toBe(2)
  })

  it('comes to what it comes to without a snapshot', async () => {
    expect(await start().decider.fold(gameStream, GAME)).toEqual(await deciderOn(store).decider.fold(gameStream, GAME))
  })

  it('is decided on as before: figures, commands that are done, and who read an older revision', async () => {
    const { decider } = start()
    expect(await decider.done(gameStream, GAME, by('scored'))).toMatchObject({ revision: LENGTH - 1 })
    await expect(score(decider, 960, 'late', LENGTH - 1)).rejects.toThrow(FigureChanged)
    await score(decider, 960)
    expect((await store.read('game-7')).at(-1)?.data).toMatchObject({ was: { home: 950 }, is: { home: 960 } })
  })

  it('is read whole by a new version of its fold', async () => {
    const newer = SNAPSHOT_FOLDS.map(fold => ({ ...fold, version: fold.version + 1 }))
    const { decider, read } = start(store, newer)
    await decider.fold(gameStream, GAME)
    expect(read.facts).toBe(LENGTH + 1)
  })

  it('is read whole where its file is damaged, and has a snapshot again after that', async () => {
    await writeFile(join(folder, 'snapshots.sqlite'), 'no database at all'.repeat(100))
    const once = start()
    await once.decider.fold(gameStream, GAME)
    once.snapshots.close()
    const again = start()
    await again.decider.fold(gameStream, GAME)
    expect([once.read.facts, again.read.facts, errors]).toEqual([LENGTH + 1, 1, []])
  })
})

describe('A log that was put in the place of another', () => {
  /** Another log with the same game in it, and another score at its end. */
  const otherLog = async (length: number): Promise<EventStore> => {
    const other = await openEmbeddedEventStore(join(folder, 'other'))
    const { decider } = deciderOn(other)
    await scoredGame(decider, length)
    await score(decider, 930)
    return other
  }

  it.each([
    ['as long', LENGTH],
    ['shorter', 600],
  ])('and is %s is read whole, and nothing of the old one is decided on', async (_, length) => {
    const other = await otherLog(length)
    const { decider, snapshots } = start()
    await scoredGame(decider)
    await score(decider, 950)
    snapshots.close()
    const { decider: onOther, read } = start(other)
    await score(onOther, 960)
    const last = (await other.read('game-7')).at(-1)
    await other.close()
    expect(last?.data).toMatchObject({ was: { home: 930 }, is: { home: 960 } })
    expect(read.facts).toBeGreaterThan(length)
  })
})

it('A short stream has no snapshot', async () => {
  const { decider, snapshots } = start()
  await scoredGame(decider, 499)
  snapshots.close()
  const { decider: again, read } = start()
  await again.fold(gameStream, GAME)
  expect(read.facts).toBe(499)
})

it('Without a file a long stream is read whole, and the operator is informed', async () => {
  const snapshots = openSnapshots(join(folder, 'not there'), error => errors.push(error))
  const { decider } = deciderOn(store, undefined, snapshots)
  await scoredGame(decider)
  expect(await score(decider, 950)).toMatchObject({ revision: LENGTH })
  expect(errors).toHaveLength(1)
})
