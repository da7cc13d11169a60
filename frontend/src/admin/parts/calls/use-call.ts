import { useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useInvalidate } from './use-invalidate'

/**
 * A call that changes something. `keys` are the beginnings of the keys of what it may change, which is asked for again when it has
 * ended: also when it failed, for it may have been carried out before its answer was lost. What failed is said at once; what was
 * done is over when the page shows it. Where the answer is all that the page needs, `show` puts it there, and nothing is waited for.
 */
export const useCall = <Answer, Input = void>(
  call: (input: Input) => Promise<Answer>,
  keys: readonly QueryKey[],
  show?: (answer: Answer, client: QueryClient) => void,
) => {
  const client = useQueryClient()
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: call,
    onSuccess: async answer => {
      show?.(answer, client)
      const again = invalidate(keys)
      if (!show) await again
    },
    onError: () => void invalidate(keys),
  })
}

/** Does the same with one thing after another, as the calls allow; what was done before a failure stays done. */
export const oneByOne =
  <Thing>(call: (thing: Thing) => Promise<unknown>) =>
  async (things: readonly Thing[]): Promise<void> => {
    for (const thing of things) await call(thing)
  }
