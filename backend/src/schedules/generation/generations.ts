import { setTimeout as pause } from 'node:timers/promises'
import { Injectable, Logger } from '@nestjs/common'
import type { PlanId, ScheduleId } from '@fullcourt/domain/ids/kinds'
import type { SchedulePlan } from '@fullcourt/domain/schedules/generation/plan'
import type { CommandContext } from '../../facts/command-context'
import { Commands } from '../../facts/commands'
import { Refused } from '../../facts/refused'
import type { Scope } from '../../http/scope'
import { PlanSchedule } from '../commands/plan-schedule.command'
import { ScheduleAccess } from '../schedule-access'
import { GenerationJobs } from './generation-jobs'
import { GenerationTasks, type GenerationTask } from './generation-task'
import { ScheduleGenerator } from './schedule-generator'

/** How long a call waits for a schedule before it answers that it goes on (design 8, Schedules). */
const LONGEST_WAIT_MILLISECONDS = 2_000

export type WantedGeneration = {
  readonly schedule: ScheduleId
  /** Whether played games are replaced as well. */
  readonly replacesPlayed: boolean
  /** Answers at once, and goes on. */
  readonly inBackground: boolean
}

/** A schedule with what it was made of; `plan` is missing where nothing was written down. */
export type Generated = { readonly task: GenerationTask; readonly schedule: SchedulePlan; readonly plan?: PlanId }

/** Generates schedules beside the event loop, and writes down what came out. */
@Injectable()
export class Generations {
  private readonly logger = new Logger('Schedules')

  constructor(
    private readonly access: ScheduleAccess,
    private readonly tasks: GenerationTasks,
    private readonly generator: ScheduleGenerator,
    private readonly jobs: GenerationJobs,
    private readonly commands: Commands,
  ) {}

  /** What a generation would come to; nothing is changed. */
  async preview(scope: Scope, { schedule, replacesPlayed }: WantedGeneration): Promise<Generated> {
    const task = await this.taskOf(scope, schedule, replacesPlayed)
    return this.jobs.begin(schedule, async (stop, progress) => ({
      task,
      schedule: await this.generator.generate(task.input, stop, progress),
    }))
  }

  /** Generates a schedule and carries it out; undefined where that goes on after the answer. */
  async generate(context: CommandContext, scope: Scope, wanted: WantedGeneration): Promise<Generated | undefined> {
    const task = await this.taskOf(scope, wanted.schedule, wanted.replacesPlayed)
    const ended = this.jobs.begin(wanted.schedule, async (stop, progress) => {
      const schedule = await this.generator.generate(task.input, stop, progress)
      const { id } = await this.commands.execute(new PlanSchedule(context, task, schedule))
      return { task, schedule, plan: id as PlanId }
    })
    // Whoever does not wait for it reads of a failure in the report.
    ended.catch((error: unknown) => this.failed(wanted.schedule, error))
    const waiting = new AbortController()
    const waited = pause(wanted.inBackground ? 0 : LONGEST_WAIT_MILLISECONDS, undefined, { signal: waiting.signal })
    return Promise.race([ended, waited.catch(() => undefined)]).finally(() => waiting.abort())
  }

  private async taskOf(scope: Scope, schedule: ScheduleId, replacesPlayed: boolean): Promise<GenerationTask> {
    return this.tasks.of(await this.access.placeOf(scope, schedule), replacesPlayed)
  }

  private failed(schedule: ScheduleId, error: unknown): void {
    if (error instanceof Refused) return
    this.logger.error(`Schedule ${schedule} was not generated.`, error instanceof Error ? error.stack : String(error))
  }
}
