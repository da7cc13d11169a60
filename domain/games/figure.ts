import type { PeriodId, PlayerId } from '../ids/kinds'
import type { GameFact, GameFigures, Side } from './events'
import { figuresChange, isFiguresFact, saysResult, type FiguresChange } from './figures-facts'

/**
 * What two people can edit without disturbing each other: the final score (or walk-over), who sees why it was corrected, the details,
 * each period, each player's line. A form is refused only where somebody else changed the same figure since it was read (docs/games.md#two-people-at-one-game).
 */
export type EditedFigure = 'score' | `correction:${number}` | 'details' | `period:${PeriodId}` | `line:${Side}:${PlayerId}`

const sheetOf = ({ periods, lines }: GameFigures): readonly EditedFigure[] => [
  ...periods.map(({ period }) => `period:${period}` as const),
  ...lines.map(({ side, player }) => `line:${side}:${player}` as const),
]

/** A game that goes or comes back with its figures changes none; one that loses or gets them otherwise changes its result too. */
const figuresIn = (change: FiguresChange): readonly EditedFigure[] => {
  const { how, was, is } = change
  if (how === 'deleted' || how === 'restored') return []
  const result: readonly EditedFigure[] = saysResult(change) ? ['score'] : []
  return [...new Set([...result, ...sheetOf(was), ...sheetOf(is)])]
}

/** The figures that a fact of a game's stream changed; none where it changed the game as a whole. */
export const figuresOf = (fact: GameFact): readonly EditedFigure[] => {
  if (isFiguresFact(fact)) return figuresIn(figuresChange(fact))
  switch (fact.type) {
    case 'CorrectionReasonPublished':
    case 'CorrectionReasonWithdrawn':
      return [`correction:${fact.data.correction}`]
    case 'GameDetailsChanged':
    case 'GameSwapped':
      return ['details']
    default:
      return []
  }
}
