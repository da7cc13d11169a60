import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import type { Scope } from '../../../core/http/scope'
import { ConflictsReader } from '../conflicts/conflicts-reader'
import { placingOf } from '../conflicts/placing'
import { GameDocuments } from './game-documents'

/** What is in the way of a game where it is, in sentences. */
export class GameConflictsQuery {
  constructor(
    readonly scope: Scope,
    readonly game: GameId,
  ) {}
}

@QueryHandler(GameConflictsQuery)
export class GameConflictsQueryHandler implements IQueryHandler<GameConflictsQuery> {
  constructor(
    private readonly games: GameDocuments,
    private readonly conflicts: ConflictsReader,
  ) {}

  async execute({ scope, game }: GameConflictsQuery): Promise<string[]> {
    const { card } = await this.games.of(scope, game)
    return (await this.conflicts.of([placingOf(card)])).map(({ message }) => message)
  }
}
