/**
 * Options of an LRUCache of at most so many entries that takes memory as it fills. With `max` it takes at once what all of them
 * could need, which every start would wait for.
 */
export const growingTo = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 })
