import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LeagueTeamDto, NewLeagueTeamDto, NewTeamDto, TeamDto } from '../../api/schema'
import { api } from '../api'
import type { Revision } from '../editing/editing'
import { leagueKeys, type LeagueAt } from '../leagues/queries'

/** A team in a league, as its calls name it. */
export type TeamAt = LeagueAt & { readonly id: number }

export const teamKeys = {
  all: ['teams'] as const,
  list: (organization?: number) => [...teamKeys.all, 'list', organization ?? null] as const,
  one: (team: number) => [...teamKeys.all, 'one', team] as const,
  inLeague: ({ leagueId }: LeagueAt) => [...teamKeys.all, 'in league', leagueId] as const,
  at: ({ leagueId, id }: TeamAt) => [...teamKeys.all, 'in league', leagueId, id] as const,
}

/** The teams of an organization in whatever league; a super_admin names the organization. */
export const teamsQuery = (organization?: number) =>
  queryOptions({
    queryKey: teamKeys.list(organization),
    queryFn: ({ signal }) => api.get('/api/teams', { query: { organization_id: organization }, signal }),
    meta: { tags: ['teams', 'entries', 'leagues'] },
  })

export const useTeams = (organization?: number, enabled = true) => useQuery({ ...teamsQuery(organization), enabled })

/** A team as it is now, in whatever league. */
const teamQuery = (id: number) =>
  queryOptions({
    queryKey: teamKeys.one(id),
    queryFn: ({ signal }) => api.get('/api/teamsv2/{id}', { path: { id }, signal }),
    meta: { tags: [`team:${id}`, 'leagues', 'seasons'] },
  })

export const useTeam = (id: number) => useQuery(teamQuery(id))

/** The teams of a league in the order of its table. */
const leagueTeamsQuery = (at: LeagueAt) =>
  queryOptions({
    queryKey: teamKeys.inLeague(at),
    queryFn: ({ signal }) => api.get('/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams', { path: at, signal }),
    meta: { tags: [`league:${at.leagueId}`, 'teams', 'players', 'entries'] },
  })

export const useLeagueTeams = (at: LeagueAt) => useQuery(leagueTeamsQuery(at))

/** A team in one league: its row of the table, roster and games. */
const teamInLeagueQuery = (at: TeamAt) =>
  queryOptions({
    queryKey: teamKeys.at(at),
    queryFn: ({ signal }) => api.get('/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}', { path: at, signal }),
    meta: { tags: [`team:${at.id}`, `league:${at.leagueId}`, 'teams', 'players'] },
  })

export const useTeamInLeague = (at: TeamAt, enabled = true) => useQuery({ ...teamInLeagueQuery(at), enabled })

/** Invalidates what shows teams: tables, rosters, lists of games, the breadcrumbs of a page. */
export const useInvalidateTeams = () => {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: teamKeys.all }),
      client.invalidateQueries({ queryKey: leagueKeys.all }),
      client.invalidateQueries({ queryKey: ['breadcrumbs'], refetchType: 'none' }),
    ])
}

export const useAddTeam = (at: LeagueAt) => {
  const onSuccess = useInvalidateTeams()
  return useMutation({
    mutationFn: (team: NewLeagueTeamDto) => api.post('/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams', team, { path: at }),
    onSuccess,
  })
}

/** A team as it is at this moment, for a person whose change came second; lists that show it are invalidated. */
export const useFreshTeam = () => {
  const invalidate = useInvalidateTeams()
  return async (id: number) => {
    void invalidate()
    return api.get('/api/teamsv2/{id}', { path: { id } })
  }
}

/** The same of a team in a league. */
export const useFreshTeamInLeague = (at: LeagueAt) => {
  const invalidate = useInvalidateTeams()
  return async (id: number) => {
    void invalidate()
    return api.get('/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}', { path: { ...at, id } })
  }
}

/** Name, logo and captain. */
export const useUpdateTeam = (at: LeagueAt) => {
  const onSuccess = useInvalidateTeams()
  return useMutation({
    mutationFn: ({ id, changes, revision }: { id: number; changes: LeagueTeamDto | FormData; revision: Revision }) =>
      api.put('/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}', changes, { path: { ...at, id }, ifMatch: revision }),
    onSuccess,
  })
}

/** Takes one team after another out of the league, as the calls allow; what was done before a failure stays done. */
export const useDeleteTeams = (at: LeagueAt) => {
  const onSettled = useInvalidateTeams()
  return useMutation({
    mutationFn: async (teams: readonly number[]) => {
      for (const id of teams)
        await api.delete('/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}', undefined, { path: { ...at, id } })
    },
    onSettled,
  })
}

/** Brings teams back into the league that they left, with their games, one after another. */
export const useRestoreTeams = (at: LeagueAt) => {
  const onSettled = useInvalidateTeams()
  return useMutation({
    mutationFn: async (teams: readonly number[]) => {
      for (const id of teams)
        await api.post('/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}/restore', undefined, { path: { ...at, id } })
    },
    onSettled,
  })
}

/** A new team, in a league or in none; a super_admin names the organization. */
export const useCreateTeam = (organization?: number) => {
  const onSuccess = useInvalidateTeams()
  return useMutation({
    mutationFn: (team: NewTeamDto) => api.post('/api/teams', team, { query: { organization_id: organization } }),
    onSuccess,
  })
}

/** Name and league of a team, in whatever league it plays. */
export const useChangeTeam = () => {
  const onSuccess = useInvalidateTeams()
  return useMutation({
    mutationFn: ({ id, changes, revision }: { id: number; changes: TeamDto; revision: Revision }) =>
      api.put('/api/teams/{id}', changes, { path: { id }, ifMatch: revision }),
    onSuccess,
  })
}

/** Deletes teams, out of every league, one after another; what was done before a failure stays done. */
export const useDeleteGlobalTeams = () => {
  const onSettled = useInvalidateTeams()
  return useMutation({
    mutationFn: async (teams: readonly number[]) => {
      for (const id of teams) await api.delete('/api/teams/{id}', undefined, { path: { id } })
    },
    onSettled,
  })
}

/** Brings deleted teams back, into the leagues that they were in, one after another. */
export const useRestoreGlobalTeams = () => {
  const onSettled = useInvalidateTeams()
  return useMutation({
    mutationFn: async (teams: readonly number[]) => {
      for (const id of teams) await api.post('/api/teams/{id}/restore', undefined, { path: { id } })
    },
    onSettled,
  })
}
