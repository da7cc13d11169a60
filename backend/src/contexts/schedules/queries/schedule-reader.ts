import { Injectable } from '@nestjs/common'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { ScheduleId } from '@fullcourt/domain/ids/kinds'
import { SCHEDULE_NOT_FOUND } from '@fullcourt/domain/schedules/decide'
import type { Known } from '@fullcourt/projections/card'
import { scheduleCard, type ScheduleCard } from '@fullcourt/projections/schedules/schedule'
import { Parents } from '../../../core/access/parents'
import { Documents } from '../../../storage/documents/documents'
import { Refused } from '../../../core/facts/refused'
import { inScope, type Scope } from '../../../core/http/scope'

/** A week of a schedule, from 0. */
export type ScheduleWeek = { readonly schedule: ScheduleId; readonly week: number }

/** Schedules for answers: what was deleted, or is somebody else's, is not there. */
@Injectable()
export class ScheduleReader {
  constructor(
    private readonly documents: Documents,
    private readonly parents: Parents,
  ) {}

  async schedule(scope: Scope, id: ScheduleId): Promise<Known<ScheduleCard>> {
    const schedule = inScope(scope, await this.documents.get(scheduleCard, id), SCHEDULE_NOT_FOUND)
    if (!(await this.parents.areVisible(schedule))) throw new Refused(SCHEDULE_NOT_FOUND)
    return schedule
  }

  /** A schedule that has such a week. */
  async withWeek(scope: Scope, { schedule: id, week }: ScheduleWeek): Promise<Known<ScheduleCard>> {
    const schedule = await this.schedule(scope, id)
    const { numWeeks } = schedule.details
    if (week >= numWeeks) throw new Refused(refuse('invalid', `Week must be a whole number from 0 to ${numWeeks - 1}.`))
    return schedule
  }
}
