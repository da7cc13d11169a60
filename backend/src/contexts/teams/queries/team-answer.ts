import type { Known } from '@fullcourt/projections/card'
import type { TeamCard } from '@fullcourt/projections/teams/team'
import { brandingAnswer } from '../../../core/readers/branding-answer'
import type { LeagueEntry } from '../../../core/readers/entry-reader'
import type { Scope } from '../../../core/http/scope'
import { seasonNameAnswer } from '../../seasons/season-answer'
import type { TeamAnswer, TeamLeagueAnswer } from '../teams.answers'

const teamLeague = ({ entry, league, season }: LeagueEntry): TeamLeagueAnswer => ({
  slt_id: entry.id,
  seasons_leagues_teams_id: entry.id,
  league: { id: league.id, name: league.name },
  season: seasonNameAnswer(season),
  captain_id: entry.captain,
  playersCount: entry.roster.length,
})

/** What staff alone are shown of a team: when it was read, and when it cannot play, which is between the team and those who plan. */
export const forStaffOfTeam = (scope: Scope, { unavailableSlots = [] }: Known<TeamCard>, revision: string) =>
  scope.kind === 'public' ? {} : { revision, unavailableSlots: [...unavailableSlots] }

/** A team and the leagues that it is in, the one that it plays in now first. */
export const teamAnswer = ({ id, details, branding }: Known<TeamCard>, entries: readonly LeagueEntry[]): TeamAnswer => {
  const [current] = entries
  return {
    id,
    name: details.name,
    logo: details.logo,
    ...brandingAnswer(branding),
    leagueId: current?.league.id ?? null,
    league: current ? { id: current.league.id, name: current.league.name } : null,
    playersCount: current?.entry.roster.length ?? 0,
    leagues: entries.map(teamLeague),
  }
}
