import { queryOptions, type QueryKey } from '@tanstack/react-query'

/**
 * A query of the admin by its key. `tags` name what it shows: it is asked again when one of them is reported as changed; without
 * any it is not asked again by itself.
 */
export const adminQuery = <Answer, const Key extends QueryKey>(
  queryKey: Key,
  tags: readonly string[],
  ask: (signal: AbortSignal) => Promise<Answer>,
) => queryOptions({ queryKey, queryFn: ({ signal }) => ask(signal), meta: { tags } })
