import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../parts/calls/api'

/** What the invitation is that a secret opens; asked once, since each time counts as an attempt of the address. */
export const useOpenedInvitation = (secret: string) =>
  useQuery({
    queryKey: ['invitation', secret],
    queryFn: () => api.post('/api/invitations/open', { secret }),
    staleTime: Infinity,
    retry: false,
  })

type Accepted = { readonly secret: string; readonly username: string; readonly password: string }

export const useAcceptInvitation = () =>
  useMutation({ mutationFn: (accepted: Accepted) => api.post('/api/invitations/accept', accepted), retry: false })
