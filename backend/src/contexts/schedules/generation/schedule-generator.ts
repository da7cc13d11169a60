import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Injectable, type OnApplicationShutdown } from '@nestjs/common'
import type { ScheduleInput } from '@fullcourt/domain/schedules/generation/input'
import type { SchedulePlan } from '@fullcourt/domain/schedules/generation/plan'
import type { ScheduleReport } from '@fullcourt/domain/schedules/generation/report'
import { reportOf } from '@fullcourt/domain/schedules/generation/report-of'
import { Semaphore } from '@fullcourt/projections/semaphore'
import type { GenerationMessage, GenerationWork, JudgedGames } from './generate-worker'

/** Largest heap of a worker, in megabytes. */
const LARGEST_HEAP = 256
/** How many schedules are generated at once, and how many are judged beside them. */
const WORKERS = 2
/** Teams times slots of a schedule that is judged within milliseconds: a thread would take longer to start. */
const JUDGED_AT_ONCE = 10_000

const WORKER = require.resolve('./generate-worker')

/** Tests run the rooms from their sources, and so must their workers. */
const FROM_SOURCE = ['--conditions=fullcourt', '-r', join(__dirname, '../../../../../architecture/from-source.js')]

/** Somebody stopped a generation, or the product ends: nothing came of it. */
export class GeneratorStopped extends Error {
  readonly kind = 'generator-stopped'
  constructor() {
    super('The generation was stopped.')
  }
}

const sizeOf = ({ teams, weeks }: ScheduleInput): number => teams.length * weeks.reduce((sum, { slots }) => sum + slots.length, 0)

/** Generates schedules, and judges large ones, in threads of their own: nobody else waits for one, and one that is stopped is gone at once. */
@Injectable()
export class ScheduleGenerator implements OnApplicationShutdown {
  private readonly turns = new Semaphore(WORKERS)
  private readonly judging = new Semaphore(WORKERS)
  private readonly working = new Set<Worker>()

  /** Throws `GeneratorStopped` where the signal comes first. */
  generate(input: ScheduleInput, stop: AbortSignal, onProgress: (done: number) => void): Promise<SchedulePlan> {
    return this.turns.take(() =>
      this.inWorker<SchedulePlan>({ input }, stop, (message, done) => {
        if ('plan' in message) done(message.plan)
        else if ('done' in message) onProgress(message.done)
      }),
    )
  }

  /** The report of some games; throws `GeneratorStopped` where the product ends first. */
  async report(input: ScheduleInput, judged: JudgedGames): Promise<ScheduleReport> {
    if (sizeOf(input) <= JUDGED_AT_ONCE) return reportOf(input, judged.games, judged.unplaced)
    return this.judging.take(() =>
      this.inWorker<ScheduleReport>({ input, judged }, new AbortController().signal, (message, done) => {
        if ('report' in message) done(message.report)
      }),
    )
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.working].map(worker => worker.terminate()))
  }

  /** The turn lasts until the thread is gone: its memory is free before the next one begins. */
  private async inWorker<Result>(
    work: GenerationWork,
    stop: AbortSignal,
    listen: (message: GenerationMessage, done: (result: Result) => void) => void,
  ): Promise<Result> {
    if (stop.aborted) throw new GeneratorStopped()
    const worker = new Worker(WORKER, {
      workerData: work,
      resourceLimits: { maxOldGenerationSizeMb: LARGEST_HEAP },
      ...(WORKER.endsWith('.ts') ? { execArgv: FROM_SOURCE } : {}),
    })
    this.working.add(worker)
    const end = () => void worker.terminate()
    stop.addEventListener('abort', end, { once: true })
    try {
      return await new Promise<Result>((resolve, reject) => {
        worker.on('message', (message: GenerationMessage) => listen(message, resolve))
        worker.once('error', reject)
        worker.once('exit', () => reject(new GeneratorStopped()))
      })
    } finally {
      stop.removeEventListener('abort', end)
      await worker.terminate()
      this.working.delete(worker)
    }
  }
}
