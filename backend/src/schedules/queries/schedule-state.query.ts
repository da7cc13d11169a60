import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { ScheduleId } from '@fullcourt/domain/ids/kinds'
import type { Scope } from '../../http/scope'
import { GenerationJobs, type JobState } from '../generation/generation-jobs'
import type { Generated } from '../generation/generations'
import type { GenerationStateAnswer, ScheduleStateAnswer } from '../report.answers'
import { ScheduleReader } from './schedule-reader'
import { ScheduleReports } from './schedule-reports'

/** A schedule's report, and how its generation goes; `preview` is a generation that was not written down. */
export class ScheduleState {
  constructor(
    readonly scope: Scope,
    readonly schedule: ScheduleId,
    readonly preview?: Generated,
  ) {}
}

const stateAnswer = (job: JobState): GenerationStateAnswer => ({
  state: job.state,
  done: job.state === 'running' ? job.done : 0,
  message: job.state === 'failed' ? job.message : null,
})

@QueryHandler(ScheduleState)
export class ScheduleStateHandler implements IQueryHandler<ScheduleState> {
  constructor(
    private readonly schedules: ScheduleReader,
    private readonly reports: ScheduleReports,
    private readonly jobs: GenerationJobs,
  ) {}

  async execute({ scope, schedule: id, preview }: ScheduleState): Promise<ScheduleStateAnswer> {
    const schedule = await this.schedules.schedule(scope, id)
    return {
      schedule_id: id,
      planId: schedule.generations.at(-1) ?? null,
      generation: stateAnswer(this.jobs.stateOf(id)),
      report: preview
        ? await this.reports.preview(schedule, preview.task, preview.schedule)
        : await this.reports.standing(schedule),
    }
  }
}
