import type { SportId } from '../ids/kinds'

/** The list that holds a thing, and its sport; undefined where none does. */
export const listWith = <Listed extends { readonly id: number }>(
  lists: { readonly [sport: SportId]: readonly Listed[] },
  id: number | undefined,
): { readonly sport: SportId; readonly list: readonly Listed[] } | undefined => {
  for (const [sport, list] of Object.entries(lists))
    if (list.some(listed => listed.id === id)) return { sport: Number(sport), list }
  return undefined
}
