import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import type { Scope } from '../http/scope'
import { PlayerDirectory } from './player-directory'
import type { PlayerNameAnswer } from './players.answers'

/** The name of one player. */
export class PlayerNameOf {
  constructor(
    readonly scope: Scope,
    readonly player: PlayerId,
  ) {}
}

@QueryHandler(PlayerNameOf)
export class PlayerNameOfHandler implements IQueryHandler<PlayerNameOf> {
  constructor(private readonly players: PlayerDirectory) {}

  async execute({ scope, player }: PlayerNameOf): Promise<PlayerNameAnswer> {
    const { id, firstName, lastName, image } = await this.players.profile(scope, player)
    return { id, firstName, lastName, image }
  }
}
