import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LeagueDto, NewLeagueDto } from '../../api/schema'
import { api } from '../api'

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
export const leaguesQuery = (seasonId: number) =>
  queryOptions({
    queryKey: leagueKeys.inSeason(seasonId),
    queryFn: ({ signal }) => api.get('/api/seasonsv2/{seasonId}/leagues-with-teams-public', { path: { seasonId }, signal }),
    meta: { tags: [`season:${seasonId}`, 'leagues', 'teams'] },
  })

export const useLeagues = (seasonId: number) => useQuery(leaguesQuery(seasonId))

/** Renews every question about leagues, and the names on the way to a page. */
const useInvalidate = () => {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: leagueKeys.all }),
      client.invalidateQueries({ queryKey: ['trail'], refetchType: 'none' }),
    ])
}

export const useAddLeague = (seasonId: number) => {
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: (league: NewLeagueDto) => api.post('/api/seasonsv2/{seasonId}/leagues', league, { path: { seasonId } }),
    onSuccess,
  })
}

export const useUpdateLeague = (seasonId: number) => {
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: ({ leagueId, ...league }: LeagueDto & { leagueId: number }) =>
      api.put('/api/seasonsv2/{seasonId}/leagues/{leagueId}', league, { path: { seasonId, leagueId } }),
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

/** The whole order at once. */
export const useOrderLeagues = (seasonId: number) => {
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (leagues: readonly number[]) =>
      api.put(
        '/api/seasonsv2/{seasonId}/leagues/order',
        { orderedLeagues: leagues.map((id, position) => ({ id, position })) },
        { path: { seasonId } },
      ),
    onSettled,
  })
}
