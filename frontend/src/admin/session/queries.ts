import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../api'

export const sessionKeys = { all: ['session'] as const }

export const useSessionCheck = () =>
  useQuery({
    queryKey: sessionKeys.all,
    queryFn: ({ signal }) => api.get('/api/auth/check-auth', { signal }),
    staleTime: Infinity,
  })

export const useLogout = () => useMutation({ mutationFn: () => api.post('/api/auth/logout') })
