import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { ByeId } from '@fullcourt/domain/ids/kinds'
import { BYE_NOT_FOUND, deleteBye } from '@fullcourt/domain/schedules/byes/decide'
import { byeStream } from '@fullcourt/domain/schedules/byes/state'
import { byeCard } from '@fullcourt/projections/schedules/byes/bye'
import type { CommandContext } from '../../../facts/command-context'
import { Decider } from '../../../facts/decider'
import type { Scope } from '../../../http/scope'
import { LeagueDateAccess } from '../../league-date-access'

/** Deletes a bye, for all its teams. */
export class DeleteBye {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly bye: ByeId,
  ) {}
}

@CommandHandler(DeleteBye)
export class DeleteByeHandler implements ICommandHandler<DeleteBye> {
  constructor(
    private readonly decider: Decider,
    private readonly access: LeagueDateAccess,
  ) {}

  async execute({ context, scope, bye }: DeleteBye) {
    const place = await this.access.placeOf(scope, { model: byeCard, id: bye, notFound: BYE_NOT_FOUND })
    return this.decider.handle({
      stream: byeStream,
      id: place.league,
      context,
      organization: place.organization,
      decide: byes => deleteBye(byes, { ...place, bye }),
    })
  }
}
