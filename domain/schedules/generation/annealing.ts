import type { Random } from './random'

/** How a search cools down: from one temperature to another, in so many steps. */
export type Cooling = { readonly from: number; readonly to: number; readonly steps: number }

const { log } = Math
const STEPS_BETWEEN_PAUSES = 2_000

/**
 * Simulated annealing: tries a random change at each step. `tryChange` is given the greatest worsening that it may accept now.
 * Yields the share of its steps that is done.
 */
export function* anneal(
  { from, to, steps }: Cooling,
  random: Random,
  tryChange: (worst: number) => void,
): Generator<number, void> {
  const factor = Math.pow(to / from, STEPS_BETWEEN_PAUSES / Math.max(steps, STEPS_BETWEEN_PAUSES))
  let temperature = from
  for (let step = 0; step < steps; step++) {
    if (step % STEPS_BETWEEN_PAUSES === 0) {
      yield step / steps
      if (step > 0) temperature *= factor
    }
    tryChange(-temperature * log(1 - random.share()))
  }
}
