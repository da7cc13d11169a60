import type { Theme } from '@fullcourt/domain/users/theme'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LoginDto } from '../../api/schema'
import { api } from '../api'

export const sessionKeys = { all: ['session'] as const }

export const useSessionCheck = () =>
  useQuery({
    queryKey: sessionKeys.all,
    queryFn: ({ signal }) => api.get('/api/auth/check-auth', { signal }),
    staleTime: Infinity,
    meta: { tags: ['organizations'] },
  })

/** Signs in; everything that was refused meanwhile is asked for again, and first of all who is signed in. */
export const useLogin = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (login: LoginDto) => api.post('/api/auth/login', login),
    onSuccess: () => client.invalidateQueries(),
  })
}

export const useLogout = () => useMutation({ mutationFn: () => api.post('/api/auth/logout') })

/** Keeps the signed-in person's theme for him. */
export const useKeepTheme = (id: number) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (theme: Theme) => api.put('/api/usersv2/{id}', { theme }, { path: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionKeys.all }),
  })
}

/** Gives the signed-in person another password. */
export const useChangeOwnPassword = (id: number) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (passwords: { oldPassword: string; password: string }) =>
      api.put('/api/usersv2/{id}', passwords, { path: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionKeys.all }),
  })
}
