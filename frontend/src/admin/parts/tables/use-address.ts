import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/** What of the address changes; null or an empty text leaves it. */
export type AddressChange = Readonly<Record<string, string | null>>

/** What a page shows, as it is in its address: a step back, a reload and a link to it show the same. */
export const useAddress = () => {
  const [search, setSearch] = useSearchParams()
  /** With what was changed since it was shown: two changes at once are both in the address. */
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  }, [search])
  const put = useCallback(
    (changes: AddressChange, replace: boolean) => {
      const after = new URLSearchParams(latest.current)
      for (const [name, value] of Object.entries(changes))
        if (value) after.set(name, value)
        else after.delete(name)
      latest.current = after
      setSearch(after, { replace, preventScrollReset: true })
    },
    [setSearch],
  )
  /** What is typed, turned to or closed: a step back leads to where one was before. */
  const change = useCallback((changes: AddressChange) => put(changes, true), [put])
  /** What was chosen: a step back takes it back. */
  const choose = useCallback((changes: AddressChange) => put(changes, false), [put])
  const at = (name: string) => search.get(name) ?? ''
  /** What is no id is no filter. */
  const idAt = (name: string): number | undefined => Number(at(name)) || undefined
  return { at, idAt, change, choose }
}

export type Address = ReturnType<typeof useAddress>
