import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import type { Scope } from '../../http/scope'
import { PlayerReader } from './player-reader'
import type { PlayerInformationAnswer } from '../players.answers'
import { TeamHistories } from './team-histories'

/** Everything that staff may see of one player. */
export class PlayerInformation {
  constructor(
    readonly scope: Scope,
    readonly player: PlayerId,
  ) {}
}

@QueryHandler(PlayerInformation)
export class PlayerInformationHandler implements IQueryHandler<PlayerInformation> {
  constructor(
    private readonly players: PlayerReader,
    private readonly histories: TeamHistories,
  ) {}

  async execute({ scope, player: id }: PlayerInformation): Promise<PlayerInformationAnswer> {
    return { ...(await this.players.player(scope, id)), teamHistory: await this.histories.of(id) }
  }
}
