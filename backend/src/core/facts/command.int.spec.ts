import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Injectable, type Provider } from '@nestjs/common'
import { CommandBus, CqrsModule } from '@nestjs/cqrs'
import { Test, type TestingModule } from '@nestjs/testing'
import { refuse } from '@fullcourt/domain/facts/decision'
import { scheduleGame, updateScore } from '@fullcourt/domain/games/decide'
import type { Score } from '@fullcourt/domain/games/events'
import { gameStream } from '@fullcourt/domain/games/state'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { openEmbeddedEventStore } from '@fullcourt/event-store/embedded/embedded-event-store'
import type { EventStore } from '@fullcourt/event-store/port'
import { handlersOf } from '../injection/handlers'
import { command, data } from './command'
import { contextOfJob } from './command-context'
import { Decider } from './decider'
import { expecting, type Expecting } from './expected-revision'
import { FigureChanged, Refused } from './refused'
import { deciderOn } from './testing/decider-on'
import { REGULAR_GAME } from './testing/regular-game'

const GAME = 7

@Injectable()
class Gymnasium {
  async ownerOf(door: 'open' | 'locked'): Promise<number> {
    if (door === 'locked') throw new Refused(refuse('forbidden', 'The gymnasium is locked.'))
    return REGULAR_GAME.organization
  }
}

const ThrowIn = command('ThrowIn', {
  takes: data<{ readonly door: 'open' | 'locked' }>(),
  uses: { gymnasium: Gymnasium },
  access: async ({ context, door }, { gymnasium }) => ({
    organization: await gymnasium.ownerOf(door),
    game: await context.nextId('game'),
  }),
  stream: gameStream,
  id: ({ game }) => game,
  decide: (state, { game }) => scheduleGame(state, { game, in: REGULAR_GAME, details: {} }),
  makes: ({ game }) => game,
})

const Whistle = command('Whistle', {
  takes: data<Expecting & { readonly game: GameId; readonly is: Score }>(),
  access: ({ game }) => ({ organization: REGULAR_GAME.organization, game }),
  stream: gameStream,
  id: ({ game }) => game,
  decide: (state, _, { is }) => updateScore(state, { is }),
  expects: ({ expectedRevision }) => expecting(expectedRevision, ['score']),
})

const call = (name: string) => contextOfJob([name], 3, async () => GAME)

let folder: string
let store: EventStore
let started: TestingModule | undefined

const start = async (...providers: Provider[]) => {
  const core = [{ provide: Decider, useValue: deciderOn(store).decider }, ...handlersOf({ ThrowIn, Whistle })]
  started = await Test.createTestingModule({ imports: [CqrsModule.forRoot()], providers: [...core, ...providers] }).compile()
  await started.init()
  return started.get(CommandBus)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fullcourt-command-'))
  store = await openEmbeddedEventStore(folder)
})

afterEach(async () => {
  await started?.close()
  started = undefined
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

it('writes what it decides to its stream, and says what it made', async () => {
  const bus = await start(Gymnasium)
  await expect(bus.execute(new ThrowIn(call('throw in'), { door: 'open' }))).resolves.toMatchObject({ id: GAME, revision: 0 })
  await expect(store.read(`game-${GAME}`)).resolves.toMatchObject([{ type: 'GameScheduled', metadata: { organization: 1 } }])
})

it('writes nothing where access refuses it', async () => {
  const bus = await start(Gymnasium)
  await expect(bus.execute(new ThrowIn(call('throw in'), { door: 'locked' }))).rejects.toThrow('The gymnasium is locked.')
  await expect(store.read(`game-${GAME}`)).resolves.toEqual([])
})

it('is refused where somebody else changed what it expects to be as it was', async () => {
  const bus = await start(Gymnasium)
  await bus.execute(new ThrowIn(call('throw in'), { door: 'open' }))
  await bus.execute(new Whistle(call('first'), { game: GAME, is: { home: 61, away: 58 } }))
  const late = new Whistle(call('late'), { game: GAME, is: { home: 61, away: 59 }, expectedRevision: 0 })
  await expect(bus.execute(late)).rejects.toThrow(FigureChanged)
})

it('bears the name of its constant, and its handler too', () => {
  expect([ThrowIn.name, ThrowIn.handler.name]).toEqual(['ThrowIn', 'ThrowInHandler'])
})

it('keeps the product from starting without what it uses', async () => {
  await expect(start()).rejects.toThrow(/dependencies of the ThrowInHandler/)
})
