import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../api'

export type Role = 'super_admin' | 'org_owner' | 'staff'

/** The signed-in person, as `check-auth` tells it. */
export type SignedInUser = {
  readonly id: number
  readonly username: string
  readonly role: Role
  readonly organization_id: number | null
  readonly organization?: { readonly name: string; readonly slug: string | null; readonly domain: string | null } | null
}

export const sessionKeys = { all: ['session'] as const }

export const useSessionCheck = () =>
  useQuery({
    queryKey: sessionKeys.all,
    queryFn: ({ signal }) => api.get<{ authenticated: boolean; user?: SignedInUser }>('/api/auth/check-auth', { signal }),
    staleTime: Infinity,
  })

export const useLogout = () => useMutation({ mutationFn: () => api.post<unknown>('/api/auth/logout') })
