import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { deletePlayer } from '@fullcourt/domain/players/decide'
import { playerStream } from '@fullcourt/domain/players/state'
import type { Call } from '../facts/call'
import { Decider } from '../facts/decider'
import type { Scope } from '../http/scope'
import { PlayersInReach } from './players-in-reach'

/** Deletes a player; that he leaves rosters follows by a policy, his lines stay (design 5.9). */
export class DeletePlayer {
  constructor(
    readonly call: Call,
    readonly scope: Scope,
    readonly player: PlayerId,
  ) {}
}

@CommandHandler(DeletePlayer)
export class DeletePlayerHandler implements ICommandHandler<DeletePlayer> {
  constructor(
    private readonly decider: Decider,
    private readonly players: PlayersInReach,
  ) {}

  async execute({ call, scope, player: id }: DeletePlayer) {
    const { organization } = await this.players.player(scope, id)
    return this.decider.handle({ stream: playerStream, id, call, organization, decide: deletePlayer })
  }
}
