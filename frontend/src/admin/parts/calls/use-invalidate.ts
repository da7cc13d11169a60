import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useCallback } from 'react'

/** The key that every other one begins with. */
export const everything: readonly QueryKey[] = [[]]

/** Asks again for what the page shows, and later for the rest, of all queries whose keys begin with one of these. */
export const useInvalidate = () => {
  const client = useQueryClient()
  return useCallback(
    (keys: readonly QueryKey[]) => Promise.all(keys.map(queryKey => client.invalidateQueries({ queryKey }))),
    [client],
  )
}
