import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Injectable, type OnApplicationShutdown } from '@nestjs/common'
import type { ScheduleInput } from '@fullcourt/domain/schedules/generation/input'
import type { SchedulePlan } from '@fullcourt/domain/schedules/generation/plan'
import { Semaphore } from '@fullcourt/projections/semaphore'
import type { GenerationMessage } from './generate-worker'

/** Largest heap of a worker, in megabytes. */
const LARGEST_HEAP = 256
/** How many schedules are generated at once. */
const WORKERS = 2

const WORKER = require.resolve('./generate-worker')

/** Tests run the rooms from their sources, and so must their workers. */
const FROM_SOURCE = ['--conditions=fullcourt', '-r', join(__dirname, '../../../../architecture/from-source.js')]

/** Somebody stopped a generation, or the product ends: nothing came of it. */
export class GenerationStopped extends Error {
  readonly kind = 'generation-stopped'
  constructor() {
    super('The generation was stopped.')
  }
}

/** Generates schedules in threads of their own: nobody else waits for one, and one that is stopped is gone at once. */
@Injectable()
export class ScheduleGenerator implements OnApplicationShutdown {
  private readonly turns = new Semaphore(WORKERS)
  private readonly working = new Set<Worker>()

  /** Throws `GenerationStopped` where the signal comes first. */
  generate(input: ScheduleInput, stop: AbortSignal, onProgress: (done: number) => void): Promise<SchedulePlan> {
    return this.turns.take(() => this.inWorker(input, stop, onProgress))
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.working].map(worker => worker.terminate()))
  }

  private inWorker(input: ScheduleInput, stop: AbortSignal, onProgress: (done: number) => void): Promise<SchedulePlan> {
    if (stop.aborted) return Promise.reject(new GenerationStopped())
    const worker = new Worker(WORKER, {
      workerData: input,
      resourceLimits: { maxOldGenerationSizeMb: LARGEST_HEAP },
      ...(WORKER.endsWith('.ts') ? { execArgv: FROM_SOURCE } : {}),
    })
    this.working.add(worker)
    const end = () => void worker.terminate()
    stop.addEventListener('abort', end, { once: true })
    return new Promise<SchedulePlan>((resolve, reject) => {
      worker.on('message', (message: GenerationMessage) => ('plan' in message ? resolve(message.plan) : onProgress(message.done)))
      worker.once('error', reject)
      worker.once('exit', () => reject(new GenerationStopped()))
    }).finally(() => {
      this.working.delete(worker)
      stop.removeEventListener('abort', end)
    })
  }
}
