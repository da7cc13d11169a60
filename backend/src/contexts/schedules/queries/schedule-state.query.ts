import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { ScheduleId } from '@fullcourt/domain/ids/kinds'
import { GENERATION_CANCELLED } from '@fullcourt/domain/schedules/plan'
import type { Known } from '@fullcourt/projections/card'
import type { ScheduleCard } from '@fullcourt/projections/schedules/schedule'
import type { Scope } from '../../../core/http/scope'
import { GenerationJobs } from '../generation/generation-jobs'
import type { Generated } from '../generation/requested-generation'
import type { GenerationStateAnswer, ScheduleStateAnswer } from '../report.answers'
import { ScheduleReader } from './schedule-reader'
import { ScheduleReports } from './schedule-reports'

/** A schedule's report, and how its generation goes; `preview` is a generation that was not written down. */
export class ScheduleStateQuery {
  constructor(
    readonly scope: Scope,
    readonly schedule: ScheduleId,
    readonly preview?: Generated,
  ) {}
}

@QueryHandler(ScheduleStateQuery)
export class ScheduleStateQueryHandler implements IQueryHandler<ScheduleStateQuery> {
  constructor(
    private readonly schedules: ScheduleReader,
    private readonly reports: ScheduleReports,
    private readonly jobs: GenerationJobs,
  ) {}

  async execute({ scope, schedule: id, preview }: ScheduleStateQuery): Promise<ScheduleStateAnswer> {
    const schedule = await this.schedules.schedule(scope, id)
    return {
      schedule_id: id,
      planId: schedule.generations.at(-1) ?? null,
      generation: this.generation(schedule),
      report: preview
        ? await this.reports.preview(schedule, preview.task, preview.schedule)
        : await this.reports.standing(schedule),
    }
  }

  /** It goes on until its games are there, which follow the plan, where this process sees to it. */
  private generation({ id: schedule, running, stopped, generations }: Known<ScheduleCard>): GenerationStateAnswer {
    const plan = running?.plan ?? generations.at(-1)
    const done = plan === undefined ? undefined : this.jobs.share({ schedule, plan })
    if (running || done !== undefined) return { state: 'running', done: done ?? null, message: null }
    if (stopped) return { state: 'failed', done: 0, message: stopped.why ?? GENERATION_CANCELLED.message }
    return { state: 'none', done: 0, message: null }
  }
}
