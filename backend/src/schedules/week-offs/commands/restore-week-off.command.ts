import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { seasonStream } from '@fullcourt/domain/entries/state'
import type { WeekOffId } from '@fullcourt/domain/ids/kinds'
import { WEEK_OFF_NOT_FOUND, restoreWeekOff } from '@fullcourt/domain/schedules/week-offs/decide'
import { weekOffStream } from '@fullcourt/domain/schedules/week-offs/state'
import { weekOffCard } from '@fullcourt/projections/schedules/week-offs/week-off'
import type { CommandContext } from '../../../facts/command-context'
import { Decider } from '../../../facts/decider'
import type { Scope } from '../../../http/scope'
import { LeagueDateAccess } from '../../league-date-access'

/** Brings a deleted week off back. */
export class RestoreWeekOff {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly weekOff: WeekOffId,
  ) {}
}

@CommandHandler(RestoreWeekOff)
export class RestoreWeekOffHandler implements ICommandHandler<RestoreWeekOff> {
  constructor(
    private readonly decider: Decider,
    private readonly access: LeagueDateAccess,
  ) {}

  async execute({ context, scope, weekOff }: RestoreWeekOff) {
    const place = await this.access.placeToReturnTo(scope, { model: weekOffCard, id: weekOff, notFound: WEEK_OFF_NOT_FOUND })
    const contents = await this.decider.state(seasonStream, place.season)
    return this.decider.handle({
      stream: weekOffStream,
      id: place.league,
      context,
      organization: place.organization,
      decide: weekOffs => restoreWeekOff(weekOffs, contents, { ...place, weekOff }),
    })
  }
}
