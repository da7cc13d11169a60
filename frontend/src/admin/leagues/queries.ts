import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NewLeagueDto } from '../../api/schema'
import { api } from '../api'
import type { Revision } from '../editing/editing'
import type { Attempt } from '../parts/paste/attempt'

/** A league in its season, as its calls name it. */
export type LeagueAt = { readonly seasonId: number; readonly leagueId: number }

export const leagueKeys = {
  all: ['leagues'] as const,
  inSeason: (season: number) => [...leagueKeys.all, 'in season', season] as const,
  one: ({ leagueId }: LeagueAt) => [...leagueKeys.all, 'one', leagueId] as const,
  games: (at: LeagueAt) => [...leagueKeys.one(at), 'games'] as const,
  mismatches: (at: LeagueAt) => [...leagueKeys.one(at), 'mismatches'] as const,
}

/** The leagues of a season in their order, with their teams. */
const leaguesQuery = (seasonId: number) =>
  queryOptions({
    queryKey: leagueKeys.inSeason(seasonId),
    queryFn: ({ signal }) => api.get('/api/seasonsv2/{seasonId}/leagues-with-teams-public', { path: { seasonId }, signal }),
    meta: { tags: [`season:${seasonId}`, 'leagues', 'teams'] },
  })

export const useLeagues = (seasonId: number) => useQuery(leaguesQuery(seasonId))

/** The leagues of a season as they are at this moment, for a person whose change came second. */
export const useFreshLeagues = (seasonId: number) => {
  const client = useQueryClient()
  return () => client.fetchQuery({ ...leaguesQuery(seasonId), staleTime: 0 })
}

/** A league as it is at this moment, for a person whose change came second; lists that show it are invalidated. */
export const useFreshLeague = () => {
  const client = useQueryClient()
  return async (at: LeagueAt) => {
    void client.invalidateQueries({ queryKey: leagueKeys.inSeason(at.seasonId) })
    return api.get('/api/seasonsv2/{seasonId}/leagues/{leagueId}', { path: at })
  }
}

/** The leagues of all seasons of an organization, each with its season. */
export const allLeaguesQuery = (organization: number | undefined) =>
  queryOptions({
    queryKey: [...leagueKeys.all, 'list', organization ?? null],
    queryFn: ({ signal }) => api.get('/api/seasonsleagues', { query: { organization_id: organization }, signal }),
    meta: { tags: ['leagues', 'seasons'] },
  })

export const useAllLeagues = (organization: number | undefined, enabled: boolean) =>
  useQuery({ ...allLeaguesQuery(organization), enabled })

/** Invalidates every query about leagues, and the breadcrumbs of a page. */
const useInvalidate = () => {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: leagueKeys.all }),
      client.invalidateQueries({ queryKey: ['breadcrumbs'], refetchType: 'none' }),
    ])
}

export const useAddLeague = (seasonId: number) => {
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: (league: NewLeagueDto) => api.post('/api/seasonsv2/{seasonId}/leagues', league, { path: { seasonId } }),
    onSuccess,
  })
}

/** Adds one league after another, as the calls allow; what was done before a failure is not done again by the same attempt. */
export const useAddLeagues = (seasonId: number) => {
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: async ({ names, attempt }: { names: readonly string[]; attempt: Attempt }) => {
      for (const [place, name] of names.entries())
        await api.post(
          '/api/seasonsv2/{seasonId}/leagues',
          { name },
          { path: { seasonId }, key: attempt.keyOf(`league ${place}`) },
        )
    },
    onSettled,
  })
}

export const useUpdateLeague = (seasonId: number) => {
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: ({ leagueId, name, revision }: { leagueId: number; name: string; revision: Revision }) =>
      api.put('/api/seasonsv2/{seasonId}/leagues/{leagueId}', { name }, { path: { seasonId, leagueId }, ifMatch: revision }),
    onSuccess,
  })
}

/** Deletes one league after another, as the calls allow; what was deleted before a failure stays deleted. */
export const useDeleteLeagues = (seasonId: number) => {
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: async (leagues: readonly number[]) => {
      for (const leagueId of leagues)
        await api.delete('/api/seasonsv2/{seasonId}/leagues/{leagueId}', undefined, { path: { seasonId, leagueId } })
    },
    onSettled,
  })
}

/** Brings deleted leagues back, one after another. */
export const useRestoreLeagues = (seasonId: number) => {
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: async (leagues: readonly number[]) => {
      for (const leagueId of leagues)
        await api.post('/api/seasonsv2/{seasonId}/leagues/{leagueId}/restore', undefined, { path: { seasonId, leagueId } })
    },
    onSettled,
  })
}

/** The whole order at once. */
export const useOrderLeagues = (seasonId: number) => {
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: ({ leagues, revision }: { leagues: readonly number[]; revision: Revision }) =>
      api.put(
        '/api/seasonsv2/{seasonId}/leagues/order',
        { orderedLeagues: leagues.map((id, position) => ({ id, position })) },
        { path: { seasonId }, ifMatch: revision },
      ),
    onSettled,
  })
}
