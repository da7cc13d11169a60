import type { DocumentWrite } from './read-store'

/** Places by their lists: `rankings 7` → where it is there. Two documents with the same are in the same lists at the same places. */
export const placesByList = (places: DocumentWrite['places']): { readonly [list: string]: string } => {
  const lists: { [list: string]: string[] } = {}
  for (const [index, at] of Object.entries(places)) for (const { key, order } of at) (lists[`${index} ${key}`] ??= []).push(order)
  const sorted = Object.entries(lists).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(sorted.map(([list, orders]) => [list, orders.toSorted().join(', ')]))
}
