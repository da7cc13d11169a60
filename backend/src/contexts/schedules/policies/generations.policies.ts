import type { GameId } from '@fullcourt/domain/ids/kinds'
import type { SchedulePlanned } from '@fullcourt/domain/schedules/events'
import { isPlanInForce } from '@fullcourt/domain/schedules/in-progress'
import { ifReplacedGameIsPlayed, plannedGame } from '@fullcourt/domain/schedules/planned-game'
import { isRefused, scheduleStream } from '@fullcourt/domain/schedules/state'
import type { Decider } from '../../../core/facts/decider'
import type { FollowedFact, Policy, StepContext } from '../../../core/facts/policy'
import { RemovePlannedGame, SchedulePlannedGame } from '../schedules.commands'
import type { GameStates } from '../game-states'
import { RestoreGame } from '../../games/commands/restore-game.command'
import { refusedStep } from './refused-step'

const gamesOf = ({ weeks }: SchedulePlanned['data']) => weeks.flatMap(({ games }) => games)

const removals = ({ id, data }: FollowedFact<'SchedulePlanned'>, call: StepContext) =>
  data.replaces.map(
    game =>
      new RemovePlannedGame(call(`delete ${game}`), { of: data, game, ifPlayed: ifReplacedGameIsPlayed(data), because: id }),
  )

/**
 * A generated schedule takes the place of the games before it, game by game: those that it replaces are deleted, its
 * own are scheduled. What is refused is written down, and not tried again. Every step asks whether the plan is still in force.
 * See docs/schedules.md#generating.
 */
export const carryOutGeneration = (decider: Decider, games: GameStates): Policy<'SchedulePlanned'> => ({
  name: 'carry-out-generation',
  on: ['SchedulePlanned'],
  plan: async (fact, call) => {
    const { league, schedule, plan } = fact.data
    const state = await decider.state(scheduleStream, league)
    if (!isPlanInForce(state, schedule, plan)) return []
    const isOpen = (game: GameId) => !isRefused(state, plan, game)
    const states = await games.of(gamesOf(fact.data).map(({ game }) => game))
    const isNew = (game: GameId) => states.get(game)?.kind === 'unknown' && isOpen(game)
    return [
      ...removals(fact, call).filter(({ data: { game } }) => isOpen(game)),
      ...gamesOf(fact.data)
        .filter(({ game }) => isNew(game))
        .map(
          planned =>
            new SchedulePlannedGame(call(`schedule ${planned.game}`), { wanted: plannedGame(fact.data, planned), of: fact.data }),
        ),
    ]
  },
  onRefused: ({ command, refusal }, { data }, call) => refusedStep(command, refusal, data, call),
})

/** The games that go, and those that come back, unless they go with their schedule by now. */
const exchanged =
  (decider: Decider) =>
  async ({ id, data }: FollowedFact<'GenerationUndone' | 'GenerationRedone'>, call: StepContext) => {
    const { organization, league, schedule, plan, removes, restores, undoes } = data
    const state = await decider.state(scheduleStream, league)
    const isOpen = (game: GameId) => !isRefused(state, plan, game)
    const isThere = state.schedules.get(schedule)?.deletion === null
    const scope = { kind: 'policy', organization } as const
    return [
      ...removes
        .filter(isOpen)
        .map(game => new RemovePlannedGame(call(`delete ${game}`), { of: data, game, ifPlayed: 'refuse', because: id })),
      ...restores
        .filter(game => isThere && isOpen(game))
        .map(game => new RestoreGame(call(`restore ${game}`), { scope, game, deletedBy: undoes })),
    ]
  }

/** A generation that is taken back gives the place to the games before it. */
export const carryOutUndoneGeneration = (decider: Decider): Policy<'GenerationUndone'> => ({
  name: 'carry-out-undone-generation',
  on: ['GenerationUndone'],
  plan: exchanged(decider),
  onRefused: ({ command, refusal }, { data }, call) => refusedStep(command, refusal, data, call),
})

/** One that holds again takes it back. */
export const carryOutRedoneGeneration = (decider: Decider): Policy<'GenerationRedone'> => ({
  name: 'carry-out-redone-generation',
  on: ['GenerationRedone'],
  plan: exchanged(decider),
  onRefused: ({ command, refusal }, { data }, call) => refusedStep(command, refusal, data, call),
})
