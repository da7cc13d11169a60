/** Things with the same key together, in the order in which each key comes first; no group is empty. */
export const groupBy = <Thing>(
  things: Iterable<Thing>,
  keyOf: (thing: Thing) => string | number,
): readonly (readonly [Thing, ...Thing[]])[] => {
  const groups = new Map<string | number, [Thing, ...Thing[]]>()
  for (const thing of things) {
    const key = keyOf(thing)
    const others = groups.get(key)
    if (others) others.push(thing)
    else groups.set(key, [thing])
  }
  return [...groups.values()]
}
