import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import type { PageParameter } from '../page-parameters'

/** What an entry of the browser's history remembers of how it was made. */
type Made = { readonly typedInto?: string } | null

/**
 * One filter as it is in the address, and how to set it; the others stay. An empty one leaves the address, and so does
 * the part of the list as it was filtered before. What is chosen is an
 * entry of its own in the browser's history; what is typed into one box is one entry, however often it is looked for meanwhile.
 */
export const useFilter = (name: PageParameter) => {
  const [search, setSearch] = useSearchParams()
  const made = useLocation().state as Made
  const isTyped = made?.typedInto === name
  const how = useNavigationType()
  const write = (value: string, how: { replace: boolean; state?: Made }) =>
    setSearch(
      before => {
        const after = new URLSearchParams(before)
        if (value) after.set(name, value)
        else after.delete(name)
        after.delete('part')
        return after
      },
      { ...how, preventScrollReset: true },
    )
  return {
    value: search.get(name) ?? '',
    choose: (value: string) => write(value, { replace: false }),
    type: (value: string) => write(value, { replace: isTyped, state: { typedInto: name } }),
    /** Whether the value is what was just typed: the box may hold more of it by now. */
    isBeingTyped: isTyped && how !== 'POP',
  }
}
