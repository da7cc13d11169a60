import { Injectable, Logger } from '@nestjs/common'
import { Backoff } from '@fullcourt/event-store/backoff'
import type { PlanId } from '@fullcourt/domain/ids/kinds'
import type { SchedulePlace } from '@fullcourt/domain/schedules/events'
import type { SchedulePlan } from '@fullcourt/domain/schedules/generation/plan'
import { stepOf, type CommandContext } from '../../../core/facts/command-context'
import { Commands } from '../../../core/facts/commands'
import { passesBy } from '../../../core/facts/policy-follow-up'
import { Refused } from '../../../core/facts/refused'
import { PlanSchedule, StopGeneration } from '../schedules.commands'
import { GenerationLeases } from './generation-leases'
import { GenerationTasks, type GenerationTask } from './generation-task'
import { GeneratorStopped, ScheduleGenerator } from './schedule-generator'

/** A generation that was asked for, and the context of whoever did. */
export type RequestedGeneration = {
  readonly context: CommandContext
  readonly place: SchedulePlace
  readonly plan: PlanId
  readonly replacesPlayed: boolean
}

/** A schedule with what it was made of. */
export type Generated = { readonly task: GenerationTask; readonly schedule: SchedulePlan }

const OUR_FAULT = 'Something went wrong on our side. Generate the schedule again.'

/**
 * Carries what was asked for to its end: the plan is written, or why there is none. While stores are away it waits; one that is
 * stopped leaves it open.
 */
@Injectable()
export class RequestedGenerations {
  private readonly logger = new Logger('Schedules')

  constructor(
    private readonly tasks: GenerationTasks,
    private readonly generator: ScheduleGenerator,
    private readonly commands: Commands,
    private readonly leases: GenerationLeases,
  ) {}

  /** Undefined where another process works at it. Throws `Refused` where nothing came of it, `GeneratorStopped` after the signal. */
  async carryOut(
    asked: RequestedGeneration,
    stop: AbortSignal,
    progress: (done: number) => void,
  ): Promise<Generated | undefined> {
    // One that is lost ends nothing: a plan is written once, whoever makes it.
    const lease = await this.leases.take(asked.plan, stop)
    if (lease === null) return undefined
    try {
      return await this.untilItEnds(asked, stop, progress)
    } finally {
      // What is not given up runs out.
      await lease.release().catch(() => undefined)
    }
  }

  private async untilItEnds(asked: RequestedGeneration, stop: AbortSignal, progress: (done: number) => void): Promise<Generated> {
    const backoff = new Backoff(stop)
    let failure: unknown
    while (!stop.aborted) {
      try {
        if (failure === undefined) return await this.attempt(asked, stop, progress)
        await this.giveUp(asked, failure)
        throw failure
      } catch (error) {
        if (error instanceof GeneratorStopped || error === failure) throw error
        if (passesBy(error)) await backoff.wait()
        else failure = error
      }
    }
    throw new GeneratorStopped()
  }

  private async attempt(
    { context, place, plan, replacesPlayed }: RequestedGeneration,
    stop: AbortSignal,
    progress: (done: number) => void,
  ): Promise<Generated> {
    const task = await this.tasks.of(place, replacesPlayed, stop)
    const schedule = await this.generator.generate(task.input, stop, progress)
    await this.commands.execute(new PlanSchedule(stepOf(context, 'plan'), { plan, task, generated: schedule }))
    return { task, schedule }
  }

  private async giveUp({ context, place, plan }: RequestedGeneration, failure: unknown): Promise<void> {
    const isRefused = failure instanceof Refused
    if (!isRefused)
      this.logger.error(
        `Schedule ${place.schedule} was not generated.`,
        failure instanceof Error ? failure.stack : String(failure),
      )
    const why = isRefused ? failure.message : OUR_FAULT
    await this.commands.dispatch(new StopGeneration(stepOf(context, 'stop'), { place, plan, why }))
  }
}
