import { useQuery } from '@tanstack/react-query'
import type { ChangeUserDto, NewUserDto } from '../../../api/schema'
import { api } from '../../parts/calls/api'
import { adminQuery } from '../../parts/calls/admin-query'
import { useCall } from '../../parts/calls/use-call'
import { useRemoval } from '../../parts/calls/use-removal'
import type { RecordChange } from '../../parts/editing/editing'
import { organizationKeys } from '../../settings/organizations/queries'
import { sessionKeys } from '../../parts/session/queries'

const userKeys = {
  all: ['users'] as const,
  one: (user: number) => [...userKeys.all, 'one', user] as const,
}

/** What shows users: their organization, themselves, the one who is signed in. */
const userViews = [userKeys.all, organizationKeys.all, sessionKeys.all]

const USER = '/api/usersv2/{id}'

export const userQuery = (id: number) =>
  adminQuery(userKeys.one(id), [`user:${id}`], signal => api.get(USER, { path: { id }, signal }))

export const useUser = (id: number) => useQuery(userQuery(id))

export const useCreateUser = () => useCall((user: NewUserDto) => api.post('/api/usersv2', user), userViews)

export const useUpdateUser = () =>
  useCall(
    ({ id, changes, revision }: RecordChange<ChangeUserDto>) => api.put(USER, changes, { path: { id }, ifMatch: revision }),
    userViews,
  )

/** The password of a user who lost their device is enough again. */
export const useRemoveTwoFactor = () =>
  useCall((id: number) => api.delete(`${USER}/second-factor`, undefined, { path: { id } }), userViews)

/** The passkeys of a user who lost a device let nobody in any more. */
export const useRemovePasskeys = () =>
  useCall((id: number) => api.delete(`${USER}/passkeys`, undefined, { path: { id } }), userViews)

/** Deletes users, and brings them back without a password. */
export const useUserRemoval = () =>
  useRemoval(
    {
      remove: ({ id }) => api.delete(USER, undefined, { path: { id } }),
      restore: ({ id }) => api.post(`${USER}/restore`, undefined, { path: { id } }),
    },
    userViews,
  )
