import { Slices } from '@fullcourt/projections/runner/slices'

/** Called again and again by long work: where it is time, everything else that is ready has its turn. */
export type Breath = () => Promise<void>

/** `milliseconds` is how long the work goes on at a stretch. */
export const breathOf = (milliseconds: number): Breath => {
  const slices = new Slices(milliseconds)
  return async () => {
    if (slices.over) await slices.rest()
  }
}
