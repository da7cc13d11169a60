import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-error'
import { sessionKeys } from '../../parts/session/queries'

const mayPass = (problem: unknown) => !(problem instanceof ApiError) || problem.status === 0 || problem.status >= 500

/**
 * Answers are fresh for ten seconds. A call that learns that nobody is signed in asks again who is, so that the `SessionGate`
 * hears of it. Calls go out whatever the browser believes of the network: the product may run on this very machine, and a call
 * that fails at once says so, where one that waits in silence does not.
 */
export const adminQueryClient = () => {
  const askWhoIsSignedIn = (problem: unknown) => {
    if (problem instanceof ApiError && problem.status === 401) void client.invalidateQueries({ queryKey: sessionKeys.all })
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: askWhoIsSignedIn }),
    mutationCache: new MutationCache({ onError: askWhoIsSignedIn }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, problem) => failures < 1 && mayPass(problem),
      },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}
