import { useQuery } from '@tanstack/react-query'
import type { LeagueTeamDto, NewLeagueTeamDto, NewTeamDto, TeamDto } from '../../../api/schema'
import type { Sent } from '../../../api/calls'
import { api } from '../../parts/calls/api'
import { adminQuery } from '../../parts/calls/admin-query'
import { breadcrumbsKey, teamsKey } from '../../parts/calls/shared-keys'
import { useCall } from '../../parts/calls/use-call'
import { useRemoval } from '../../parts/calls/use-removal'
import type { RecordChange } from '../../parts/editing/editing'
import { leagueKeys, type LeagueAt } from '../leagues/queries'

/** A team in a league, as its calls name it. */
export type TeamAt = LeagueAt & { readonly id: number }

export const teamKeys = {
  all: teamsKey,
  list: (organization?: number) => [...teamKeys.all, 'list', organization ?? null] as const,
  one: (team: number) => [...teamKeys.all, 'one', team] as const,
  inLeague: ({ leagueId }: LeagueAt) => [...teamKeys.all, 'in league', leagueId] as const,
  at: ({ leagueId, id }: TeamAt) => [...teamKeys.all, 'in league', leagueId, id] as const,
}

/** What shows teams: tables, rosters, lists of games, the breadcrumbs of a page. */
export const teamViews = [teamKeys.all, leagueKeys.all, breadcrumbsKey]

const TEAM = '/api/teams/{id}'
const LEAGUE_TEAMS = '/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams'
const LEAGUE_TEAM = `${LEAGUE_TEAMS}/{id}` as const

/** The teams of an organization in whatever league; a super_admin names the organization. */
export const teamsQuery = (organization?: number) =>
  adminQuery(teamKeys.list(organization), ['teams', 'entries', 'leagues'], signal =>
    api.get('/api/teams', { query: { organization_id: organization }, signal }),
  )

export const useTeams = (organization?: number, enabled = true) => useQuery({ ...teamsQuery(organization), enabled })

/** A team as it is now, in whatever league. */
export const teamQuery = (id: number) =>
  adminQuery(teamKeys.one(id), [`team:${id}`, 'leagues', 'seasons'], signal =>
    api.get('/api/teamsv2/{id}', { path: { id }, signal }),
  )

export const useTeam = (id: number) => useQuery(teamQuery(id))

/** The teams of a league in the order of its table. */
const leagueTeamsQuery = (at: LeagueAt) =>
  adminQuery(teamKeys.inLeague(at), [`league:${at.leagueId}`, 'teams', 'players', 'entries'], signal =>
    api.get(LEAGUE_TEAMS, { path: at, signal }),
  )

export const useLeagueTeams = (at: LeagueAt) => useQuery(leagueTeamsQuery(at))

/** A team in one league: its row of the table, roster and games. */
export const teamInLeagueQuery = (at: TeamAt) =>
  adminQuery(teamKeys.at(at), [`team:${at.id}`, `league:${at.leagueId}`, 'teams', 'players'], signal =>
    api.get(LEAGUE_TEAM, { path: at, signal }),
  )

export const useTeamInLeague = (at: TeamAt, enabled = true) => useQuery({ ...teamInLeagueQuery(at), enabled })

export const useAddTeam = (at: LeagueAt) =>
  useCall((team: Sent<NewLeagueTeamDto>) => api.post(LEAGUE_TEAMS, team, { path: at }), teamViews)

/** Name, logo and captain. */
export const useUpdateTeam = (at: LeagueAt) =>
  useCall(
    ({ id, changes, revision }: RecordChange<Sent<LeagueTeamDto> | FormData>) =>
      api.put(LEAGUE_TEAM, changes, { path: { ...at, id }, ifMatch: revision }),
    teamViews,
  )

/** Takes teams out of the league, and brings them back into it with their games. */
export const useLeagueTeamRemoval = (at: LeagueAt) =>
  useRemoval(
    {
      remove: ({ id }) => api.delete(LEAGUE_TEAM, undefined, { path: { ...at, id } }),
      restore: ({ id }) => api.post(`${LEAGUE_TEAM}/restore`, undefined, { path: { ...at, id } }),
      named: ({ id }) => ({ kind: 'entry', id, season_id: at.seasonId, league_id: at.leagueId }),
    },
    teamViews,
  )

/** A new team, in a league or in none; a super_admin names the organization. */
export const useCreateTeam = (organization?: number) =>
  useCall((team: Sent<NewTeamDto>) => api.post('/api/teams', team, { query: { organization_id: organization } }), teamViews)

/** Name and league of a team, in whatever league it plays. */
export const useChangeTeam = () =>
  useCall(
    ({ id, changes, revision }: RecordChange<Sent<TeamDto>>) => api.put(TEAM, changes, { path: { id }, ifMatch: revision }),
    teamViews,
  )

/** Deletes teams, out of every league, and brings them back into those that they were in. */
export const useTeamRemoval = () =>
  useRemoval(
    {
      remove: ({ id }) => api.delete(TEAM, undefined, { path: { id } }),
      restore: ({ id }) => api.post(`${TEAM}/restore`, undefined, { path: { id } }),
      named: ({ id }) => ({ kind: 'team', id }),
    },
    teamViews,
  )
