import { facts, nothing, refuse, type Decision, type Refusal } from '../facts/decision'
import { isSameSlot, slotOf } from '../games/decide'
import type { GameSlot } from '../games/events'
import type { GameId, PlanId, SeasonId } from '../ids/kinds'
import type { LeaguePlace } from '../leagues/events'
import { conflictInWords } from './conflict-words'
import { conflictsOf, newConflicts, type Conflict, type PlacedGame, type Surroundings } from './conflicts'
import type { ScheduleFact, SwappedGame } from './events'
import { gameSlotInWords } from './history'
import { planInTheWay, type PlansSeen } from './in-progress'
import { PLAN_NOT_FOUND } from './plan'
import type { LeagueSchedules, Swap } from './state'

/** A game that may be swapped, at its date, time and location; `played` where something was entered for it. */
export type SwapCandidate = PlacedGame & {
  readonly season: SeasonId
  readonly isBracket: boolean
  readonly played: boolean
  /** It takes a slot, wherever it is. */
  readonly blocksItsSlot: boolean
}

const moveTo = (game: SwapCandidate, at: GameSlot): SwapCandidate => ({ ...game, ...slotOf(at) })

/** What is in the way of two games where they are, or would be. */
const conflictsOfBoth = (pair: readonly SwapCandidate[], around: Surroundings): readonly Conflict[] => {
  const rest = around.games.filter(({ id }) => pair.every(game => game.id !== id))
  const placed = pair.filter(({ blocksItsSlot }) => blocksItsSlot)
  return placed.flatMap(game => conflictsOf(game, { ...around, games: [...rest, ...placed] }))
}

/** What would be in the way after the swap and is not now. */
export const swapConflicts = (one: SwapCandidate, other: SwapCandidate, around: Surroundings): readonly Conflict[] =>
  newConflicts(conflictsOfBoth([one, other], around), conflictsOfBoth([moveTo(one, other), moveTo(other, one)], around))

/** What no swap leads to (docs/schedules.md#swaps); everything else a person may allow. */
const NEVER: ReadonlySet<Conflict['rule']> = new Set(['same-time', 'unavailable', 'week-off'])

/**
 * Why two games cannot exchange date, time and location; undefined where they may (docs/schedules.md#swaps). Frontend and backend ask the
 * same.
 */
export const swapFault = (
  one: SwapCandidate,
  other: SwapCandidate,
  around: Surroundings,
  nameOf: (team: number) => string,
): Refusal | undefined => {
  if (one.id === other.id) return refuse('invalid', 'Choose two different games.')
  if (one.isBracket || other.isBracket) return refuse('conflict', 'Games of a bracket cannot be swapped.')
  if (one.season !== other.season) return refuse('conflict', 'Both games must be in the same season.')
  if (isSameSlot(one, other)) return refuse('conflict', 'Both games have the same date, time and location.')
  const first = swapConflicts(one, other, around).find(({ rule }) => NEVER.has(rule))
  return first && refuse('conflict', conflictInWords(first, nameOf))
}

/** Why two games cannot be where a plan puts them: a team would play twice at a time; undefined where they can. */
export const twiceFault = (
  halves: readonly Pick<SwappedGame, 'game' | 'is'>[],
  around: Surroundings,
  nameOf: (team: number) => string,
): Refusal | undefined => {
  const moved = around.games.map(game => {
    const half = halves.find(one => one.game === game.id)
    return half ? { ...game, ...slotOf(half.is) } : game
  })
  const there = moved.filter(({ id }) => halves.some(({ game }) => game === id))
  const [twice] = there.flatMap(game => conflictsOf(game, { ...around, games: moved })).filter(({ rule }) => rule === 'same-time')
  return twice && refuse('conflict', conflictInWords(twice, nameOf))
}

const half = (game: SwapCandidate, other: SwapCandidate): SwappedGame => ({
  game: game.id,
  with: other.id,
  was: slotOf(game),
  is: slotOf(other),
  played: game.played,
})

/** A game of a swap as it is now. */
export type GameInSwap = {
  readonly slot: GameSlot
  readonly played: boolean
  /** The facts that it has followed: a swap that is not among them is still to come. */
  readonly followed: readonly string[]
}

/** What a swap is decided on beside its stream: the games of the league's schedules, and those that are swapped. */
export type SwapSeen = {
  readonly plans: PlansSeen
  /** Undefined where a game is gone. */
  readonly gameNow: (game: GameId) => GameInSwap | undefined
  /** What a game is called: `DINKs @ Ohana`. */
  readonly nameOf: (game: GameId) => string
}

