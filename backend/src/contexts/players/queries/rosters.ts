import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import type { LeagueEntry } from '../../../core/readers/entry-reader'
import { seasonNameAnswer } from '../../seasons/season-answer'
import { teamNameOf, type TeamCards } from '../../../core/readers/team-name'
import { rosterLeague } from '../../games/queries/played-game'
import type { RosterAnswer, TeamHistoryAnswer } from '../players.answers'

/** A player's place on the roster of an entry. */
export const rosterAnswer = (player: PlayerId, placed: LeagueEntry, teams: TeamCards): RosterAnswer => {
  const team = teamNameOf(teams, placed.entry.team)
  return {
    team,
    captain: placed.entry.captain === player,
    seasons_leagues_team: { id: placed.entry.id, team, seasons_league: rosterLeague(placed) },
  }
}

export const teamHistoryAnswer = ({ entry, league, season }: LeagueEntry, teams: TeamCards): TeamHistoryAnswer => {
  const team = teamNameOf(teams, entry.team)
  return {
    slt_id: entry.id,
    team_id: team.id,
    team,
    league: { id: league.id, name: league.name },
    season: seasonNameAnswer(season),
    teamName: team.name,
    leagueName: league.name,
    seasonName: season.details.name,
  }
}
