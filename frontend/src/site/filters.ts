/** Filters as they are in an address: what is no id or no day is no filter. */
import { isDate } from '@fullcourt/domain/facts/dates'
import { parametersIn, type PageParameter } from './page-parameters'

const greatestId = 2_147_483_647

export const idIn = (search: URLSearchParams, name: PageParameter) => {
  const text = search.get(name) ?? ''
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= greatestId ? Number(text) : undefined
}

/**
 * The season that an address names: `?season=`, or `?seasonId=`, as the address of a bracket is documented
 * (docs/public-pages.md#which-pages-there-are).
 */
export const seasonIdIn = (search: URLSearchParams): number | undefined => idIn(search, 'season') ?? idIn(search, 'seasonId')

export const dayIn = (search: URLSearchParams, name: PageParameter) => {
  const text = search.get(name) ?? ''
  return isDate(text) ? text : undefined
}

/** The address of the same page with other filters; an empty one leaves it. */
export const withFilters = (
  path: string,
  search: URLSearchParams,
  changes: Readonly<Partial<Record<PageParameter, string | undefined>>>,
) => {
  const after = new URLSearchParams(parametersIn(search).map(pair => [...pair]))
  for (const [name, value] of Object.entries(changes)) {
    if (value) after.set(name, value)
    else after.delete(name)
  }
  const text = after.toString()
  return text ? `${path}?${text}` : path
}
