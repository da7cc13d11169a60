import type { PlayerId } from '../ids/kinds'
import type { Sport } from '../sports/sports'
import { isPercentage, type Abbreviation, type Percentage } from './definitions'
import type { Figures } from './figures'
import { percentage, perGame, ratio } from './percentages'
import { qualifies, type LeaderForm } from './qualifying'
import { topOf, type Ranked } from './ranking'
import type { Shots, ShotsByPercentage } from './shots'

/** What a player came to in the regular games of a season. */
export type SeasonFigures = {
  readonly player: PlayerId
  readonly games: number
  readonly sums: Figures
  /** Of the lines that keep both figures; a percentage that is not kept has none. */
  readonly shots: ShotsByPercentage
  /** Completed games of their team; of the team with most of them, where they played for several. */
  readonly teamGames: number
}

export type StatLeader = SeasonFigures & { readonly value: number }

/** Percentages are ratios, free throws times 100, as everywhere (docs/standings.md#percentages). */
const percentageOf = (name: Percentage, shots: Shots | undefined) => (name === 'FT%' ? percentage(shots) : ratio(shots))

const valueOf = ({ sums, games, shots }: SeasonFigures, abbreviation: Abbreviation, by: LeaderForm): number | null => {
  if (isPercentage(abbreviation)) return percentageOf(abbreviation, shots[abbreviation])
  return by === 'game' ? perGame(sums[abbreviation], games) : (sums[abbreviation] ?? null)
}

/** By what players are ranked. */
export type RankedFigures = Pick<SeasonFigures, 'games' | 'sums' | 'shots'>

/** The exact value that decides the order: two means that are printed alike may differ. */
export const exactValue = ({ sums, games, shots }: RankedFigures, abbreviation: Abbreviation, by: LeaderForm): number => {
  if (!isPercentage(abbreviation)) return (sums[abbreviation] ?? 0) / (by === 'game' ? Math.max(1, games) : 1)
  const { made, attempted } = shots[abbreviation] ?? { made: 0, attempted: 0 }
  return attempted === 0 ? 0 : made / attempted
}

/** What was attempted of a percentage. */
export const attemptsOf = ({ shots }: RankedFigures, abbreviation: Abbreviation): number =>
  isPercentage(abbreviation) ? (shots[abbreviation]?.attempted ?? 0) : 0

/** Those who lead a statistic and have its minimum of games and attempts; a tie at the last place is kept whole. */
export const statLeaders = (
  sport: Sport,
  abbreviation: Abbreviation,
  by: LeaderForm,
  { players, places }: { readonly players: readonly SeasonFigures[]; readonly places: number },
): readonly Ranked<StatLeader>[] => {
  const qualified = players.filter(player =>
    qualifies(sport, abbreviation, by, { ...player, attempted: attemptsOf(player, abbreviation) }),
  )
  return topOf(qualified, player => exactValue(player, abbreviation, by), places).flatMap(({ rank, row }) => {
    const value = valueOf(row, abbreviation, by)
    return value === null ? [] : [{ rank, row: { ...row, value } }]
  })
}
