import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../api'

export const organizationKeys = {
  all: ['organizations'] as const,
  list: () => [...organizationKeys.all, 'list'] as const,
  one: (organization: number) => [...organizationKeys.all, 'one', organization] as const,
  sports: () => [...organizationKeys.all, 'sports'] as const,
}

export const organizationsQuery = () =>
  queryOptions({
    queryKey: organizationKeys.list(),
    queryFn: ({ signal }) => api.get('/api/organizations', { signal }),
    meta: { tags: ['organizations'] },
  })

export const useOrganizations = ({ enabled = true }: { enabled?: boolean } = {}) => useQuery({ ...organizationsQuery(), enabled })

/** An organization with its users. */
export const organizationQuery = (id: number) =>
  queryOptions({
    queryKey: organizationKeys.one(id),
    queryFn: ({ signal }) => api.get('/api/organizations/{id}', { path: { id }, signal }),
    meta: { tags: ['organizations', 'users'] },
  })

export const useOrganization = (id: number) => useQuery(organizationQuery(id))

export const useSports = () =>
  useQuery({
    queryKey: organizationKeys.sports(),
    queryFn: ({ signal }) => api.get('/api/sportsv2', { signal }),
    staleTime: Infinity,
  })

const useInvalidate = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: organizationKeys.all })
}

export const useCreateOrganization = () => {
  const onSuccess = useInvalidate()
  return useMutation({ mutationFn: (form: FormData) => api.post('/api/organizations', form), onSuccess })
}

export const useUpdateOrganization = () => {
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: ({ id, form }: { id: number; form: FormData }) => api.put('/api/organizations/{id}', form, { path: { id } }),
    onSuccess,
  })
}

/** Not optimistic: the box changes when the server has said yes (spec 1 §2). */
export const useSetFeature = (id: number) => {
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: (feature_flags: Record<string, boolean>) =>
      api.put('/api/organizations/{id}', { feature_flags }, { path: { id } }),
    onSuccess,
  })
}

export const useDeleteOrganization = () => {
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: (id: number) => api.delete('/api/organizations/{id}', undefined, { path: { id } }),
    onSuccess,
  })
}
