/** A source of random numbers that a seed fixes: the same seed gives the same numbers on every machine. */
export type Random = {
  /** At least 0 and below 1. */
  readonly share: () => number
  /** A whole number from 0, below `count`. */
  readonly below: (count: number) => number
}

const { floor, imul } = Math
const STEP = 0x6d2b79f5
const RANGE = 2 ** 32

/** Mulberry32: 32 bits of state, enough for a search that nobody plays against. */
export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0
  const share = () => {
    state = (state + STEP) >>> 0
    let mixed = imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / RANGE
  }
  return { share, below: count => floor(share() * count) }
}

/** The numbers from 0 below `count` in a random order. */
export const shuffle = (count: number, random: Pick<Random, 'below'>): number[] => {
  const order = Array.from({ length: count }, (_, i) => i)
  for (let last = count - 1; last > 0; last--) {
    const other = random.below(last + 1)
    const kept = order[last] as number
    order[last] = order[other] as number
    order[other] = kept
  }
  return order
}
