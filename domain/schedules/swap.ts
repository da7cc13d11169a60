import { facts, nothing, refuse, type Decision, type Refusal } from '../facts/decision'
import { isSameSlot, slotOf } from '../games/decide'
import type { GameSlot } from '../games/events'
import type { GameId, PlanId, SeasonId } from '../ids/kinds'
import type { LeaguePlace } from '../leagues/events'
import { conflictInWords, conflictsOf, type Conflict, type PlacedGame, type Surroundings } from './conflicts'
import type { ScheduleFact, SwappedGame } from './events'
import { PLAN_NOT_FOUND } from './plan'
import type { LeagueSchedules } from './state'

/** A game that may be swapped; `played` where something was entered for it. */
export type SwapCandidate = PlacedGame & { readonly season: SeasonId; readonly isBracket: boolean; readonly played: boolean }

const movedTo = (game: SwapCandidate, at: GameSlot): SwapCandidate => ({ ...game, ...slotOf(at) })

/** What would be in the way after the swap and is not now; a week off counts where the date changes. */
const conflictsAfter = (game: SwapCandidate, other: SwapCandidate, around: Surroundings): readonly Conflict[] => {
  const rest = around.games.filter(({ id }) => id !== game.id && id !== other.id)
  const games = [...rest, movedTo(other, game)]
  const found = conflictsOf(movedTo(game, other), { ...around, games })
  return found.filter(({ rule }) => rule !== 'location' && (rule !== 'week-off' || game.date !== other.date))
}

/** Why two games cannot exchange date, time and location; undefined where they may (design 8, Schedules). Frontend and backend ask the same. */
export const swapFault = (
  one: SwapCandidate,
  other: SwapCandidate,
  around: Surroundings,
  nameOf: (team: number) => string,
): Refusal | undefined => {
  if (one.id === other.id) return refuse('invalid', 'Choose two different games.')
  if (one.isBracket || other.isBracket) return refuse('conflict', 'Games of a bracket cannot be swapped.')
  if (one.season !== other.season) return refuse('conflict', 'Both games must be of one season.')
  if (isSameSlot(one, other)) return refuse('conflict', 'Both games have the same date, time and location.')
  const [first] = [...conflictsAfter(one, other, around), ...conflictsAfter(other, one, around)]
  return first && refuse('conflict', conflictInWords(first, nameOf))
}

/** Why a swap cannot be taken back: a team of it would play twice at a time; undefined where it can. */
export const undoFault = (
  halves: readonly Pick<SwappedGame, 'game' | 'was'>[],
  around: Surroundings,
  nameOf: (team: number) => string,
): Refusal | undefined => {
  const moved = around.games.map(game => {
    const half = halves.find(one => one.game === game.id)
    return half ? { ...game, ...slotOf(half.was) } : game
  })
  const back = moved.filter(({ id }) => halves.some(({ game }) => game === id))
  const [twice] = back.flatMap(game => conflictsOf(game, { ...around, games: moved })).filter(({ rule }) => rule === 'twice')
  return twice && refuse('conflict', conflictInWords(twice, nameOf))
}

const half = (game: SwapCandidate, other: SwapCandidate): SwappedGame => ({
  game: game.id,
  with: other.id,
  was: slotOf(game),
  is: slotOf(other),
  played: game.played,
})

export type PlanSwap = {
  readonly place: LeaguePlace
  readonly plan: PlanId
  readonly games: readonly [SwapCandidate, SwapCandidate]
}

/** Writes a swap down whole; that it may be made was asked before. A policy carries it out. */
export const planSwap = (state: LeagueSchedules, { place, plan, games: [one, other] }: PlanSwap): Decision<ScheduleFact> =>
  state.swaps.has(plan)
    ? nothing
    : facts({ type: 'GamesSwapPlanned', data: { ...place, plan, games: [half(one, other), half(other, one)], undoes: null } })

/** A game of a swap as it is now; undefined where it is gone. */
export type GameNow = (game: GameId) => { readonly slot: GameSlot; readonly played: boolean } | undefined

export type UndoSwap = {
  readonly place: LeaguePlace
  /** The swap that is taken back. */
  readonly undoes: PlanId
  /** The plan that takes it back. */
  readonly plan: PlanId
  readonly now: GameNow
}

/** Takes a swap back in the games that are still where it put them; a game that was moved since stays (design 5.6). */
export const undoSwap = (state: LeagueSchedules, { place, undoes, plan, now }: UndoSwap): Decision<ScheduleFact> => {
  if (state.swaps.has(plan)) return nothing
  const swap = state.swaps.get(undoes)
  if (!swap) return PLAN_NOT_FOUND
  if (swap.undone) return refuse('conflict', 'This swap was taken back already.')
  const games = swap.games.flatMap(({ game, with: other, was, is }) => {
    const found = now(game)
    return found && isSameSlot(found.slot, is) ? [{ game, with: other, was: is, is: was, played: found.played }] : []
  })
  if (games.length === 0) return refuse('conflict', 'Both games were moved since: nothing is left of this swap.')
  return facts({ type: 'GamesSwapPlanned', data: { ...place, plan, games, undoes } })
}
