import type { Tally } from './read-store'

/** How many of these orders, which are sorted, begin alike in so many characters. */
export const tallyBy = (orders: readonly string[], length: number): readonly Tally[] => {
  const counts = new Map<string, number>()
  for (const order of orders) {
    const beginning = order.slice(0, length)
    counts.set(beginning, (counts.get(beginning) ?? 0) + 1)
  }
  return [...counts].map(([beginning, documents]) => ({ beginning, documents }))
}
