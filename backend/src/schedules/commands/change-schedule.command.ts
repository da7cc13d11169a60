import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { ScheduleId } from '@fullcourt/domain/ids/kinds'
import { changeSchedule, existingSchedule } from '@fullcourt/domain/schedules/decide'
import type { ScheduleDetails } from '@fullcourt/domain/schedules/events'
import { schedulePart, scheduleStream } from '@fullcourt/domain/schedules/state'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import { expecting } from '../../facts/expected-revision'
import type { Scope } from '../../http/scope'
import { ScheduleAccess } from '../schedule-access'
import { SeasonCheck } from '../season-check'

/** Changes the named details of a schedule; where conflicts are not allowed, further dates outside of the season refuse it. */
export class ChangeSchedule {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly schedule: ScheduleId,
    readonly wanted: Partial<ScheduleDetails>,
    /** The revision at which the form read the schedule. */
    readonly expectedRevision?: number,
    readonly allowConflicts = true,
  ) {}
}

@CommandHandler(ChangeSchedule)
export class ChangeScheduleHandler implements ICommandHandler<ChangeSchedule> {
  constructor(
    private readonly decider: Decider,
    private readonly access: ScheduleAccess,
    private readonly season: SeasonCheck,
  ) {}

  async execute({ context, scope, schedule, wanted, expectedRevision, allowConflicts }: ChangeSchedule) {
    const place = await this.access.placeOf(scope, schedule)
    if (!allowConflicts) {
      const now = await this.decider.state(scheduleStream, place.league)
      await this.season.refuse(place, changeSchedule(now, { place, wanted }), existingSchedule(now, schedule)?.details)
    }
    return this.decider.handle({
      stream: scheduleStream,
      id: place.league,
      context,
      organization: place.organization,
      decide: state => changeSchedule(state, { place, wanted }),
      expectedRevision: expecting(expectedRevision, [schedulePart(schedule)]),
    })
  }
}
