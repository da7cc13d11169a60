import type { GameStatAnswer } from '../../../contexts/games/game-stat.answers'
import type { StatDefinitionAnswer } from '../../../contexts/statistics/statistics.answers'

/** The figures that an organization shows, in its order, as far as any line has them. */
export const shownStatistics = (
  definitions: readonly StatDefinitionAnswer[],
  rows: readonly GameStatAnswer[],
): readonly string[] => {
  const kept = new Set(rows.map(({ stat }) => stat.abbreviation))
  return definitions
    .filter(({ hidden, abbreviation }) => !hidden && kept.has(abbreviation))
    .toSorted((a, b) => a.order - b.order)
    .map(({ abbreviation }) => abbreviation)
}
