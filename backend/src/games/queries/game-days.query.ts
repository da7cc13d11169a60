import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { Scope } from '../../http/scope'
import { daysOf } from './days-of-games'
import type { GameDayAnswer } from '../games.answers'
import { GameReader, type GamesFilter } from './game-reader'

/** The days on which games are played, so that a long season need not be read whole to show a part of it. */
export class GameDays {
  constructor(
    readonly scope: Scope,
    readonly filter: GamesFilter,
  ) {}
}

@QueryHandler(GameDays)
export class GameDaysHandler implements IQueryHandler<GameDays> {
  constructor(private readonly games: GameReader) {}

  async execute({ scope, filter }: GameDays): Promise<GameDayAnswer[]> {
    return daysOf(await this.games.of(scope, filter, 'active season'))
  }
}
