/** A reproducible sequence of numbers in [0, 1): the same seed gives the same demo everywhere (mulberry32). */
export const chanceOf = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A whole number between two bounds, both included. */
export const between = (chance: () => number, least: number, most: number): number =>
  least + Math.floor(chance() * (most - least + 1))
