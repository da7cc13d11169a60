import type { PlayerId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import { isPercentage, STAT_DEFINITIONS, type Abbreviation } from '@fullcourt/domain/statistics/definitions'
import { hasMinimum, LEADER_FORMS, type LeaderForm } from '@fullcourt/domain/statistics/qualifying'
import { addShots } from '@fullcourt/domain/statistics/shots'
import { attemptsOf, exactValue, type RankedFigures } from '@fullcourt/domain/statistics/stat-leaders'
import { addTotals, noTotals } from '@fullcourt/domain/statistics/totals'
import { padId, padNumber } from '../order'
import type { ListPlace } from '../projection'
import type { EntryPart } from './entry-parts'

/** What of a statistic is ranked: a percentage is the same in both forms. */
export type Ranking = { readonly abbreviation: Abbreviation; readonly by: LeaderForm }

/** A percentage is ranked once. */
const formsOf = (abbreviation: Abbreviation): readonly LeaderForm[] => (isPercentage(abbreviation) ? ['game'] : LEADER_FORMS)

const RANKINGS: readonly Ranking[] = STAT_DEFINITIONS.flatMap(({ abbreviation }) =>
  formsOf(abbreviation).map(by => ({ abbreviation, by })),
)

/** Key of a season in the list `rankings`, of one statistic in one form; it is read from its end. */
export const rankingKey = (season: SeasonId, { abbreviation, by }: Ranking): string =>
  `${season}:${abbreviation}:${isPercentage(abbreviation) ? 'game' : by}`

/**
 * What the order of a place says: who it is of, and what decides whether they are ranked, where there is a minimum. Equal texts are equal
 * values.
 */
export type RankingPlace = {
  readonly value: string
  readonly games: number
  readonly attempted: number
  readonly teams: readonly TeamId[]
  readonly player: PlayerId
}

/** By the exact value; what follows it is to be read without the document, the player makes each order the only one of its kind. */
const orderOf = ({ value, games, attempted, teams, player }: RankingPlace): string =>
  `${value} ${games} ${attempted} ${teams.join(',')} ${padId(player)}`

/** Reads an order of the list `rankings`. */
export const rankingPlaceIn = (order: string): RankingPlace => {
  const [value = '', games, attempted, teams = '', player] = order.split(' ')
  return {
    value,
    games: Number(games),
    attempted: Number(attempted),
    teams: teams === '' ? [] : teams.split(',').map(Number),
    player: Number(player),
  }
}

/** Of a sum, which has no minimum: its place moves with the sum alone, not with each game. */
const UNMEASURED = { games: 0, attempted: 0, teams: [] }

type Part = Pick<EntryPart, 'team' | 'totals' | 'shots'>

const together = (parts: readonly Part[]): RankedFigures => ({
  ...parts.map(({ totals }) => totals).reduce(addTotals, noTotals),
  shots: addShots(parts.map(({ shots }) => shots)),
})

/** The places of a player among the leaders of a season: of each statistic of which they have anything, in total and per game. */
export const rankingPlaces = (season: SeasonId, player: PlayerId, parts: readonly Part[]): readonly ListPlace[] => {
  const figures = together(parts)
  const teams = [...new Set(parts.map(({ team }) => team))]
  return RANKINGS.flatMap(ranking => {
    const { abbreviation, by } = ranking
    const value = exactValue(figures, abbreviation, by)
    if (value <= 0) return []
    const measured = hasMinimum(abbreviation, by)
      ? { games: figures.games, attempted: attemptsOf(figures, abbreviation), teams }
      : UNMEASURED
    return [{ key: rankingKey(season, ranking), order: orderOf({ value: padNumber(value), ...measured, player }) }]
  })
}
