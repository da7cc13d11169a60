import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { seasonStream } from '@fullcourt/domain/entries/state'
import type { ByeId } from '@fullcourt/domain/ids/kinds'
import { BYE_NOT_FOUND, restoreBye } from '@fullcourt/domain/schedules/byes/decide'
import { byeStream } from '@fullcourt/domain/schedules/byes/state'
import { byeCard } from '@fullcourt/projections/schedules/byes/bye'
import type { CommandContext } from '../../../facts/command-context'
import { Decider } from '../../../facts/decider'
import type { Scope } from '../../../http/scope'
import { LeagueDateAccess } from '../../league-date-access'

/** Brings a deleted bye back, for all its teams. */
export class RestoreBye {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly bye: ByeId,
  ) {}
}

@CommandHandler(RestoreBye)
export class RestoreByeHandler implements ICommandHandler<RestoreBye> {
  constructor(
    private readonly decider: Decider,
    private readonly access: LeagueDateAccess,
  ) {}

  async execute({ context, scope, bye }: RestoreBye) {
    const place = await this.access.placeToReturnTo(scope, { model: byeCard, id: bye, notFound: BYE_NOT_FOUND })
    const contents = await this.decider.state(seasonStream, place.season)
    return this.decider.handle({
      stream: byeStream,
      id: place.league,
      context,
      organization: place.organization,
      decide: byes => restoreBye(byes, contents, { ...place, bye }),
    })
  }
}
