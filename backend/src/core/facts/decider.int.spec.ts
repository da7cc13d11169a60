import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { scheduleGame, updateScore } from '@fullcourt/domain/games/decide'
import type { StreamOf } from '@fullcourt/domain/facts/stream-of'
import type { GameFact, Score } from '@fullcourt/domain/games/events'
import { facts } from '@fullcourt/domain/facts/decision'
import type { LeagueDeleted } from '@fullcourt/domain/leagues/events'
import { gameStream } from '@fullcourt/domain/games/state'
import { openEmbeddedEventStore } from '@fullcourt/event-store/embedded/embedded-event-store'
import { OutcomeUnknown } from '@fullcourt/event-store/errors'
import type { EventStore } from '@fullcourt/event-store/port'
import { contextOfJob, type CommandContext } from './command-context'
import { expecting } from './expected-revision'
import type { Decider } from './decider'
import { FigureChanged, Refused } from './refused'
import { deciderOn } from './testing/decider-on'
import { REGULAR_GAME } from './testing/regular-game'

const GAME = 7

const context = (name: string = randomUUID(), actor = 3): CommandContext => contextOfJob([name], actor, async () => 1)

let folder: string
let store: EventStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fullcourt-decider-'))
  store = await openEmbeddedEventStore(folder)
})

afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

const schedule = (decider: Decider, by = context()) =>
  decider.handle({
    stream: gameStream,
    id: GAME,
    context: by,
    organization: 1,
    decide: game => scheduleGame(game, { game: GAME, in: REGULAR_GAME, details: {} }),
  })

const score = (decider: Decider, is: Score, by = context(), expectedRevision?: number, prepare?: () => Promise<void>) =>
  decider.handle({
    prepare,
    stream: gameStream,
    id: GAME,
    context: by,
    organization: 1,
    decide: game => updateScore(game, { is }),
    expectedRevision: expecting(expectedRevision, ['score']),
  })

const scores = async () => (await store.read('game-7')).filter(({ type }) => type === 'ScoreUpdated').map(({ data }) => data)

describe('a command', () => {
  it('is written with who, when, why and what it belongs to', async () => {
    await schedule(deciderOn(store).decider, { ...context('first'), reason: 'new court' })
    const [fact] = await store.read('game-7')
    expect(fact?.metadata).toMatchObject({
      version: 1,
      time: '2026-01-31T20:00:00.000Z',
      actor: 3,
      organization: 1,
      reason: 'new court',
      cause: null,
    })
  })

  it('that is already in its stream is answered with what it wrote, and not decided again', async () => {
    const decider = deciderOn(store).decider
    await schedule(decider)
    const once = await score(decider, { home: 61, away: 58 }, context('typed'))
    await score(decider, { home: 61, away: 59 })
    const again = await score(deciderOn(store).decider, { home: 61, away: 58 }, context('typed'))
    expect(again).toMatchObject({ facts: [], revision: once.revision })
    expect(await scores()).toHaveLength(2)
  })

  it('that changes nothing still says at which revision its stream is', async () => {
    const decider = deciderOn(store).decider
    await schedule(decider)
    const { position } = await score(decider, { home: 1, away: 0 })
    expect(await score(decider, { home: 1, away: 0 })).toMatchObject({ facts: [], position })
  })

  it('knows its stream in its own way, whatever else folds the same one', async () => {
    const decider = deciderOn(store).decider
    await schedule(decider)
    const lengthOfGame: StreamOf<number, GameFact, number> = { ...gameStream, initial: 0, evolve: count => count + 1 }
    await decider.state(lengthOfGame, GAME)
    await score(decider, { home: 1, away: 0 })
    expect(await decider.state(lengthOfGame, GAME)).toBe(2)
    expect(await decider.state(gameStream, GAME)).toMatchObject({ figures: { score: { home: 1, away: 0 } } })
  })

  it('passes over what another context wrote into its stream', async () => {
    const decider = deciderOn(store).decider
    await schedule(decider)
    await decider.handle({
      stream: { name: gameStream.name, initial: null, evolve: state => state } satisfies StreamOf<null, LeagueDeleted, number>,
      id: GAME,
      context: context(),
      organization: 1,
      decide: () => facts({ type: 'LeagueDeleted', data: { organization: 1, season: 1, league: 1 } }),
    })
    await score(decider, { home: 1, away: 0 })
    expect(await scores()).toMatchObject([{ was: null, is: { home: 1, away: 0 } }])
  })

  it('that is refused writes nothing', async () => {
    await expect(score(deciderOn(store).decider, { home: 1, away: 0 })).rejects.toThrow(Refused)
    expect(await store.read('game-7')).toEqual([])
  })

  it('is decided again on what another process wrote', async () => {
    const [one, other] = [deciderOn(store).decider, deciderOn(store).decider]
    await schedule(one)
    await score(other, { home: 2, away: 0 })
    await score(one, { home: 3, away: 0 })
    expect(await scores()).toMatchObject([{ was: null }, { was: { home: 2, away: 0 }, is: { home: 3, away: 0 } }])
  })

  it('keeps its place among fifty of two processes: none is lost, and each knows what was before it', async () => {
    const deciders = [deciderOn(store).decider, deciderOn(store).decider]
    await schedule(deciders[0] as Decider)
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, i) => score(deciders[i % 2] as Decider, { home: i + 1, away: 0 })),
    )
    const written = (await scores()) as { was: Score | null; is: Score }[]
    expect(written.length).toBe(results.filter(({ status }) => status === 'fulfilled').length)
    written.forEach(({ was }, i) => expect(was).toEqual(written[i - 1]?.is ?? null))
  })

  it('whose outcome was unknown is done once when it is repeated', async () => {
    const decider = deciderOn(store).decider
    await schedule(decider)
    const losing: EventStore = {
      ...store,
      append: async (...args) => {
        await store.append(...args)
        throw new OutcomeUnknown('The answer was lost.')
      },
      read: (stream, from) => store.read(stream, from),
    }
    await expect(score(deciderOn(losing).decider, { home: 5, away: 4 }, context('typed'))).rejects.toThrow(OutcomeUnknown)
    await score(decider, { home: 5, away: 4 }, context('typed'))
    expect(await scores()).toHaveLength(1)
  })
})

