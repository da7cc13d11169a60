import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import type { Scope } from '../../../core/http/scope'
import { GameDocuments } from './game-documents'
import { gameRowAnswer } from './game-row-answer'
import type { GameRowAnswer } from '../games.answers'

/** One game as a row of staff's lists, with the revisions of its figures. */
export class GameRowQuery {
  constructor(
    readonly scope: Scope,
    readonly game: GameId,
  ) {}
}

@QueryHandler(GameRowQuery)
export class GameRowQueryHandler implements IQueryHandler<GameRowQuery> {
  constructor(private readonly games: GameDocuments) {}

  async execute({ scope, game }: GameRowQuery): Promise<GameRowAnswer> {
    const { card, sheet, names } = await this.games.of(scope, game)
    return gameRowAnswer(card, sheet, names)
  }
}
