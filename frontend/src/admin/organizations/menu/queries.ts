import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MenuLinkAnswer, MenuLinkDto, NewMenuLinkDto } from '../../../api/schema'
import { api } from '../../api'

export const menuKeys = {
  all: ['menu'] as const,
  of: (organization: number) => [...menuKeys.all, organization] as const,
}

export const menuQuery = (organizationId: number) =>
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

/** Of a link, what changed; `read` is the link as the form read it. */
export const useChangeLink = () => {
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: ({ read, ...changes }: MenuLinkDto & { read: MenuLinkAnswer }) =>
      api.put('/api/organization-links/{id}', changes, { path: { id: read.id }, ifMatch: read.revision }),
    onSettled,
  })
}

export const useDeleteLink = () => {
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (id: number) => api.delete('/api/organization-links/{id}', undefined, { path: { id } }),
    onSettled,
  })
}
