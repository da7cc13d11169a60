import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ChangeUserDto, NewUserDto } from '../../api/schema'
import { api } from '../api'
import type { Revision } from '../editing/editing'
import { organizationKeys } from '../organizations/queries'
import { sessionKeys } from '../session/queries'

const userKeys = {
  all: ['users'] as const,
  one: (user: number) => [...userKeys.all, 'one', user] as const,
}

const userQuery = (id: number) =>
  queryOptions({
    queryKey: userKeys.one(id),
    queryFn: ({ signal }) => api.get('/api/usersv2/{id}', { path: { id }, signal }),
    meta: { tags: [`user:${id}`] },
  })

export const useUser = (id: number) => useQuery(userQuery(id))

/** A user as he is at this moment, for a person whose change came second; lists that show him are invalidated. */
export const useFreshUser = () => {
  const client = useQueryClient()
  return async (id: number) => {
    void client.invalidateQueries({ queryKey: organizationKeys.all })
    return client.fetchQuery({ ...userQuery(id), staleTime: 0 })
  }
}

/** Invalidates what shows users: their organization, themselves, the one who is signed in. */
const useInvalidate = () => {
  const client = useQueryClient()
  return () =>
    Promise.all([userKeys.all, organizationKeys.all, sessionKeys.all].map(queryKey => client.invalidateQueries({ queryKey })))
}

export const useCreateUser = () => {
  const onSuccess = useInvalidate()
  return useMutation({ mutationFn: (user: NewUserDto) => api.post('/api/usersv2', user), onSuccess })
}

export const useUpdateUser = () => {
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: ({ id, changes, revision }: { id: number; changes: ChangeUserDto; revision?: Revision }) =>
      api.put('/api/usersv2/{id}', changes, { path: { id }, ifMatch: revision }),
    onSuccess,
  })
}

export const useDeleteUser = () => {
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: (id: number) => api.delete('/api/usersv2/{id}', undefined, { path: { id } }),
    onSuccess,
  })
}

/** Brings a deleted user back, without a password. */
export const useRestoreUser = () => {
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: (id: number) => api.post('/api/usersv2/{id}/restore', undefined, { path: { id } }),
    onSuccess,
  })
}
