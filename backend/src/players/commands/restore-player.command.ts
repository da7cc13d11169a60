import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { restorePlayer } from '@fullcourt/domain/players/decide'
import { playerStream } from '@fullcourt/domain/players/state'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import { PlayerAccess } from '../../access/player-access'

/** Brings a deleted player back; that he comes back on the rosters that he left because of it follows by a policy. */
export class RestorePlayer {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly player: PlayerId,
  ) {}
}

@CommandHandler(RestorePlayer)
export class RestorePlayerHandler implements ICommandHandler<RestorePlayer> {
  constructor(
    private readonly decider: Decider,
    private readonly players: PlayerAccess,
  ) {}

  async execute({ context, scope, player }: RestorePlayer) {
    const { id, organization } = await this.players.player(scope, player)
    return this.decider.handle({ stream: playerStream, id, context, organization, decide: restorePlayer })
  }
}
