import { useQueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiError } from '../../../api/api-error'

/** Asks for the answer to a query as it is at this moment, for a person whose change came second. */
export const useFresh = () => {
  const client = useQueryClient()
  return useCallback(
    <Answer, Key extends QueryKey>(query: FetchQueryOptions<Answer, Error, Answer, Key>) =>
      client.fetchQuery({ ...query, staleTime: 0 }),
    [client],
  )
}

export type AskFresh = ReturnType<typeof useFresh>

/** A thing of a list that was asked for anew; `missing` is what is said where it is gone. */
export const thingIn = <Thing extends { readonly id: number | null }>(list: readonly Thing[], id: number, missing: string) => {
  const thing = list.find(one => one.id === id)
  if (!thing) throw new ApiError(404, missing)
  return thing
}
