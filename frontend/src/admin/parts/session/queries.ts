import type { Theme } from '@fullcourt/domain/users/theme'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LoginDto } from '../../../api/schema'
import { api } from '../calls/api'
import { adminQuery } from '../calls/admin-query'
import { useCall } from '../calls/use-call'

export const sessionKeys = { all: ['session'] as const }

const sessionViews = [sessionKeys.all]

const USER = '/api/usersv2/{id}'

export const useSessionCheck = () =>
  useQuery({
    ...adminQuery(sessionKeys.all, ['organizations'], signal => api.get('/api/auth/check-auth', { signal })),
    staleTime: Infinity,
  })

/** Signs in; everything that was refused meanwhile is asked for again, and first of all who is signed in. */
export const useLogin = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (login: LoginDto) => api.post('/api/auth/login', login),
    onSuccess: () => client.invalidateQueries(),
  })
}

export const useLogout = () => useCall(() => api.post('/api/auth/logout'), [])

/** Keeps the signed-in person's theme for them. */
export const useKeepTheme = (id: number) => useCall((theme: Theme) => api.put(USER, { theme }, { path: { id } }), sessionViews)

/** Gives the signed-in person another password. */
export const useChangeOwnPassword = (id: number) =>
  useCall((passwords: { oldPassword: string; password: string }) => api.put(USER, passwords, { path: { id } }), sessionViews)
