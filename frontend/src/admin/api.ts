import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/api-error'
import { createApi, overTheWire } from '../api/client'

/** Staff calls: no tenant in them, they read and write the signed-in person's own organization. */
export const api = createApi(overTheWire)

/** Where to sign in, and back to this very page. */
export const loginAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  `/login?next=${encodeURIComponent(pathname + search)}`

const leaveWhenSignedOut = (problem: unknown) => {
  if (problem instanceof ApiError && problem.status === 401) window.location.assign(loginAddress(window.location))
}

const mayPass = (problem: unknown) => !(problem instanceof ApiError) || problem.status === 0 || problem.status >= 500

/** Answers stand for ten seconds; a session that ended anywhere leads to sign-in. */
export const adminQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: leaveWhenSignedOut }),
    mutationCache: new MutationCache({ onError: leaveWhenSignedOut }),
    defaultOptions: { queries: { staleTime: 10_000, retry: (failures, problem) => failures < 1 && mayPass(problem) } },
  })
