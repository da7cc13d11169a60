import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import type { PlayerAnswer, RosterAnswer } from '../../../contexts/players/players.answers'
import type { ExportTable } from '../csv'

const isOf =
  (season: SeasonId | undefined) =>
  ({ seasons_leagues_team: { seasons_league: of } }: RosterAnswer): boolean =>
    season === undefined || of.season.id === season

/** Players by name, with the teams that they are on; of a season those alone who are on a team of it. */
export const playersTable = (players: readonly PlayerAnswer[], season?: SeasonId): ExportTable => ({
  name: 'players',
  columns: ['Player', 'First name', 'Last name', 'Teams'],
  rows: players.flatMap(player => {
    const teams = [...new Set(player.rosters.filter(isOf(season)).map(({ team }) => team.name))]
    if (season !== undefined && teams.length === 0) return []
    return [[player.id, player.firstName, player.lastName, teams.join('; ')]]
  }),
})
