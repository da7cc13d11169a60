import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { makePasskey, signWithPasskey } from '../../../../api/passkeys'
import { adminQuery } from '../../calls/admin-query'
import { api } from '../../calls/api'
import { useCall } from '../../calls/use-call'

const PASSKEYS = '/api/auth/passkeys'
const key = ['own-passkeys'] as const

export const usePasskeys = () => useQuery(adminQuery(key, [], signal => api.get(PASSKEYS, { signal })))

type NewPasskey = { readonly name: string; readonly password: string }

/** Has the device make a passkey, and keeps it. */
export const useAddPasskey = () =>
  useCall(
    async ({ name, password }: NewPasskey) => {
      const { options } = await api.post(`${PASSKEYS}/options`, { password })
      return api.post(PASSKEYS, { name, ...(await makePasskey(options)) })
    },
    [key, ['users']],
  )

export const useRemovePasskey = () =>
  useCall(
    ({ id, password }: { id: string; password: string }) =>
      api.post(`${PASSKEYS}/{passkey}/remove`, { password }, { path: { passkey: id } }),
    [[]],
  )

/** Signs in with a passkey; everything that was refused meanwhile is asked for again. */
export const usePasskeySignIn = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const { options } = await api.post('/api/auth/login/passkey/options', {})
      return api.post('/api/auth/login/passkey', await signWithPasskey(options))
    },
    onSuccess: () => client.invalidateQueries(),
  })
}
