import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { scheduleGame, updateScore } from '@fullcourt/domain/games/decide'
import { gameStream } from '@fullcourt/domain/games/state'
import { openEmbeddedEventStore } from '@fullcourt/event-store/embedded/embedded-event-store'
import type { EventStore, NewFact } from '@fullcourt/event-store/port'
import { contextOfJob, type CommandContext } from './command-context'
import { CommandExecutor } from './command-executor'
import type { Decider, Outcome } from './decider'
import { nameUuid } from './name-uuid'
import { Busy, Refused } from './refused'
import { deciderOn, type TestDecider } from './testing/decider-on'
import { REGULAR_GAME } from './testing/regular-game'

const GAME = 7
const OTHER_GAME = 8

const context = (nextId: CommandContext['nextId'] = () => Promise.resolve(1)): CommandContext =>
  contextOfJob([randomUUID()], 3, nextId)

let folder: string
let store: EventStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fullcourt-stale-'))
  store = await openEmbeddedEventStore(folder)
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

/** A process that nothing reaches which another one writes: its cache gets old. */
const lagging = (events: EventStore = store) => {
  const lags = deciderOn(events)
  lags.cached.follow()
  return lags
}

const schedule = (decider: Decider, game = GAME): Promise<Outcome> =>
  decider.handle({
    stream: gameStream,
    id: game,
    context: context(),
    organization: 1,
    decide: state => scheduleGame(state, { game, in: REGULAR_GAME, details: {} }),
  })

const score = (decider: Decider, home: number, by = context()): Promise<Outcome> =>
  decider.handle({
    stream: gameStream,
    id: GAME,
    context: by,
    organization: 1,
    decide: state => updateScore(state, { is: { home, away: 0 } }),
  })

const scores = async () => (await store.read('game-7')).flatMap(({ type, data }) => (type === 'ScoreUpdated' ? [data] : []))

/** A store before each append of which another process enters a score, so many times; with the facts that it was handed. */
const withFasterProcess = (times: number) => {
  const handed: (readonly NewFact[])[] = []
  const { decider } = deciderOn(store)
  const events: EventStore = {
    ...store,
    read: (stream, from) => store.read(stream, from),
    append: async (stream, expected, facts) => {
      handed.push(facts)
      if (handed.length <= times) await score(decider, 100 + handed.length)
      return store.append(stream, expected, facts)
    },
  }
  return { events, handed }
}

describe('A decision on a cached state that is old', () => {
  it('of its own stream is made again on what another process wrote', async () => {
    const [one, other] = [lagging(), deciderOn(store)]
    await schedule(one.decider)
    await score(other.decider, 2)
    await score(one.decider, 3)
    expect(await scores()).toMatchObject([{ was: null }, { was: { home: 2 }, is: { home: 3 } }])
  })

  it('is made again where it was refused', async () => {
    const [one, other] = [lagging(), deciderOn(store)]
    await expect(score(one.decider, 1)).rejects.toThrow(Refused)
    await schedule(other.decider)
    await score(one.decider, 1)
    expect(await scores()).toMatchObject([{ is: { home: 1 } }])
  })

  it('is made again on the log that was put in the place of the old one', async () => {
    const elsewhere = await openEmbeddedEventStore(join(folder, 'older'))
    let events = elsewhere
    const one = lagging({ ...store, read: (...args) => events.read(...args), append: (...args) => events.append(...args) })
    await schedule(one.decider)
    await score(one.decider, 1)
    await schedule(deciderOn(store).decider)
    events = store
    await score(one.decider, 2)
    await elsewhere.close()
    expect(await scores()).toMatchObject([{ was: null, is: { home: 2 } }])
  })

  it('knows a command as done that another process did', async () => {
    const [one, other] = [lagging(), deciderOn(store)]
    await schedule(one.decider)
    const by = context()
    const { revision } = await score(other.decider, 2, by)
    expect(await one.decider.done(gameStream, GAME, by)).toMatchObject({ revision })
  })
})

describe('What changes nothing on a cached state that is old', () => {
  it('is decided again on what another process wrote', async () => {
    const [one, other] = [lagging(), deciderOn(store)]
    await schedule(one.decider)
    await score(one.decider, 5)
    await score(other.decider, 6)
    await score(one.decider, 5)
    expect(await scores()).toMatchObject([{ is: { home: 5 } }, { is: { home: 6 } }, { was: { home: 6 }, is: { home: 5 } }])
  })
})

