import type { Fact } from '../facts/fact'
import type { PeriodId, PlayerId } from '../ids/kinds'
import type { GameFact, GameFigures, Side } from './events'
import { noFigures } from './sheet'

/**
 * What two people can edit without disturbing each other: the final score (or walk-over), who sees why it was corrected, the details, each period, each
 * player's line. A
 * form is refused only where somebody else changed the same figure since it was read (docs/games.md#two-people-at-one-game).
 */
export type EditedFigure = 'score' | `correction:${number}` | 'details' | `period:${PeriodId}` | `line:${Side}:${PlayerId}`

const isGameFact = (fact: Fact<string, unknown>): fact is GameFact =>
  [
    'ScoreUpdated',
    'CorrectionReasonPublished',
    'CorrectionReasonWithdrawn',
    'WalkoverRecorded',
    'GameDetailsChanged',
    'GameSwapped',
    'PeriodScoreUpdated',
    'BoxScoreLineRecorded',
  ].includes(fact.type)

/** The figure that a fact of a game's stream changed; undefined where it changed the game as a whole. */
export const figureOf = (fact: Fact<string, unknown>): EditedFigure | undefined => {
  if (!isGameFact(fact)) return undefined
  switch (fact.type) {
    case 'ScoreUpdated':
    case 'WalkoverRecorded':
      return 'score'
    case 'CorrectionReasonPublished':
    case 'CorrectionReasonWithdrawn':
      return `correction:${fact.data.correction}`
    case 'GameDetailsChanged':
    case 'GameSwapped':
      return 'details'
    case 'PeriodScoreUpdated':
      return `period:${fact.data.is.period}`
    case 'BoxScoreLineRecorded':
      return `line:${fact.data.side}:${fact.data.player}`
    default:
      return undefined
  }
}

const partsOfFigures = ({ periods, lines }: GameFigures): readonly EditedFigure[] => [
  'score',
  ...periods.map(({ period }) => `period:${period}` as const),
  ...lines.map(({ side, player }) => `line:${side}:${player}` as const),
]

/** The figures that a fact of a game's stream changed; those of a game that was reset are all changed, as are those it gets back. */
export const figuresOf = (fact: GameFact): readonly EditedFigure[] =>
  fact.type === 'GameReset' || fact.type === 'GameFiguresRestored'
    ? [...new Set([fact.data.was, 'is' in fact.data ? fact.data.is : noFigures].flatMap(partsOfFigures))]
    : [figureOf(fact) ?? []].flat()
