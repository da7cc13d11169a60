import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MenuLinkAnswer, MenuLinkDto, NewMenuLinkDto } from '../../../api/schema'
import { ApiError } from '../../../api/api-error'
import { api } from '../../api'
import type { Revision } from '../../editing/editing'

const menuKeys = {
  all: ['menu'] as const,
  of: (organization: number) => [...menuKeys.all, organization] as const,
}

const menuQuery = (organizationId: number) =>
  queryOptions({
    queryKey: menuKeys.of(organizationId),
    queryFn: ({ signal }) => api.get('/api/organization-links/{organizationId}', { path: { organizationId }, signal }),
    meta: { tags: ['organizations'] },
  })

export const useMenu = (organization: number) => useQuery(menuQuery(organization))

const useInvalidate = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: menuKeys.all })
}

export const useAddLink = () => {
  const onSuccess = useInvalidate()
  return useMutation({ mutationFn: (link: NewMenuLinkDto) => api.post('/api/organization-links', link), onSuccess })
}

/** Fills an empty menu with the links of the standard one. */
export const useFillMenu = () => {
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (organization_id: number) => api.post('/api/organization-links/standard', { organization_id }),
    onSettled,
  })
}

/** What changed of a link, against the revision at which it was read. */
export const useChangeLink = () => {
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: ({ id, changes, revision }: { id: number; changes: MenuLinkDto; revision: Revision }) =>
      api.put('/api/organization-links/{id}', changes, { path: { id }, ifMatch: revision }),
    onSettled,
  })
}

/** A link as it is at this moment, for a person whose change came second. */
export const useFreshLink = ({ id, organization_id }: MenuLinkAnswer) => {
  const client = useQueryClient()
  return async () => {
    const links = await client.fetchQuery({ ...menuQuery(organization_id), staleTime: 0 })
    const link = links.find(one => one.id === id)
    if (!link) throw new ApiError(404, 'Link not found')
    return link
  }
}

export const useDeleteLink = () => {
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (id: number) => api.delete('/api/organization-links/{id}', undefined, { path: { id } }),
    onSettled,
  })
}

export const useRestoreLink = () => {
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (id: number) => api.post('/api/organization-links/{id}/restore', undefined, { path: { id } }),
    onSettled,
  })
}