describe('Work that has to see a position', () => {
  const kindOf = async ({ decider }: TestDecider) => (await decider.state(gameStream, GAME)).kind

  it('takes nothing from the cache that may lack it, and commands in it neither', async () => {
    const one = lagging()
    await kindOf(one)
    const { position } = await schedule(deciderOn(store).decider)
    expect(await kindOf(one)).toBe('unknown')
    const seeing = <Result>(work: () => Promise<Result>) => one.states.seeing(position ?? '', work)
    expect(await seeing(() => one.states.deciding(() => kindOf(one)))).toBe('active')
    expect(await seeing(() => kindOf(one))).toBe('active')
  })

  it('takes from the cache what was fed up to there', async () => {
    const one = lagging({ ...store, read: () => Promise.reject(new Error('It was read.')) })
    const { position } = await schedule(deciderOn(store).decider)
    one.cached.add(gameStream, 'game-7', await deciderOn(store).states.read(gameStream, 'game-7'))
    one.cached.reached(position ?? '')
    expect(await one.states.seeing(position ?? '', () => kindOf(one))).toBe('active')
  })
})

describe('A handler that is refused', () => {
  /** Refused while the other game is not there; answers how often it ran. */
  const handler = (decider: Decider, isFinal = false) => {
    const ran = { times: 0 }
    const work = async () => {
      ran.times += 1
      const { kind } = await decider.state(gameStream, OTHER_GAME)
      if (kind === 'unknown') throw new Refused({ kind: 'refused', why: 'not-found', message: 'Not there.' }, isFinal)
      return kind
    }
    return { ran, work }
  }

  it('on a cached state that is old is carried out once more, on what is read', async () => {
    const [one, other] = [lagging(), deciderOn(store)]
    await one.decider.state(gameStream, OTHER_GAME)
    await schedule(other.decider, OTHER_GAME)
    expect(await one.states.deciding(handler(one.decider).work)).toBe('active')
  })

  it('on what it read is not carried out again', async () => {
    const { states, decider } = lagging()
    const { ran, work } = handler(decider)
    await expect(states.deciding(work)).rejects.toThrow(Refused)
    expect(ran.times).toBe(1)
  })

  it('both times is refused', async () => {
    const { states, decider } = lagging()
    await decider.state(gameStream, OTHER_GAME)
    const { ran, work } = handler(decider)
    await expect(states.deciding(work)).rejects.toThrow(Refused)
    expect(ran.times).toBe(2)
  })

  it('for a reason that no stream knows of is not carried out again', async () => {
    const { states, decider } = lagging()
    await decider.state(gameStream, OTHER_GAME)
    const { ran, work } = handler(decider, true)
    await expect(states.deciding(work)).rejects.toThrow(Refused)
    expect(ran.times).toBe(1)
  })

  it('is handed out the same ids when it is carried out again', async () => {
    const { states, decider } = lagging()
    await decider.state(gameStream, OTHER_GAME)
    const ids: number[] = []
    const execute = async ({ context }: { context: CommandContext }): Promise<never> => {
      ids.push(await context.nextId('team'), await context.nextId('entry'), await context.nextId('team'))
      return handler(decider).work() as Promise<never>
    }
    let next = 0
    const executor = new CommandExecutor({ execute: execute as never }, states)
    await expect(executor.execute({ context: context(async () => (next += 1)) })).rejects.toThrow(Refused)
    expect(ids).toEqual([1, 2, 3, 1, 2, 3])
  })
})

describe('While another process is faster', () => {
  it('a command is decided again, twice', async () => {
    await schedule(deciderOn(store).decider)
    const { events } = withFasterProcess(2)
    await score(deciderOn(events).decider, 3)
    expect(await scores()).toMatchObject([{ is: { home: 101 } }, { is: { home: 102 } }, { was: { home: 102 }, is: { home: 3 } }])
  })

  it('a command is given up after three conflicts, and nothing of it is written', async () => {
    await schedule(deciderOn(store).decider)
    const { events, handed } = withFasterProcess(Infinity)
    await expect(score(deciderOn(events).decider, 3)).rejects.toThrow(Busy)
    expect(handed).toHaveLength(3)
    expect(await scores()).toMatchObject([{ is: { home: 101 } }, { is: { home: 102 } }, { is: { home: 103 } }])
  })

  it('a conflict on a cached state is not counted', async () => {
    const { events, handed } = withFasterProcess(Infinity)
    const one = lagging(events)
    await schedule(deciderOn(store).decider)
    await one.decider.state(gameStream, GAME)
    await expect(score(one.decider, 3)).rejects.toThrow(Busy)
    expect(handed).toHaveLength(4)
  })

  it('the facts of each decision have ids of their own, made of command, stream, expected revision and index', async () => {
    await schedule(deciderOn(store).decider)
    const { events, handed } = withFasterProcess(1)
    const by = context()
    await score(deciderOn(events).decider, 3, by)
    expect(handed.map(facts => facts.map(({ id }) => id))).toEqual([
      [nameUuid(by.id, 'game-7', 0, 0)],
      [nameUuid(by.id, 'game-7', 1, 0)],
    ])
    expect((await store.read('game-7')).at(-1)?.id).toBe(nameUuid(by.id, 'game-7', 1, 0))
  })
})
