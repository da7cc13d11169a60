import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { Scope } from '../../../core/http/scope'
import type { GameDayAnswer } from '../games.answers'
import type { Near } from './days-around'
import type { GamesFilter } from './game-reader'
import { SeasonGames } from './season-games'

/** The days on which games are played, so that a long season need not be read whole to show a part of it. */
export class GameDaysQuery {
  constructor(
    readonly scope: Scope,
    readonly filter: GamesFilter,
    /** Only the days around this one. */
    readonly near?: Near,
  ) {}
}

@QueryHandler(GameDaysQuery)
export class GameDaysQueryHandler implements IQueryHandler<GameDaysQuery> {
  constructor(private readonly games: SeasonGames) {}

  execute({ scope, filter, near }: GameDaysQuery): Promise<GameDayAnswer[]> {
    return this.games.days(scope, filter, near)
  }
}
