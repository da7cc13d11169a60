import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../calls/api'
import { useCall } from '../../calls/use-call'

/** A secret for the signed-in person's app; it holds when a code of it is confirmed. */
export const useProposeTwoFactor = () =>
  useMutation({ mutationFn: (password: string) => api.post('/api/auth/second-factor', { password }) })

/** What the page shows is asked for again by `useTwoFactorChanged`, after the recovery codes were read. */
export const useConfirmTwoFactor = () =>
  useMutation({ mutationFn: (code: string) => api.post('/api/auth/second-factor/confirm', { code }) })

export const useTwoFactorChanged = () => {
  const client = useQueryClient()
  return () => void client.invalidateQueries()
}

export const useRemoveOwnTwoFactor = () =>
  useCall((password: string) => api.post('/api/auth/second-factor/remove', { password }), [[]])
