import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { WeekOffId } from '@fullcourt/domain/ids/kinds'
import { WEEK_OFF_NOT_FOUND, deleteWeekOff } from '@fullcourt/domain/schedules/week-offs/decide'
import { weekOffStream } from '@fullcourt/domain/schedules/week-offs/state'
import { weekOffCard } from '@fullcourt/projections/schedules/week-offs/week-off'
import type { CommandContext } from '../../../facts/command-context'
import { Decider } from '../../../facts/decider'
import type { Scope } from '../../../http/scope'
import { LeagueDateAccess } from '../../league-date-access'

/** Deletes a week off. */
export class DeleteWeekOff {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly weekOff: WeekOffId,
  ) {}
}

@CommandHandler(DeleteWeekOff)
export class DeleteWeekOffHandler implements ICommandHandler<DeleteWeekOff> {
  constructor(
    private readonly decider: Decider,
    private readonly access: LeagueDateAccess,
  ) {}

  async execute({ context, scope, weekOff }: DeleteWeekOff) {
    const place = await this.access.placeOf(scope, { model: weekOffCard, id: weekOff, notFound: WEEK_OFF_NOT_FOUND })
    return this.decider.handle({
      stream: weekOffStream,
      id: place.league,
      context,
      organization: place.organization,
      decide: weekOffs => deleteWeekOff(weekOffs, { ...place, weekOff }),
    })
  }
}
