import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { Scope } from '../../../core/http/scope'
import type { GameDayAnswer } from '../games.answers'
import type { Near } from './days-around'
import type { GamesFilter } from './game-reader'
import { SeasonGames } from './season-games'

/** The days on which games are played, so that a long season need not be read whole to show a part of it. */
export class GameDays {
  constructor(
    readonly scope: Scope,
    readonly filter: GamesFilter,
    /** Only the days around this one. */
    readonly near?: Near,
  ) {}
}

@QueryHandler(GameDays)
export class GameDaysHandler implements IQueryHandler<GameDays> {
  constructor(private readonly games: SeasonGames) {}

  execute({ scope, filter, near }: GameDays): Promise<GameDayAnswer[]> {
    return this.games.days(scope, filter, near)
  }
}
