import type { ScheduleInput } from './input'
import { evenOut } from './even-out'
import type { SchedulePlan } from './plan'
import { placeAll } from './place-all'
import { planOf } from './plan-of-board'
import { seededRandom } from './random'

/** What a long generation says and asks while it works. */
export type GenerationHooks = {
  /** The share that is done, from 0 to 1. */
  readonly onProgress?: (done: number) => void
  /** Asked often; once it says yes, nothing comes of the generation. */
  readonly shouldStop?: () => boolean
}

/** The steps of a generation: yields the share that is done. The same input gives the same schedule on every machine. */
export function* generation(input: ScheduleInput): Generator<number, SchedulePlan> {
  const random = seededRandom(input.seed)
  const placed = yield* placeAll(input, random)
  const evened = yield* evenOut(input, placed, random)
  return planOf(input, placed.board, evened)
}

/** Generates a schedule; undefined where it was stopped. Takes up to seconds: not for the event loop of a server. */
export const generateSchedule = (
  input: ScheduleInput,
  { onProgress, shouldStop }: GenerationHooks = {},
): SchedulePlan | undefined => {
  const steps = generation(input)
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (shouldStop?.()) return undefined
    onProgress?.(step.value)
  }
}
