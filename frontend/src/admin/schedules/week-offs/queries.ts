import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NewWeekOffDto } from '../../../api/schema'
import { api } from '../../api'
import { leagueKeys, type LeagueAt } from '../../leagues/queries'

/** The weeks off of a league, by date. */
const weekOffsQuery = (at: LeagueAt) =>
  queryOptions({
    queryKey: [...leagueKeys.one(at), 'week-offs'],
    queryFn: ({ signal }) => api.get('/api/week-offs/season/{seasonId}/league/{leagueId}', { path: at, signal }),
    meta: { tags: [`league:${at.leagueId}`] },
  })

export const useWeekOffs = (at: LeagueAt) => useQuery(weekOffsQuery(at))

export const useAddWeekOff = (at: LeagueAt) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (weekOff: Pick<NewWeekOffDto, 'date' | 'reason'>) =>
      api.post('/api/week-offs', { ...weekOff, season_id: at.seasonId, league_id: at.leagueId }),
    onSuccess: () => client.invalidateQueries({ queryKey: leagueKeys.one(at) }),
  })
}
