import { queryOptions, QueryClient } from '@tanstack/react-query'
import type { Query } from '../api/address'
import { ApiError } from '../api/api-error'
import type { Site } from './site'

/** The first part of every public key: dropping it drops whatever was read. */
export const siteKey = 'site'

/** A question of the public site. What is asked is its key, so no key is ever typed twice. */
export const siteQuery = <Answer>(site: Site, path: string, query: Query = {}) =>
  queryOptions({
    queryKey: [siteKey, path, query] as const,
    queryFn: ({ signal }) => site.api.get<Answer>(path, { query, signal }),
  })

export type SiteQuery<Answer> = ReturnType<typeof siteQuery<Answer>>

/** Gives the answer to a question: the one that is kept, or a fresh one. */
export type Ask = <Answer>(query: SiteQuery<Answer>) => Promise<Answer>

export const askingThrough =
  (client: QueryClient): Ask =>
  query =>
    client.fetchQuery(query)

const mayPass = (problem: unknown) => !(problem instanceof ApiError) || problem.status === 0 || problem.status >= 500

/** Answers stand for half a minute; what may pass is tried once more, a refusal is not. */
export const siteQueryClient = (where: 'server' | 'browser') =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: where === 'server' ? Infinity : 30_000,
        retry: where === 'server' ? false : (failures, problem) => failures < 1 && mayPass(problem),
      },
    },
  })
