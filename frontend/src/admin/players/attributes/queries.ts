import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NewAttributeDto, PlayerAttributeAnswer } from '../../../api/schema'
import { api } from '../../api'
import type { Reordered } from '../../parts/use-order'

const attributeKeys = {
  all: ['attributes'] as const,
  of: (organization: number | undefined) => [...attributeKeys.all, organization ?? 'own'] as const,
}

/** Without an organization, those of the signed-in person's own. */
const attributesQuery = (organization: number | undefined) =>
  queryOptions({
    queryKey: attributeKeys.of(organization),
    queryFn: ({ signal }) => api.get('/api/playerAttributes', { query: { organization_id: organization }, signal }),
    meta: { tags: ['organizations'] },
  })

export const useAttributes = (organization: number | undefined, enabled: boolean) =>
  useQuery({ ...attributesQuery(organization), enabled })

const useInvalidate = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: attributeKeys.all })
}

export const useAddAttribute = (organization: number | undefined) => {
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: (attribute: NewAttributeDto) =>
      api.post('/api/playerAttributes', attribute, { query: { organization_id: organization } }),
    onSuccess,
  })
}

export const useShowAttribute = (organization: number | undefined) => {
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: ({ id, is_visible }: { id: number; is_visible: boolean }) =>
      api.put(
        '/api/playerAttributes/{id}/toggleAttributeVisibility',
        { is_visible },
        { path: { id }, query: { organization_id: organization } },
      ),
    onSettled,
  })
}

/** The whole new order, against the revision of the list that it was made from. */
export const useOrderAttributes = (organization: number | undefined) => {
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: ({ wanted, read }: Reordered<PlayerAttributeAnswer>) =>
      api.put(
        '/api/playerAttributes/reorder',
        { attributes: wanted.map(({ id }, order) => ({ id, order })) },
        { query: { organization_id: organization }, ifMatch: read[0]?.revision },
      ),
    onSettled,
  })
}

export const useResetAttributes = (organization: number | undefined) => {
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: () => api.post('/api/playerAttributes/reset', {}, { query: { organization_id: organization } }),
    onSettled,
  })
}
