/** Works through a list, a few at once: the next few begin when all of these have ended. */
export const inBatches = async <Item>(items: readonly Item[], size: number, work: (item: Item) => Promise<void>) => {
  for (let from = 0; from < items.length; from += size) await Promise.all(items.slice(from, from + size).map(work))
}
