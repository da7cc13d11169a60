import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PlayerDto } from '../../api/schema'
import { api } from '../api'
import type { Revision } from '../editing/editing'
import { teamKeys, type TeamAt } from '../teams/queries'

export const playerKeys = {
  all: ['players'] as const,
  list: (organization?: number) => [...playerKeys.all, 'list', organization ?? null] as const,
}

/** The players of an organization with their rosters; a super_admin names the organization. */
export const playersQuery = (organization?: number) =>
  queryOptions({
    queryKey: playerKeys.list(organization),
    queryFn: ({ signal }) => api.get('/api/playersv2', { query: { organization_id: organization }, signal }),
    meta: { tags: ['players', 'entries', 'teams', 'leagues', 'seasons'] },
  })

export const usePlayers = (organization?: number, enabled = true) => useQuery({ ...playersQuery(organization), enabled })

/** Renews what shows players: lists and rosters. */
const useInvalidate = () => {
  const client = useQueryClient()
  return () => Promise.all([playerKeys.all, teamKeys.all].map(queryKey => client.invalidateQueries({ queryKey })))
}

/** A player as he is at this moment, for one who was told that somebody else was faster; lists that show him are renewed. */
export const useFreshPlayer = () => {
  const invalidate = useInvalidate()
  return async (id: number) => {
    void invalidate()
    return api.get('/api/playersv2/{id}/information', { path: { id } })
  }
}

/** Puts a player on a roster: one who exists, or a new one as a form. */
export const useJoinRoster = (at: TeamAt) => {
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: (player: { player_id: number } | FormData) =>
      api.post('/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}/players', player, { path: at }),
    onSuccess,
  })
}

/** Takes one player after another off a roster, as the calls allow; what was done before a failure stays done. */
export const useLeaveRoster = (at: TeamAt) => {
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: async (players: readonly number[]) => {
      for (const playerId of players)
        await api.delete('/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}/players/{playerId}', undefined, {
          path: { ...at, playerId },
        })
    },
    onSettled,
  })
}

export const useUpdatePlayer = () => {
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: ({ id, changes, revision }: { id: number; changes: PlayerDto | FormData; revision: Revision }) =>
      api.put('/api/playersv2/{id}', changes, { path: { id }, ifMatch: revision }),
    onSuccess,
  })
}
