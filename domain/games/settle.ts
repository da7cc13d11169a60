import { factsOrNothing, type Decision } from '../facts/decision'
import { GAME_NOT_FOUND, type GameSides } from './decide'
import type { GameContext, GameFact, GameSide } from './events'
import { hasFigures, noFigures } from './sheet'
import { otherSide, SIDES } from './sides'
import type { Game, ActiveGame } from './state'

/** Who is to play a game of a bracket: both, or nobody yet where one of them is not known. */
export type WantedTeams = readonly [GameSide, GameSide] | null

const isPlayedBy = ({ home, away }: GameSides, [one, other]: readonly [GameSide, GameSide]): boolean =>
  (home.entry === one.entry && away.entry === other.entry) || (home.entry === other.entry && away.entry === one.entry)

/** The new sides: a team that stays keeps its side; of two new ones the first is at home. */
const sidesFor = (context: GameContext, [one, other]: readonly [GameSide, GameSide]): GameSides => {
  const kept = SIDES.find(side => [one, other].some(({ entry }) => context[side].entry === entry))
  if (kept === undefined) return { home: one, away: other }
  const isOne = context[kept].entry === one.entry
  return { ...{ home: one, away: other }, [kept]: isOne ? one : other, [otherSide(kept)]: isOne ? other : one }
}

const sameSides = (one: GameSides, other: GameSides) => SIDES.every(side => one[side].entry === other[side].entry)

/**
 * The figures that a game lost to a correction which was undone, with the teams that they are of, each on its side; none while others
 * are to play it, or where something was entered since.
 */
const figuresBack = (
  { id, context, figures, undoable: { lost } }: ActiveGame,
  wanted: readonly [GameSide, GameSide],
  undone: readonly string[],
): readonly GameFact[] => {
  if (lost === null || !undone.includes(lost.by) || hasFigures(figures) || !isPlayedBy(lost.sides, wanted)) return []
  const { by: correction, sides, figures: is } = lost
  const moved: GameFact[] = sameSides(context, sides)
    ? []
    : [{ type: 'GameSidesChanged', data: { game: id, in: context, is: sides } }]
  const data = { game: id, in: { ...context, ...sides }, correction, was: noFigures, is }
  return [...moved, { type: 'GameFiguresRestored', data }]
}

/**
 * Brings a game of a bracket in line with who is to play it: other teams come in, and figures that were entered for others are taken
 * out, or come back where the correction that took them out is one of the `undone`. Teams stay where it is not known who
 * comes.
 * See docs/brackets.md#corrected-results.
 */
export const settleGame = (game: Game, wanted: WantedTeams, undone: readonly string[] = []): Decision<GameFact> => {
  if (game.kind !== 'active') return GAME_NOT_FOUND
  const back = wanted === null ? [] : figuresBack(game, wanted, undone)
  if (back.length > 0) return factsOrNothing(back)
  if (wanted !== null && isPlayedBy(game.context, wanted)) return factsOrNothing([])
  const at = { game: game.id, in: game.context }
  const reset: GameFact[] = hasFigures(game.figures) ? [{ type: 'GameReset', data: { ...at, was: game.figures } }] : []
  const moved: GameFact[] =
    wanted === null ? [] : [{ type: 'GameSidesChanged', data: { ...at, is: sidesFor(game.context, wanted) } }]
  return factsOrNothing([...reset, ...moved])
}
