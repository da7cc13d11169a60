import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { adminQuery } from '../../parts/calls/admin-query'
import { api } from '../../parts/calls/api'
import { sessionKeys } from '../../parts/session/queries'
import { forgetUnsent } from './unsent-storage'

/** So often the page looks whether its link still opens, in milliseconds. */
const LOOKS_AGAIN = 20_000

const scoringQuery = adminQuery([...sessionKeys.all, 'scoring'], ['games'], signal => api.get('/api/score', { signal }))

/** What the scorer may score, until their link ends. */
export const useScoring = () => useQuery({ ...scoringQuery, refetchInterval: LOOKS_AGAIN, retry: false })

/** Opens a link; what it opens is on the page at once. */
export const useOpenLink = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (secret: string) => api.post('/api/score/open', { secret }),
    onSuccess: scoring => {
      forgetUnsent()
      client.setQueryData(scoringQuery.queryKey, scoring)
    },
    retry: false,
  })
}
