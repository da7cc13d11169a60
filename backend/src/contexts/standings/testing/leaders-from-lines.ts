import { groupBy } from '@fullcourt/domain/facts/group-by'
import { SIDES } from '@fullcourt/domain/games/sides'
import type { PlayerId, TeamId } from '@fullcourt/domain/ids/kinds'
import { identitiesOf } from '@fullcourt/domain/players/merging/identities'
import { basketball } from '@fullcourt/domain/sports/basketball/basketball'
import { deriveLine, didNotPlay } from '@fullcourt/domain/statistics/line'
import { shotsByPercentage } from '@fullcourt/domain/statistics/shots'
import { statLeaders, type SeasonFigures } from '@fullcourt/domain/statistics/stat-leaders'
import { onePerSide, totalsOfGames } from '@fullcourt/domain/statistics/totals-of-games'
import type { Ranking } from '@fullcourt/projections/statistics/rankings'
import type { SeasonData } from './season-data'

const countedGames = ({ games }: SeasonData) => games.filter(({ stage }) => stage === 'regular')

/** The lines of everybody in the leagues that count, each with its team, by person. */
const linesOfPersons = (season: SeasonData) => {
  const { masterOf } = identitiesOf(new Map(season.merges.map(({ duplicate, master }) => [duplicate, master])))
  const lines = countedGames(season).flatMap(({ id, lines, ...sides }) =>
    lines
      .filter(({ side, line }) => !season.deleted.includes(sides[side].league) && !didNotPlay(line))
      .map(({ player, side, line }) => ({ person: masterOf(player), team: sides[side].team, game: id, side, line })),
  )
  return groupBy(lines, ({ person }) => person).toSorted(([a], [b]) => a.person - b.person)
}

const gamesOf = (season: SeasonData, team: TeamId): number =>
  countedGames(season)
    .filter(({ score }) => score !== null)
    .flatMap(game => SIDES.map(side => game[side]))
    .filter(side => side.team === team && !season.deleted.includes(side.league)).length

const figuresOf = (season: SeasonData): readonly SeasonFigures[] =>
  linesOfPersons(season).map(lines => ({
    player: lines[0].person,
    ...totalsOfGames(lines),
    shots: shotsByPercentage(onePerSide(lines).map(({ line }) => deriveLine(line).figures)),
    teamGames: Math.max(...lines.map(({ team }) => gamesOf(season, team))),
  }))

/** `1. 12 30 in 2 games`: rank, player, value. */
type Written = {
  readonly rank: number
  readonly row: { readonly player: PlayerId; readonly value: number; readonly games: number }
}
export const leaderInWords = ({ rank, row: { player, value, games } }: Written): string =>
  `${rank}. ${player} ${value} in ${games} games`

/** Leaders expected the long way: every line of every game is looked at, and all players are ranked. */
export const leadersFromLines = (
  season: SeasonData,
  { abbreviation, by }: Ranking,
  { places, without }: { readonly places: number; readonly without: ReadonlySet<PlayerId> },
): readonly string[] => {
  const players = figuresOf(season).filter(({ player }) => !without.has(player))
  return statLeaders(basketball, abbreviation, by, { players, places }).map(leaderInWords)
}
