import { setTimeout as pause } from 'node:timers/promises'
import { Injectable } from '@nestjs/common'
import type { ScheduleId } from '@fullcourt/domain/ids/kinds'
import type { CommandContext } from '../../../core/facts/command-context'
import { Commands } from '../../../core/facts/commands'
import type { Scope } from '../../../core/http/scope'
import { RequestGeneration } from '../schedules.commands'
import { ScheduleAccess } from '../schedule-access'
import { GenerationJobs } from './generation-jobs'
import { GenerationTasks } from './generation-task'
import { RequestedGenerations, type Generated, type RequestedGeneration } from './requested-generation'
import { ScheduleGenerator } from './schedule-generator'

/** How long a call waits for a schedule before it answers that it goes on (docs/schedules.md#generating). */
const LONGEST_WAIT_MILLISECONDS = 2_000

export type WantedGeneration = {
  readonly schedule: ScheduleId
  /** Whether played games are replaced as well. */
  readonly replacesPlayed: boolean
  /** Answers at once, and goes on. */
  readonly inBackground: boolean
}

/** Generates schedules beside the event loop, and writes down what came out. */
@Injectable()
export class Generations {
  constructor(
    private readonly access: ScheduleAccess,
    private readonly tasks: GenerationTasks,
    private readonly generator: ScheduleGenerator,
    private readonly requested: RequestedGenerations,
    private readonly jobs: GenerationJobs,
    private readonly commands: Commands,
  ) {}

  /** What a generation would come to; nothing is changed. */
  async preview(scope: Scope, { schedule, replacesPlayed }: WantedGeneration): Promise<Generated> {
    const place = await this.access.placeOf(scope, schedule)
    return this.jobs.begin({ schedule, plan: 'preview' }, async (stop, progress) => {
      const task = await this.tasks.of(place, replacesPlayed, stop)
      return { task, schedule: await this.generator.generate(task.input, stop, progress) }
    })
  }

  /** Generates a schedule and carries it out; undefined where that goes on after the answer. Refuses what cannot be generated. */
  async generate(context: CommandContext, scope: Scope, wanted: WantedGeneration): Promise<Generated | undefined> {
    const { replacesPlayed } = wanted
    const place = await this.access.placeOf(scope, wanted.schedule)
    await this.tasks.check(place, replacesPlayed)
    const { id } = await this.commands.execute(new RequestGeneration(context, { place, replacesPlayed }))
    const ended = this.carryOut({ context, place, plan: id, replacesPlayed })
    // Whoever does not wait for it reads of a failure in the report.
    ended.catch(() => undefined)
    const waiting = new AbortController()
    const waited = pause(wanted.inBackground ? 0 : LONGEST_WAIT_MILLISECONDS, undefined, { signal: waiting.signal })
    return Promise.race([ended, waited.catch(() => undefined)]).finally(() => waiting.abort())
  }

  /** Carries out what was asked for, unless this process is at it already; undefined where another one is. */
  carryOut(asked: RequestedGeneration): Promise<Generated | undefined> {
    const { place, plan } = asked
    return this.jobs.begin({ schedule: place.schedule, plan }, (stop, progress) => this.requested.carryOut(asked, stop, progress))
  }
}
