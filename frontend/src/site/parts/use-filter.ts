import { useSearchParams } from 'react-router-dom'
import type { PageParameter } from '../page-parameters'

/** One filter as it is in the address, and how to set it; the others stay. An empty one leaves the address. */
export const useFilter = (name: PageParameter) => {
  const [search, setSearch] = useSearchParams()
  const set = (value: string) =>
    setSearch(
      before => {
        const after = new URLSearchParams(before)
        if (value) after.set(name, value)
        else after.delete(name)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return [search.get(name) ?? '', set] as const
}
