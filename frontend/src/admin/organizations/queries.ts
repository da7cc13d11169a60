import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ChangeOrganizationDto } from '../../api/schema'
import { api } from '../api'
import type { Revision } from '../editing/editing'
import { isConflict } from '../editing/is-conflict'

export const organizationKeys = {
  all: ['organizations'] as const,
  list: () => [...organizationKeys.all, 'list'] as const,
  deleted: () => [...organizationKeys.all, 'deleted'] as const,
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

/** Those that can be brought back. */
export const useDeletedOrganizations = () =>
  useQuery({
    queryKey: organizationKeys.deleted(),
    queryFn: ({ signal }) => api.get('/api/admin/organizations/deleted', { signal }),
    meta: { tags: ['organizations'] },
  })

/** An organization with its users. */
const organizationQuery = (id: number) =>
  queryOptions({
    queryKey: organizationKeys.one(id),
    queryFn: ({ signal }) => api.get('/api/organizations/{id}', { path: { id }, signal }),
    meta: { tags: ['organizations', 'users'] },
  })

export const useOrganization = (id: number) => useQuery(organizationQuery(id))

/** An organization as it is at this moment, for a person whose change came second. */
export const useFreshOrganization = () => {
  const client = useQueryClient()
  return (id: number) => client.fetchQuery({ ...organizationQuery(id), staleTime: 0 })
}

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

/** With a `username` in the form its owner is made with it. */
export const useCreateOrganization = () => {
  const onSuccess = useInvalidate()
  return useMutation({ mutationFn: (form: FormData) => api.post('/api/admin/organizations', form), onSuccess })
}

export const useUpdateOrganization = () => {
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: ({ id, changes, revision }: { id: number; changes: ChangeOrganizationDto | FormData; revision: Revision }) =>
      api.put('/api/organizations/{id}', changes, { path: { id }, ifMatch: revision }),
    onSuccess,
  })
}

type FeatureChange = { readonly flag: string; readonly is: boolean; readonly revision: Revision }

/**
 * Not optimistic: the box changes when the server has said yes. A person who was second sees a message only where
 * the flag is not what he wanted.
 * See docs/admin.md#organizations.
 */
export const useSetFeature = (id: number) => {
  const onSettled = useInvalidate()
  const fresh = useFreshOrganization()
  return useMutation({
    mutationFn: async ({ flag, is, revision }: FeatureChange) => {
      const body = { feature_flags: { [flag]: is } }
      await api.put('/api/organizations/{id}', body, { path: { id }, ifMatch: revision }).catch(async (problem: unknown) => {
        const isWanted = isConflict(problem) && (await fresh(id)).feature_flags[flag] === is
        if (!isWanted) throw problem
      })
    },
    onSettled,
  })
}

export const useDeleteOrganization = () => {
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: (id: number) => api.delete('/api/organizations/{id}', undefined, { path: { id } }),
    onSuccess,
  })
}

export const useRestoreOrganization = () => {
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: (id: number) => api.post('/api/organizations/{id}/restore', undefined, { path: { id } }),
    onSuccess,
  })
}
