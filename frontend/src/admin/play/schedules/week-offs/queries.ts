import { useQuery } from '@tanstack/react-query'
import type { NewWeekOffDto } from '../../../../api/schema'
import { api } from '../../../parts/calls/api'
import { adminQuery } from '../../../parts/calls/admin-query'
import { useCall } from '../../../parts/calls/use-call'
import { leagueKeys, type LeagueAt } from '../../leagues/queries'

/** The weeks off of a league, by date. */
const weekOffsQuery = (at: LeagueAt) =>
  adminQuery([...leagueKeys.one(at), 'week-offs'], [`league:${at.leagueId}`], signal =>
    api.get('/api/week-offs/season/{seasonId}/league/{leagueId}', { path: at, signal }),
  )

export const useWeekOffs = (at: LeagueAt) => useQuery(weekOffsQuery(at))

export const useAddWeekOff = (at: LeagueAt) =>
  useCall(
    (weekOff: Pick<NewWeekOffDto, 'date' | 'reason'>) =>
      api.post('/api/week-offs', { ...weekOff, season_id: at.seasonId, league_id: at.leagueId }),
    [leagueKeys.one(at)],
  )
