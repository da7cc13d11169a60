import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NewByeDto } from '../../../api/schema'
import { api } from '../../api'
import { leagueKeys, type LeagueAt } from '../../leagues/queries'

/** The byes of a league, by date. */
const byesQuery = (at: LeagueAt) =>
  queryOptions({
    queryKey: [...leagueKeys.one(at), 'byes'],
    queryFn: ({ signal }) => api.get('/api/bye-dates/season/{seasonId}/league/{leagueId}', { path: at, signal }),
    meta: { tags: [`league:${at.leagueId}`, 'games', 'teams'] },
  })

export const useByes = (at: LeagueAt) => useQuery(byesQuery(at))

export const useGiveBye = (at: LeagueAt) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (bye: Omit<NewByeDto, 'league_id'>) => api.post('/api/bye-dates', { ...bye, league_id: at.leagueId }),
    onSuccess: () => client.invalidateQueries({ queryKey: leagueKeys.one(at) }),
  })
}
