import { useCallback, useState } from 'react'
import { requestKey } from '../../../../api/client'

/** Gives the same key to every attempt at the same score of a game, and another one to another score. */
export const useAttemptKeys = () => {
  const [attempts] = useState(() => new Map<number, { readonly what: string; readonly key: string }>())
  return useCallback(
    (game: number, what: string) => {
      const last = attempts.get(game)
      if (last?.what === what) return last.key
      const key = requestKey()
      attempts.set(game, { what, key })
      return key
    },
    [attempts],
  )
}
