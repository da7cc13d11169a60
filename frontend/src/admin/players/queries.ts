import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PlayerDto } from '../../api/schema'
import { api } from '../api'
import type { Revision } from '../editing/editing'
import { teamKeys } from '../teams/queries'

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
