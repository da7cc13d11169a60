/** Whether an order names exactly what there is, each once (docs/facts.md#orders). */
export const namesExactly = <Id>(current: readonly Id[], order: readonly Id[]): boolean =>
  order.length === current.length && new Set(order).size === order.length && current.every(id => order.includes(id))

/** Whether two orders are the same. */
export const isSameOrder = <Id>(one: readonly Id[], other: readonly Id[]): boolean =>
  one.length === other.length && one.every((id, i) => id === other[i])

/** Things in the order of their ids; ids that name nothing are passed over. */
export const inOrder = <Id, Thing extends { readonly id: Id }>(
  things: readonly Thing[],
  order: readonly Id[],
): readonly Thing[] => {
  const byId = new Map(things.map(thing => [thing.id, thing]))
  return order.flatMap(id => byId.get(id) ?? [])
}
