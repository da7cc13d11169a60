import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { StatDefinitionAnswer } from '../../api/schema'
import { api } from '../api'
import type { Reordered } from '../parts/use-order'

const statisticKeys = {
  all: ['statistics'] as const,
  of: (sport: number, organization: number | undefined) => [...statisticKeys.all, sport, organization ?? 'own'] as const,
}

/** Whose statistics of which sport; without an organization, those of the signed-in person. */
export type SportOf = { readonly sport: number; readonly organization: number | undefined }

const statisticsQuery = ({ sport, organization }: SportOf) =>
  queryOptions({
    queryKey: statisticKeys.of(sport, organization),
    queryFn: ({ signal }) =>
      api.get('/api/statsv2/{sportId}', { path: { sportId: sport }, query: { organization_id: organization }, signal }),
    meta: { tags: ['organizations'] },
  })

export const useStatistics = (of: SportOf, enabled: boolean) => useQuery({ ...statisticsQuery(of), enabled })

const useInvalidate = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: statisticKeys.all })
}

/** The whole new order, against the revision of the list that it was made from. */
export const useOrderStatistics = ({ organization }: SportOf) => {
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: ({ wanted, read }: Reordered<StatDefinitionAnswer>) =>
      api.put(
        '/api/statsv2/reorder',
        { stats: wanted.map(({ id }, order) => ({ id, order })) },
        { query: { organization_id: organization }, ifMatch: read[0]?.revision },
      ),
    onSettled,
  })
}

export const useHideStatistic = ({ organization }: SportOf) => {
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: ({ id, hidden }: { id: number; hidden: boolean }) =>
      api.put('/api/statsv2/{id}/toggle-visibility', { hidden }, { path: { id }, query: { organization_id: organization } }),
    onSettled,
  })
}
