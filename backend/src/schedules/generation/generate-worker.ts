import { parentPort, workerData } from 'node:worker_threads'
import { generateSchedule } from '@fullcourt/domain/schedules/generation/generate'
import type { ScheduleInput } from '@fullcourt/domain/schedules/generation/input'
import type { SchedulePlan } from '@fullcourt/domain/schedules/generation/plan'

/** What a worker says: the share that is done, from 0 to 1, or the schedule. */
export type GenerationMessage = { readonly done: number } | { readonly plan: SchedulePlan }

const say = (message: GenerationMessage) => parentPort?.postMessage(message)

/** How much must be done before it is said again. */
const STEP = 0.01

/** Worked through when it is loaded as a worker's file, and by nothing else. */
const work = (input: ScheduleInput): void => {
  let said = 0
  const plan = generateSchedule(input, {
    onProgress: done => {
      if (done - said < STEP) return
      said = done
      say({ done })
    },
  })
  if (plan) say({ plan })
}

if (parentPort) work(workerData as ScheduleInput)
