import { Inject, Injectable, Logger } from '@nestjs/common'
import { Backoff, pause } from '@fullcourt/event-store/backoff'
import type { EventStore } from '@fullcourt/event-store/port'
import { activeOf, type Known } from '@fullcourt/projections/card'
import type { Runner } from '@fullcourt/projections/runner/runner'
import { RUNNING, scheduleCard, type RunningGeneration, type ScheduleCard } from '@fullcourt/projections/schedules/schedule'
import { caughtUpOf } from '../../../storage/documents/caught-up'
import { Documents } from '../../../storage/documents/documents'
import { contextOfJob } from '../../../core/facts/command-context'
import { EVENT_STORE, RUNNER } from '../../../core/injection/tokens'
import { Generations } from './generations'
import type { RequestedGeneration } from './requested-generation'

const requestOf = (
  { id: schedule, organization, season, league }: Known<ScheduleCard>,
  { plan, replacesPlayed, by, reason }: RunningGeneration,
): RequestedGeneration => {
  const noIds = () => Promise.reject(new Error('The plan of a generation was named when it was asked for.'))
  const context = { ...contextOfJob(['generation', plan], by, noIds), reason }
  return { context, place: { organization, season, league, schedule }, plan, replacesPlayed }
}

/** How often the runner looks for them. */
const LOOK_AGAIN_MILLISECONDS = 5_000

/** Goes on with the generations that ended with the process that worked at them, whichever that was. */
@Injectable()
export class UnfinishedGenerations {
  private readonly logger = new Logger('Schedules')

  constructor(
    private readonly generations: Generations,
    private readonly documents: Documents,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(RUNNER) private readonly runner: Runner,
  ) {}

  /** From now on, again and again while this process is the runner. */
  start(): void {
    this.runner.whileLeading(ended => this.watch(ended))
  }

  /**
   * Looks once. What another process works at is left to it; what this one begins goes on when it is the runner no longer: a plan
   * is written once, whoever makes it.
   */
  async resume(ended: AbortSignal): Promise<void> {
    for (const asked of await this.unfinished(ended)) this.generations.carryOut(asked).catch(() => undefined)
  }

  private async watch(ended: AbortSignal): Promise<void> {
    const backoff = new Backoff(ended)
    while (!ended.aborted) {
      try {
        await this.resume(ended)
        backoff.reset()
        await pause(LOOK_AGAIN_MILLISECONDS, ended)
      } catch (error) {
        this.logger.warn(`Unfinished generations could not be looked for: ${String(error)}`)
        await backoff.wait()
      }
    }
  }

  /** Documents may be behind the log that the process before left. */
  private async unfinished(ended: AbortSignal): Promise<readonly RequestedGeneration[]> {
    if (!(await caughtUpOf(this.runner)(await this.store.head(), ended))) return []
    const listed = await this.documents.list(scheduleCard, { index: 'running', key: RUNNING })
    return listed.flatMap(({ body }) => {
      const schedule = activeOf(body)
      return schedule?.running ? [requestOf(schedule, schedule.running)] : []
    })
  }
}
