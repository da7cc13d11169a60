import { jsonIn } from '../../../ui/stored-text'

/** Filters that a person keeps on this device: a name for what stands in the address of a list. */
export type SavedFilter = { readonly name: string; readonly query: string }

const keyOf = (user: number, list: string) => `filters:${list}:${user}`

const isSaved = (value: unknown): value is SavedFilter =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'query' in value &&
  typeof value.query === 'string'

export const savedFilters = (user: number, list: string): readonly SavedFilter[] => {
  const kept = jsonIn(localStorage.getItem(keyOf(user, list)))
  return Array.isArray(kept) ? kept.filter(isSaved) : []
}

export const keepFilters = (user: number, list: string, filters: readonly SavedFilter[]): void =>
  localStorage.setItem(keyOf(user, list), JSON.stringify(filters))
