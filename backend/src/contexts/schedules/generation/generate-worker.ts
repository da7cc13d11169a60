import { parentPort, workerData } from 'node:worker_threads'
import { generateSchedule } from '@fullcourt/domain/schedules/generation/generate'
import type { PlanGame, ScheduleInput } from '@fullcourt/domain/schedules/generation/input'
import type { SchedulePlan, UnplacedPlanGame } from '@fullcourt/domain/schedules/generation/plan'
import type { ScheduleReport } from '@fullcourt/domain/schedules/generation/report'
import { reportOf } from '@fullcourt/domain/schedules/generation/report-of'

/** Games that are judged against an input; those of a generation are left out. */
export type JudgedGames = { readonly games: readonly PlanGame[]; readonly unplaced: readonly UnplacedPlanGame[] }

/** What a worker does: it generates a schedule, or judges one where games are given. */
export type GenerationWork = { readonly input: ScheduleInput; readonly judged?: JudgedGames }

/** What a worker says: the share that is done, from 0 to 1, or what it was asked for. */
export type GenerationMessage = { readonly done: number } | { readonly plan: SchedulePlan } | { readonly report: ScheduleReport }

const send = (message: GenerationMessage) => parentPort?.postMessage(message)

/** How much must be done before it is reported again. */
const STEP = 0.01

const generate = (input: ScheduleInput): void => {
  let reported = 0
  const plan = generateSchedule(input, {
    onProgress: done => {
      if (done - reported < STEP) return
      reported = done
      send({ done })
    },
  })
  if (plan) send({ plan })
}

/** Worked through when it is loaded as a worker's file, and by nothing else. */
const work = ({ input, judged }: GenerationWork): void =>
  judged ? send({ report: reportOf(input, judged.games, judged.unplaced) }) : generate(input)

if (parentPort) work(workerData as GenerationWork)
