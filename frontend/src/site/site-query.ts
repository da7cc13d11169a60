import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError } from '../api/api-error'

/** The first part of every public key: dropping it drops whatever was read. */
const siteKey = 'site' as const

/** What the query library hands to a query; who asks by themselves has only a signal. */
type Context = { readonly signal: AbortSignal; readonly client?: QueryClient; readonly queryKey?: QueryKey }

/** What an open page shows of a query; undefined where none does. */
const cachedAnswer = <Answer>({ client, queryKey = [] }: Context): Answer | undefined => {
  const query = client?.getQueryCache().find<Answer>({ queryKey })
  return query?.isActive() ? query.state.data : undefined
}

/** A query of the public site, as `useQuery` and `ask` take it. */
export type PublicQuery<Answer> = {
  readonly queryKey: readonly [typeof siteKey, string, object]
  readonly queryFn: (context: Context) => Promise<Answer>
  readonly meta: { readonly tags: readonly string[] }
}

/**
 * A query by its name and what it asks for, which are its key. What `ask` makes of the server's answer is what is cached and
 * what travels with the page: so it keeps what the page shows, and no more. `tags` name what it shows: it is asked again when
 * one of them is reported as changed (docs/answers.md#live). `shown` is what an open page shows already, for answers whose choice of
 * things would change while they are read.
 */
export const siteQuery = <Answer>(
  name: string,
  asked: object,
  tags: readonly string[],
  ask: (signal: AbortSignal, shown: Answer | undefined) => Promise<Answer>,
): PublicQuery<Answer> => ({
  queryKey: [siteKey, name, asked],
  queryFn: context => ask(context.signal, cachedAnswer(context)),
  meta: { tags },
})

/** Gives the answer to a query: the cached one, or a fresh one. */
export type Ask = <Answer>(query: PublicQuery<Answer>) => Promise<Answer>

export const askingThrough =
  (client: QueryClient): Ask =>
  query =>
    client.fetchQuery(query)

const mayPass = (problem: unknown) => !(problem instanceof ApiError) || problem.status === 0 || problem.status >= 500

/** Answers are fresh for half a minute; what may pass is tried once more, a refusal is not. */
export const siteQueryClient = (where: 'server' | 'browser') =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: where === 'server' ? Infinity : 30_000,
        retry: where === 'server' ? false : (failures, problem) => failures < 1 && mayPass(problem),
      },
    },
  })