describe('a handler that acts beside the stream', () => {
  const counted = () => {
    const acts = { times: 0 }
    const prepare = () => {
      acts.times += 1
      return Promise.resolve()
    }
    return { acts, prepare }
  }

  it('learns what a command wrote that is done, also in a process that did not write it', async () => {
    const decider = deciderOn(store).decider
    await schedule(decider)
    const { revision, position } = await score(decider, { home: 1, away: 0 }, context('typed'))
    await score(decider, { home: 2, away: 0 })
    expect(await deciderOn(store).decider.done(gameStream, GAME, context('typed'))).toEqual({
      facts: [],
      revision,
      position,
      isRepeated: true,
    })
  })

  it('learns that a command is not done yet, also when another process writes it a moment later', async () => {
    const [one, other] = [deciderOn(store).decider, deciderOn(store).decider]
    await schedule(one)
    expect(await one.done(gameStream, GAME, context('typed'))).toBeUndefined()
    await score(other, { home: 1, away: 0 }, context('typed'))
    expect(await one.done(gameStream, GAME, context('typed'))).toMatchObject({ revision: 1 })
  })

  it('does nothing for a command that is done', async () => {
    const { acts, prepare } = counted()
    const decider = deciderOn(store).decider
    await schedule(decider)
    await score(decider, { home: 1, away: 0 }, context('typed'), undefined, prepare)
    await score(deciderOn(store).decider, { home: 1, away: 0 }, context('typed'), undefined, prepare)
    expect(acts.times).toBe(1)
  })

  it('does nothing for a command that is refused', async () => {
    const { acts, prepare } = counted()
    await expect(score(deciderOn(store).decider, { home: 1, away: 0 }, context(), undefined, prepare)).rejects.toThrow(Refused)
    expect(acts.times).toBe(0)
  })

  it('does it before the facts, and once where the command is decided again', async () => {
    const { acts, prepare } = counted()
    const [one, other] = [deciderOn(store).decider, deciderOn(store).decider]
    await schedule(one)
    const before: unknown[] = []
    await score(one, { home: 3, away: 0 }, context(), undefined, async () => {
      await prepare()
      before.push(...(await scores()))
      await score(other, { home: 2, away: 0 })
    })
    expect(before).toEqual([])
    expect(await scores()).toMatchObject([{ is: { home: 2, away: 0 } }, { was: { home: 2, away: 0 }, is: { home: 3, away: 0 } }])
    expect(acts.times).toBe(1)
  })
})

describe('the ids of commands', () => {
  const at = (hours: number) => () => new Date(Date.UTC(2026, 0, 31, hours))
  const scoredLater = async (hours: number) => {
    const first = context('typed')
    await schedule(deciderOn(store, at(0)).decider)
    await score(deciderOn(store, at(0)).decider, { home: 1, away: 0 }, first)
    await score(deciderOn(store, at(hours)).decider, { home: 2, away: 0 })
    return deciderOn(store).decider.done(gameStream, GAME, first)
  }

  it('are known for a day', async () => expect(await scoredLater(24)).toMatchObject({ revision: 1 }))
  it('are known no longer than a day before the last fact of their stream', async () =>
    expect(await scoredLater(25)).toBeUndefined())
})

describe('two people at the same score', () => {
  it('the second, who read the old one, is refused, with the fact that changed it', async () => {
    const decider = deciderOn(store).decider
    await schedule(decider)
    const { revision } = await score(decider, { home: 61, away: 58 })
    await score(decider, { home: 61, away: 59 }, context('first', 4), revision as number)
    const second = score(decider, { home: 62, away: 58 }, context('second', 5), revision as number)
    await expect(second).rejects.toThrow(FigureChanged)
    await second.catch((error: FigureChanged) => expect(error.fact.metadata.actor).toBe(4))
    expect(await scores()).toHaveLength(2)
  })

  it('one that read the newest state is let through', async () => {
    const decider = deciderOn(store).decider
    await schedule(decider)
    const { revision } = await score(decider, { home: 61, away: 58 })
    await expect(score(decider, { home: 62, away: 58 }, context(), revision as number)).resolves.toBeDefined()
  })
})
