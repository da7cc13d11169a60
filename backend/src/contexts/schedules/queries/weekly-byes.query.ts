import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { weekOfDate } from '@fullcourt/domain/schedules/generation/problem'
import { planWeeks } from '@fullcourt/domain/schedules/generation-input'
import { activeOf, type Known } from '@fullcourt/projections/card'
import { byeCard, type ByeCard } from '@fullcourt/projections/schedules/byes/bye'
import type { ScheduleCard } from '@fullcourt/projections/schedules/schedule'
import { Documents } from '../../../storage/documents/documents'
import type { Scope } from '../../../core/http/scope'
import { ByeReader } from '../byes/bye-reader'
import type { ByeAnswer } from '../byes/byes.answers'
import { PlannedByes } from '../byes/planned-byes'
import { ScheduleReader, type ScheduleWeek } from './schedule-reader'

/** The byes of a week of a schedule: of teams for which it has no game, and those that were asked for. */
export class WeeklyByesQuery {
  constructor(
    readonly scope: Scope,
    readonly week: ScheduleWeek,
  ) {}
}

@QueryHandler(WeeklyByesQuery)
export class WeeklyByesQueryHandler implements IQueryHandler<WeeklyByesQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly schedules: ScheduleReader,
    private readonly plannedByes: PlannedByes,
    private readonly byes: ByeReader,
  ) {}

  async execute({ scope, week }: WeeklyByesQuery): Promise<ByeAnswer[]> {
    const schedule = await this.schedules.withWeek(scope, week)
    const [planned, given] = await Promise.all([this.plannedByes.ofSchedule(schedule), this.given(schedule, week.week)])
    return this.byes.answers([...planned.filter(bye => bye.week === week.week), ...given])
  }

  private async given({ league, details }: Known<ScheduleCard>, week: number): Promise<readonly Known<ByeCard>[]> {
    const weeks = planWeeks(details)
    const listed = await this.documents.list(byeCard, { index: 'league', key: String(league) })
    return listed.flatMap(({ body }) => activeOf(body) ?? []).filter(({ date }) => weekOfDate(weeks, date) === week)
  }
}
