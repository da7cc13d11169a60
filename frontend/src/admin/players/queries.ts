import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PlayerDto } from '../../api/schema'
import { api } from '../api'
import type { Revision } from '../editing/editing'
import { teamKeys, type TeamAt } from '../teams/queries'

export const playerKeys = {
  all: ['players'] as const,
  list: (organization?: number) => [...playerKeys.all, 'list', organization ?? null] as const,
  one: (player: number) => [...playerKeys.all, 'one', player] as const,
  figures: (player: number) => [...playerKeys.one(player), 'figures'] as const,
}

/** The players of an organization with their rosters; a super_admin names the organization. */
export const playersQuery = (organization?: number) =>
  queryOptions({
    queryKey: playerKeys.list(organization),
    queryFn: ({ signal }) => api.get('/api/playersv2', { query: { organization_id: organization }, signal }),
    meta: { tags: ['players', 'entries', 'teams', 'leagues', 'seasons'] },
  })

export const usePlayers = (organization?: number, enabled = true) => useQuery({ ...playersQuery(organization), enabled })

/** Everything that staff may see of a player. */
const playerQuery = (id: number) =>
  queryOptions({
    queryKey: playerKeys.one(id),
    queryFn: ({ signal }) => api.get('/api/playersv2/{id}/information', { path: { id }, signal }),
    meta: { tags: [`player:${id}`, 'entries', 'teams', 'leagues', 'seasons'] },
  })

export const usePlayer = (id: number) => useQuery(playerQuery(id))

/** A player with the figures of all seasons. */
export const playerFiguresQuery = (id: number) =>
  queryOptions({
    queryKey: playerKeys.figures(id),
    queryFn: ({ signal }) => api.get('/api/playersv2/{id}/basic', { path: { id }, query: { scope: 'all' }, signal }),
    meta: { tags: [`player:${id}`, 'teams', 'leagues', 'seasons', 'organizations'] },
  })

export const usePlayerFigures = (id: number) => useQuery(playerFiguresQuery(id))

/** Invalidates what shows players: lists and rosters. */
export const useInvalidatePlayers = () => {
  const client = useQueryClient()
  return () => Promise.all([playerKeys.all, teamKeys.all].map(queryKey => client.invalidateQueries({ queryKey })))
}

/** A player as he is at this moment, for a person whose change came second; lists that show him are invalidated. */
export const useFreshPlayer = () => {
  const invalidate = useInvalidatePlayers()
  return async (id: number) => {
    void invalidate()
    return api.get('/api/playersv2/{id}/information', { path: { id } })
  }
}

export const useUpdatePlayer = () => {
  const onSuccess = useInvalidatePlayers()
  return useMutation({
    mutationFn: ({ id, changes, revision }: { id: number; changes: PlayerDto | FormData; revision: Revision }) =>
      api.put('/api/playersv2/{id}', changes, { path: { id }, ifMatch: revision }),
    onSuccess,
  })
}

/** Deletes one player after another, as the calls allow; what was done before a failure stays done. */
export const useDeletePlayers = () => {
  const onSettled = useInvalidatePlayers()
  return useMutation({
    mutationFn: async (players: readonly number[]) => {
      for (const id of players) await api.delete('/api/playersv2/{id}', undefined, { path: { id } })
    },
    onSettled,
  })
}

/** Brings deleted players back, and back on their rosters, one after another. */
export const useRestorePlayers = () => {
  const onSettled = useInvalidatePlayers()
  return useMutation({
    mutationFn: async (players: readonly number[]) => {
      for (const id of players) await api.post('/api/playersv2/{id}/restore', undefined, { path: { id } })
    },
    onSettled,
  })
}

/** A new player, as a form, on the roster of a team. */
export const useAddPlayer = () => {
  const onSuccess = useInvalidatePlayers()
  return useMutation({
    mutationFn: ({ at, player }: { at: TeamAt; player: FormData }) =>
      api.post('/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}/players', player, { path: at }),
    onSuccess,
  })
}
