import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { ScheduleId } from '@fullcourt/domain/ids/kinds'
import { restoreSchedule } from '@fullcourt/domain/schedules/decide'
import { scheduleStream } from '@fullcourt/domain/schedules/state'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import { ScheduleAccess } from '../schedule-access'

/** Brings a deleted schedule back; its games come back by a policy. */
export class RestoreSchedule {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly schedule: ScheduleId,
  ) {}
}

@CommandHandler(RestoreSchedule)
export class RestoreScheduleHandler implements ICommandHandler<RestoreSchedule> {
  constructor(
    private readonly decider: Decider,
    private readonly access: ScheduleAccess,
  ) {}

  async execute({ context, scope, schedule }: RestoreSchedule) {
    const place = await this.access.placeToReturnTo(scope, schedule)
    return this.decider.handle({
      stream: scheduleStream,
      id: place.league,
      context,
      organization: place.organization,
      decide: state => restoreSchedule(state, place),
    })
  }
}
