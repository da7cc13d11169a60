import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { Scope } from '../http/scope'
import { GameNamesOf } from './game-names'
import type { GameAnswer } from './games.answers'
import { KnownGames, type GamesFilter, type Otherwise } from './known-games'

/** Games in the order in which they are played: of the active season, or of all, where the filter names no season or league. */
export class Games {
  constructor(
    readonly scope: Scope,
    readonly filter: GamesFilter,
    readonly otherwise: Otherwise,
  ) {}
}

@QueryHandler(Games)
export class GamesHandler implements IQueryHandler<Games> {
  constructor(
    private readonly games: KnownGames,
    private readonly names: GameNamesOf,
  ) {}

  async execute({ scope, filter, otherwise }: Games): Promise<GameAnswer[]> {
    return this.names.answers(await this.games.of(scope, filter, otherwise))
  }
}
