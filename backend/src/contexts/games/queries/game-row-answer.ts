import { mismatches } from '@fullcourt/domain/games/mismatch'
import { pointSumsOf } from '@fullcourt/projections/games/game-points'
import type { GameSheet } from '@fullcourt/projections/games/game-sheet'
import { gameAnswer, type GameNames, type GameRecord } from './game-answer'
import type { GameRowAnswer } from '../games.answers'
import { revisionsOf } from '../revisions'
import type { SumMismatchAnswer } from '../sum-mismatch.answers'

/** Which sums do not agree with the final score (docs/games.md#sums-that-do-not-agree). */
export const mismatchAnswers = (card: GameRecord): SumMismatchAnswer[] =>
  mismatches(card.score, pointSumsOf(card)).map(({ side, what, sum, final }) => ({
    side,
    team_id: card.context[side].team,
    what,
    sum,
    final,
  }))

/** A game as staff edit it. */
export const gameRowAnswer = (card: GameRecord, sheet: GameSheet, names: GameNames): GameRowAnswer => {
  const { score, details, periods } = revisionsOf(sheet)
  const unequal = mismatchAnswers(card)
  return {
    ...gameAnswer(card, names),
    revision: score,
    detailsRevision: details,
    periodsRevision: periods,
    mismatch: unequal.length > 0,
    mismatches: unequal,
    flaggedLines: card.flagged,
  }
}
