import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import type { Scope } from '../../../core/http/scope'
import { PlayerReader } from './player-reader'
import type { PlayerNameAnswer } from '../players.answers'

/** The name of one player. */
export class PlayerNameQuery {
  constructor(
    readonly scope: Scope,
    readonly player: PlayerId,
  ) {}
}

@QueryHandler(PlayerNameQuery)
export class PlayerNameQueryHandler implements IQueryHandler<PlayerNameQuery> {
  constructor(private readonly players: PlayerReader) {}

  async execute({ scope, player }: PlayerNameQuery): Promise<PlayerNameAnswer> {
    const { id, firstName, lastName, image } = await this.players.profile(scope, await this.players.person(scope, player))
    return { id, firstName, lastName, image }
  }
}
