import type { SeasonDates } from '@fullcourt/domain/seasons/dates'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NewSeasonDto, SeasonDto } from '../../api/schema'
import { api } from '../api'
import type { Revision } from '../editing/editing'

/**
 * The shape of every `queries.ts` of the admin: one key factory, a `…Query` (key, call, tags) and its hook per query, a hook
 * per command. It is the only file of its feature that knows an address; types come from the OpenAPI document. A command
 * invalidates what it changed by the factory's keys, from the general to the special, so that no key is ever typed twice; what
 * somebody else changes is reported by the tags (docs/answers.md#live).
 */
const seasonKeys = {
  all: ['seasons'] as const,
  list: () => [...seasonKeys.all, 'list'] as const,
  one: (season: number) => [...seasonKeys.all, 'one', season] as const,
  of: (organization: number) => [...seasonKeys.all, 'of', organization] as const,
}

export const seasonsQuery = () =>
  queryOptions({
    queryKey: seasonKeys.list(),
    queryFn: ({ signal }) => api.get('/api/seasonsv2', { signal }),
    meta: { tags: ['seasons', 'organizations'] },
  })

export const useSeasons = () => useQuery(seasonsQuery())

export const seasonQuery = (id: number) =>
  queryOptions({
    queryKey: seasonKeys.one(id),
    queryFn: ({ signal }) => api.get('/api/seasonsv2/{id}', { path: { id }, signal }),
    meta: { tags: ['seasons'] },
  })

export const useSeason = (id: number) => useQuery(seasonQuery(id))

/** The first and last day of a season, as far as they are known; undefined for none. */
export const useSeasonDates = (id: number | undefined): SeasonDates => {
  const season = useQuery({ ...seasonQuery(id ?? 0), enabled: id !== undefined }).data
  return { from: season?.startDate ?? null, to: season?.finishDate ?? null }
}

/** A season as it is at this moment, for a person whose change came second; lists that show it are invalidated. */
export const useFreshSeason = () => {
  const client = useQueryClient()
  return async (id: number) => {
    void client.invalidateQueries({ queryKey: seasonKeys.all })
    return client.fetchQuery({ ...seasonQuery(id), staleTime: 0 })
  }
}

const seasonsOfQuery = (id: number) =>
  queryOptions({
    queryKey: seasonKeys.of(id),
    queryFn: ({ signal }) => api.get('/api/organizations/{id}/seasons', { path: { id }, signal }),
    meta: { tags: ['seasons'] },
  })

export const useSeasonsOf = (id: number) => useQuery(seasonsOfQuery(id))

/** Invalidates every query about seasons, and the breadcrumbs of a page. */
const useInvalidate = () => {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: seasonKeys.all }),
      client.invalidateQueries({ queryKey: ['breadcrumbs'], refetchType: 'none' }),
    ])
}

/** A new season of an organization; null is the signed-in person's own. */
export const useCreateSeason = () => {
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: ({ organization, ...season }: NewSeasonDto & { organization: number | null }) =>
      organization === null
        ? api.post('/api/seasonsv2', season)
        : api.post('/api/organizations/{id}/seasons', season, { path: { id: organization } }),
    onSuccess,
  })
}

export const useUpdateSeason = () => {
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: ({ id, changes, revision }: { id: number; changes: SeasonDto; revision: Revision }) =>
      api.put('/api/seasonsv2/{id}', changes, { path: { id }, ifMatch: revision }),
    onSuccess,
  })
}

/** Deletes one season after another, as the calls allow; what was deleted before a failure stays deleted. */
export const useDeleteSeasons = () => {
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: async (ids: readonly number[]) => {
      for (const id of ids) await api.delete('/api/seasonsv2/{id}', undefined, { path: { id } })
    },
    onSettled,
  })
}

/** Brings deleted seasons back, one after another. */
export const useRestoreSeasons = () => {
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: async (ids: readonly number[]) => {
      for (const id of ids) await api.post('/api/seasonsv2/{id}/restore', undefined, { path: { id } })
    },
    onSettled,
  })
}
