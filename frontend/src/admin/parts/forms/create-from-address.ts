import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'

const ASKS = 'create'

/** The address of a list that opens the form of a new thing; `query` is what else it says. */
export const asksToCreate = (address: string, query: Readonly<Record<string, number>> = {}) =>
  `${address}?${new URLSearchParams([...Object.entries(query).map(([name, value]) => [name, String(value)]), [ASKS, '1']]).toString()}`

/** Opens the form of a new thing where the address asks for it, and takes that out of the address. */
export const useCreateFromAddress = (open: () => void) => {
  const [search, setSearch] = useSearchParams()
  const isAsked = search.has(ASKS)
  const begin = useEffectEvent(() => {
    open()
    setSearch(
      now => {
        const without = new URLSearchParams(now)
        without.delete(ASKS)
        return without
      },
      { replace: true },
    )
  })
  useEffect(() => {
    if (isAsked) begin()
  }, [isAsked])
}
