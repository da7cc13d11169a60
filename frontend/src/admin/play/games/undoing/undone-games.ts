import { ApiError } from '../../../../api/api-error'
import type { UndoneGameAnswer } from '../../../../api/schema'
import { matchup, resultText } from '../list/score-text'

const hasUndone = (body: unknown): body is { readonly undoes: readonly UndoneGameAnswer[] } =>
  typeof body === 'object' && body !== null && 'undoes' in body && Array.isArray(body.undoes)

/** The later games that a refused result would undo (docs/brackets.md#corrected-results); none where it was refused for another reason. */
export const undoneGames = (problem: unknown): readonly UndoneGameAnswer[] =>
  problem instanceof ApiError && problem.status === 409 && hasUndone(problem.body) ? problem.body.undoes : []

/** A game that is undone, in words, the away team first: `Final: Owls @ Hawks, 58–61`. */
export const undoneInWords = (game: UndoneGameAnswer): string => `${game.label}: ${matchup(game)}, ${resultText(game)}`
