import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { PlanId, ScheduleId } from '@fullcourt/domain/ids/kinds'
import { GENERATION_CANCELLED } from '@fullcourt/domain/schedules/plan'
import { Refused } from '../../../core/facts/refused'
import { GeneratorStopped } from './schedule-generator'

/** Work that is told when to stop, and says how much is done. */
export type JobWork<Result> = (stop: AbortSignal, progress: (done: number) => void) => Promise<Result>

/** What is being made: the plan of a schedule, or a preview, of which nothing is kept. */
export type JobKey = { readonly schedule: ScheduleId; readonly plan: PlanId | 'preview' }

type Running = { readonly stop: AbortController; done: number; readonly result: Promise<unknown> }

const IS_PREVIEWED = refuse('conflict', 'A preview of this schedule is already being generated.')

const asRefused = (error: unknown): unknown => (error instanceof GeneratorStopped ? new Refused(GENERATION_CANCELLED) : error)

const nameOf = ({ schedule, plan }: JobKey): string => `${schedule} ${plan}`

const stopAll = async (jobs: readonly Running[]): Promise<void> => {
  for (const { stop } of jobs) stop.abort()
  await Promise.allSettled(jobs.map(({ result }) => result))
}

/** What this process generates: how far it is, and how it is stopped. What was asked for stands in the log. */
@Injectable()
export class GenerationJobs implements BeforeApplicationShutdown {
  private readonly running = new Map<string, Running>()
  private isEnding = false

  /** Does the work, unless it is being done already. Throws what the work throws; one that was stopped is refused. */
  begin<Result>(key: JobKey, work: JobWork<Result>): Promise<Result> {
    const name = nameOf(key)
    const known = this.running.get(name)
    if (known && key.plan === 'preview') throw new Refused(IS_PREVIEWED)
    if (known) return known.result as Promise<Result>
    const stop = new AbortController()
    if (this.isEnding) stop.abort()
    const job: Running = {
      stop,
      done: 0,
      result: work(stop.signal, done => (job.done = done))
        .catch((error: unknown) => {
          throw asRefused(error)
        })
        .finally(() => this.running.delete(name)),
    }
    this.running.set(name, job)
    return job.result as Promise<Result>
  }

  /** The share that is done, from 0 to 1; undefined where this process does not work at it. */
  share(key: JobKey): number | undefined {
    return this.running.get(nameOf(key))?.done
  }

  /** Stops what this process generates of a schedule, and waits until it has ended. */
  async cancel(schedule: ScheduleId): Promise<void> {
    await stopAll([...this.running].filter(([name]) => name.startsWith(`${schedule} `)).map(([, job]) => job))
  }

  /** What is cut off goes on after the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isEnding = true
    await stopAll([...this.running.values()])
  }
}
