import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { deletePlayer } from '@fullcourt/domain/players/decide'
import { playerStream } from '@fullcourt/domain/players/state'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import { PlayerAccess } from '../../access/player-access'

/** Deletes a player; that he leaves rosters follows by a policy, his lines stay (docs/facts.md#deleting-and-bringing-back). */
export class DeletePlayer {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly player: PlayerId,
  ) {}
}

@CommandHandler(DeletePlayer)
export class DeletePlayerHandler implements ICommandHandler<DeletePlayer> {
  constructor(
    private readonly decider: Decider,
    private readonly players: PlayerAccess,
  ) {}

  async execute({ context, scope, player }: DeletePlayer) {
    const { id, organization } = await this.players.player(scope, player)
    return this.decider.handle({ stream: playerStream, id, context, organization, decide: deletePlayer })
  }
}
