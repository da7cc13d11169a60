import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { ScheduleId } from '@fullcourt/domain/ids/kinds'
import { Refused } from '../../facts/refused'
import { GenerationStopped } from './schedule-generator'

/** How a generation goes. */
export type JobState =
  | { readonly state: 'running'; /** The share that is done, from 0 to 1. */ readonly done: number }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'none' }

/** Work that is told when to stop, and says how much is done. */
export type JobWork<Result> = (stop: AbortSignal, progress: (done: number) => void) => Promise<Result>

type Running = { readonly stop: AbortController; done: number; readonly ended: Promise<void> }

const IS_RUNNING = refuse('conflict', 'This schedule is being generated already.')
const STOPPED = refuse('conflict', 'The generation was cancelled.')

const asRefused = (error: unknown): unknown => (error instanceof GenerationStopped ? new Refused(STOPPED) : error)

/** The generations of this process, one of a schedule at a time. Until its plan is written nothing of one is kept. */
@Injectable()
export class GenerationJobs implements BeforeApplicationShutdown {
  private readonly running = new Map<ScheduleId, Running>()
  private readonly failures = new Map<ScheduleId, string>()

  /** Refuses a second one of the same schedule. Throws what the work throws; one that was stopped is refused. */
  begin<Result>(schedule: ScheduleId, work: JobWork<Result>): Promise<Result> {
    if (this.running.has(schedule)) throw new Refused(IS_RUNNING)
    this.failures.delete(schedule)
    const stop = new AbortController()
    const result = work(stop.signal, done => this.progressed(schedule, done)).catch((error: unknown) => {
      throw asRefused(error)
    })
    const ended = result.then(
      () => this.end(schedule),
      (error: unknown) => this.end(schedule, error instanceof Error ? error.message : String(error)),
    )
    this.running.set(schedule, { stop, done: 0, ended })
    return result
  }

  stateOf(schedule: ScheduleId): JobState {
    const job = this.running.get(schedule)
    if (job) return { state: 'running', done: job.done }
    const message = this.failures.get(schedule)
    return message === undefined ? { state: 'none' } : { state: 'failed', message }
  }

  /** Stops the generation of a schedule, and waits until it has ended; without one nothing happens. */
  async cancel(schedule: ScheduleId): Promise<void> {
    const job = this.running.get(schedule)
    job?.stop.abort()
    await job?.ended
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([...this.running.keys()].map(schedule => this.cancel(schedule)))
  }

  private progressed(schedule: ScheduleId, done: number): void {
    const job = this.running.get(schedule)
    if (job) job.done = done
  }

  private end(schedule: ScheduleId, failure?: string): void {
    this.running.delete(schedule)
    if (failure !== undefined) this.failures.set(schedule, failure)
  }
}
