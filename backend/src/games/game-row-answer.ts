import { mismatches, type Mismatch } from '@fullcourt/domain/games/mismatch'
import { pointSumsOf } from '@fullcourt/projections/games/game-points'
import type { GameSheet } from '@fullcourt/projections/games/game-sheet'
import { gameAnswer, type GameNames, type KnownGame } from './game-answer'
import type { GameRowAnswer } from './games.answers'
import type { SumMismatchAnswer } from './mismatch.answers'
import { revisionsOf } from './revisions'

/** Which sums do not agree with the final score (design 5.4). */
export const mismatchesOf = (card: KnownGame): readonly Mismatch[] => mismatches(card.score, pointSumsOf(card))

export const mismatchAnswers = (card: KnownGame): SumMismatchAnswer[] =>
  mismatchesOf(card).map(({ side, what, sum, final }) => ({ side, team_id: card.place[side].team, what, sum, final }))

/** A game as staff edit it. */
export const gameRowAnswer = (card: KnownGame, sheet: GameSheet, names: GameNames): GameRowAnswer => {
  const { score, details, periods } = revisionsOf(sheet)
  return {
    ...gameAnswer(card, names),
    revision: score,
    detailsRevision: details,
    periodsRevision: periods,
    mismatch: mismatchesOf(card).length > 0,
    flaggedLines: card.flagged,
  }
}
