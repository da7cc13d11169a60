import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../api'

/**
 * The shape of every `queries.ts` of the admin: the types of its answers, one key factory, a hook per question, a hook per
 * command. It is the only file of its feature that knows an address. A command renews what it changed by the factory's keys,
 * from the general to the special, so that no key is ever typed twice.
 */

/** A season as staff read it (spec 2 §3). */
export type Season = {
  readonly id: number
  readonly name: string
  readonly startDate: string | null
  readonly finishDate: string | null
  readonly active: boolean
  readonly organization?: { readonly name: string } | null
  readonly sportsv2?: { readonly type: string } | null
}

export type SeasonEntry = Pick<Season, 'name' | 'startDate' | 'finishDate' | 'active'>
export type NewSeason = SeasonEntry & { readonly copyFromSeasonId?: number | null }

export const seasonKeys = {
  all: ['seasons'] as const,
  list: () => [...seasonKeys.all, 'list'] as const,
}

export const useSeasons = () =>
  useQuery({
    queryKey: seasonKeys.list(),
    queryFn: ({ signal }) => api.get<readonly Season[]>('/api/seasonsv2', { signal }),
  })

/** Renews every question about seasons. */
const useRenew = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: seasonKeys.all })
}

export const useCreateSeason = () => {
  const onSuccess = useRenew()
  return useMutation({ mutationFn: (season: NewSeason) => api.post<Season>('/api/seasonsv2', season), onSuccess })
}

export const useUpdateSeason = () => {
  const onSuccess = useRenew()
  return useMutation({
    mutationFn: ({ id, ...season }: SeasonEntry & { id: number }) => api.put<Season>(`/api/seasonsv2/${id}`, season),
    onSuccess,
  })
}

/** Deletes one season after another, as the calls allow; what was deleted before a failure stays deleted. */
export const useDeleteSeasons = () => {
  const onSettled = useRenew()
  return useMutation({
    mutationFn: async (ids: readonly number[]) => {
      for (const id of ids) await api.delete<unknown>(`/api/seasonsv2/${id}`)
    },
    onSettled,
  })
}
