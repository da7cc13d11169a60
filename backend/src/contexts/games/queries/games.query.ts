import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { Scope } from '../../../core/http/scope'
import { GameNameReader } from './game-name-reader'
import type { GameAnswer } from '../games.answers'
import { GameReader, type GamesFilter, type Otherwise } from './game-reader'

/** Games in the order in which they are played: of the active season, or of all, where the filter names no season or league. */
export class GamesQuery {
  constructor(
    readonly scope: Scope,
    readonly filter: GamesFilter,
    readonly otherwise: Otherwise,
  ) {}
}

@QueryHandler(GamesQuery)
export class GamesQueryHandler implements IQueryHandler<GamesQuery> {
  constructor(
    private readonly games: GameReader,
    private readonly names: GameNameReader,
  ) {}

  async execute({ scope, filter, otherwise }: GamesQuery): Promise<GameAnswer[]> {
    return this.names.answers(await this.games.of(scope, filter, otherwise))
  }
}
