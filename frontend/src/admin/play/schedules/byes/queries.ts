import { useQuery } from '@tanstack/react-query'
import type { NewByeDto } from '../../../../api/schema'
import { api } from '../../../parts/calls/api'
import { adminQuery } from '../../../parts/calls/admin-query'
import { useCall } from '../../../parts/calls/use-call'
import { leagueKeys, type LeagueAt } from '../../leagues/queries'

/** The byes of a league, by date. */
const byesQuery = (at: LeagueAt) =>
  adminQuery([...leagueKeys.one(at), 'byes'], [`league:${at.leagueId}`, 'games', 'teams'], signal =>
    api.get('/api/bye-dates/season/{seasonId}/league/{leagueId}', { path: at, signal }),
  )

export const useByes = (at: LeagueAt) => useQuery(byesQuery(at))

export const useGiveBye = (at: LeagueAt) =>
  useCall(
    (bye: Omit<NewByeDto, 'league_id'>) => api.post('/api/bye-dates', { ...bye, league_id: at.leagueId }),
    [leagueKeys.one(at)],
  )