/** The game that a game was swapped with. */
const partnerIn = ({ games }: Swap, game: GameId): GameId | undefined => games.find(one => one.game === game)?.with

const newestOf = (swaps: readonly Swap[], game: GameId): Swap | undefined =>
  swaps.findLast(swap => partnerIn(swap, game) !== undefined)

/** The swaps that stand: not taken back, and not refused. In their order. */
const standing = ({ swaps, refused }: LeagueSchedules): readonly Swap[] =>
  [...swaps.values()].filter(({ plan, undone }) => !undone && !refused.has(plan))

/** A game is being swapped already: that comes first. */
const pendingFault = (state: LeagueSchedules, games: readonly GameId[], { gameNow, nameOf }: SwapSeen): Refusal | undefined => {
  const swaps = standing(state)
  const [found] = games.flatMap(game => {
    const newest = newestOf(swaps, game)
    return newest && gameNow(game)?.followed.includes(newest.fact) === false
      ? [{ game, other: partnerIn(newest, game) ?? game }]
      : []
  })
  return found && refuse('conflict', `${nameOf(found.game)} is being swapped with ${nameOf(found.other)}: try again.`)
}

export type PlanSwap = {
  readonly place: LeaguePlace
  readonly plan: PlanId
  readonly games: readonly [SwapCandidate, SwapCandidate]
  readonly seen: SwapSeen
}

/** Writes a swap down whole; that it may be made was asked before, and is asked once more where it is carried out. */
export const planSwap = (
  state: LeagueSchedules,
  { place, plan, games: [one, other], seen }: PlanSwap,
): Decision<ScheduleFact> => {
  if (state.swaps.has(plan)) return nothing
  return (
    planInTheWay(state, seen.plans) ??
    pendingFault(state, [one.id, other.id], seen) ??
    facts({ type: 'GamesSwapPlanned', data: { ...place, plan, games: [half(one, other), half(other, one)], undoes: null } })
  )
}

export type UndoSwap = {
  readonly place: LeaguePlace
  /** The swap that is taken back. */
  readonly undoes: PlanId
  /** The plan that takes it back. */
  readonly plan: PlanId
  readonly seen: SwapSeen
}

/** Why a game is not where a swap put it. */
const elsewhere = (
  state: LeagueSchedules,
  swap: Swap,
  { game, is }: SwappedGame,
  { gameNow, nameOf }: SwapSeen,
): Refusal | undefined => {
  const now = gameNow(game)
  if (!now) return refuse('conflict', `${nameOf(game)} has been deleted since.`)
  if (isSameSlot(now.slot, is)) return undefined
  const swaps = standing(state)
  const later = newestOf(swaps.slice(swaps.findIndex(({ plan }) => plan === swap.plan) + 1), game)
  const other = later && partnerIn(later, game)
  return refuse(
    'conflict',
    other === undefined
      ? `${nameOf(game)} has been moved since, to ${gameSlotInWords(now.slot)}.`
      : `${nameOf(game)} has been swapped with ${nameOf(other)} since: undo that first.`,
  )
}

/** Takes a swap back in both games, as long as both are where it put them (docs/schedules.md#swaps). */
export const undoSwap = (state: LeagueSchedules, { place, undoes, plan, seen }: UndoSwap): Decision<ScheduleFact> => {
  if (state.swaps.has(plan)) return nothing
  const swap = state.swaps.get(undoes)
  if (!swap) return PLAN_NOT_FOUND
  if (swap.undone) return refuse('conflict', 'This swap has already been undone.')
  const [refusedStep] = state.refused.get(undoes) ?? []
  if (refusedStep) return refuse('conflict', `This swap was not made: ${refusedStep.why}`)
  const inTheWay =
    planInTheWay(state, seen.plans) ??
    pendingFault(
      state,
      swap.games.map(({ game }) => game),
      seen,
    )
  if (inTheWay) return inTheWay
  const [fault] = swap.games.flatMap(one => elsewhere(state, swap, one, seen) ?? [])
  if (fault) return fault
  const games = swap.games.map(({ game, with: other, was, is }) => ({
    game,
    with: other,
    was: is,
    is: was,
    played: seen.gameNow(game)?.played ?? false,
  }))
  return facts({ type: 'GamesSwapPlanned', data: { ...place, plan, games, undoes } })
}
