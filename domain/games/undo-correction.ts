import { facts, refuse, type Decision } from '../facts/decision'
import { GAME_NOT_FOUND } from './decide'
import type { GameFact, GameFigures } from './events'
import { hasFigures, noFigures, withWalkover } from './sheet'
import type { Game } from './state'
import type { FinalResult } from './correction-undo'

const NO_CORRECTION = refuse('conflict', 'There is no correction of this result to undo.')

const asFigures = ({ score, walkover }: FinalResult): GameFigures => withWalkover({ ...noFigures, score }, walkover)

/**
 * Takes the last correction of the result of a game of a bracket back; a result that was entered first stays
 * (docs/brackets.md#corrected-results).
 */
export const undoCorrection = (game: Game): Decision<GameFact> => {
  if (game.kind !== 'active') return GAME_NOT_FOUND
  const { replaced } = game.undoable
  if (game.details.matchId === null || replaced === null || !hasFigures(asFigures(replaced.result))) return NO_CORRECTION
  const { score, walkover } = game.figures
  const was = asFigures({ score, walkover: walkover ?? null })
  const change = { correction: replaced.by, was, is: asFigures(replaced.result) }
  return facts({ type: 'GameFiguresRestored', data: { game: game.id, in: game.context, ...change } })
}
