import { TimeSlicer } from '@fullcourt/projections/runner/time-slicer'

/** Called again and again by long work: where it is time, everything else that is ready has its turn. */
export type YieldToEventLoop = () => Promise<void>

/** `milliseconds` is how long the work goes on at a stretch. */
export const yieldToEventLoopEvery = (milliseconds: number): YieldToEventLoop => {
  const slicer = new TimeSlicer(milliseconds)
  return async () => {
    if (slicer.over) await slicer.rest()
  }
}
