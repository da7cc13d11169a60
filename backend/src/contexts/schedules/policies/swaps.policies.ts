import type { Refusal } from '@fullcourt/domain/facts/decision'
import { hasFollowed, type Game } from '@fullcourt/domain/games/state'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import type { GamesSwapPlanned } from '@fullcourt/domain/schedules/events'
import { scheduleStream } from '@fullcourt/domain/schedules/state'
import { twiceFault } from '@fullcourt/domain/schedules/swap'
import type { Decider } from '../../../core/facts/decider'
import type { Policy, StepContext } from '../../../core/facts/policy'
import { placingOfState } from '../../games/conflicts/placing'
import type { SurroundingsReader } from '../../games/conflicts/surroundings-reader'
import { RefusePlanStep, SwapSlot, TakeSwapBack } from '../schedules.commands'
import type { GameStates } from '../game-states'
import { refusedStep } from './refused-step'

type PlannedSwap = GamesSwapPlanned['data']

const inTheWay = async (
  surroundings: SurroundingsReader,
  { games }: PlannedSwap,
  states: ReadonlyMap<GameId, Game>,
): Promise<Refusal | undefined> => {
  const placings = [...states.values()].flatMap(game => (game.kind === 'unknown' ? [] : placingOfState(game)))
  const dates = games.flatMap(({ was, is }) => [was.date, is.date])
  const around = await surroundings.of({ placings, dates })
  return twiceFault(games, around, around.nameOf)
}

const refusalOf = ({ organization, season, league, plan, games }: PlannedSwap, { message: why }: Refusal, call: StepContext) =>
  new RefusePlanStep(call('refuse'), { step: { organization, season, league, plan, game: games[0]?.game ?? 0, why } })

/**
 * A planned swap is made in each of its games; a half that was made is not made again. Plans of an organization are carried out one
 * after another: so it is asked here, before the first half, whether the teams are still free, whatever was planned beside it.
 */
export const swapGames = (decider: Decider, games: GameStates, surroundings: SurroundingsReader): Policy<'GamesSwapPlanned'> => ({
  name: 'swap-games',
  on: ['GamesSwapPlanned'],
  looksAtDocuments: true,
  plan: async ({ id, data }, call) => {
    const { refused } = await decider.state(scheduleStream, data.league)
    if (refused.has(data.plan)) return []
    const states = await games.of(data.games.map(({ game }) => game))
    const open = data.games.filter(({ game }) => {
      const state = states.get(game)
      return state === undefined || !hasFollowed(state, id)
    })
    const fault = open.length === data.games.length ? await inTheWay(surroundings, data, states) : undefined
    if (fault) return [refusalOf(data, fault, call)]
    return open.map(half => new SwapSlot(call(half.game), { swap: data, half, because: id }))
  },
  onRefused: ({ command, refusal }, { data }, call) => refusedStep(command, refusal, data, call),
})

/** Where one half of a swap was refused, the other goes back (docs/schedules.md#swaps). */
export const takeHalfSwapBack = (decider: Decider, games: GameStates): Policy<'PlanStepRefused'> => ({
  name: 'take-half-swap-back',
  on: ['PlanStepRefused'],
  onRefused: 'log',
  plan: async ({ id, data: { organization, league, plan, game: refused } }, call) => {
    const swap = (await decider.state(scheduleStream, league)).swaps.get(plan)
    if (swap === undefined) return []
    const states = await games.of(swap.games.map(({ game }) => game))
    return swap.games
      .filter(({ game }) => {
        const state = states.get(game)
        return game !== refused && state?.kind === 'active' && state.followed.includes(swap.fact)
      })
      .map(half => new TakeSwapBack(call(half.game), { organization, half, because: id }))
  },
})
