import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { conflictInWords } from '@fullcourt/domain/schedules/conflict-words'
import { conflictsOf } from '@fullcourt/domain/schedules/conflicts'
import type { Scope } from '../../http/scope'
import { placedGame, placingOf } from '../conflicts/placing'
import { SurroundingsReader } from '../conflicts/surroundings-reader'
import { GameDocuments } from './game-documents'

/** What is in the way of a game where it is, in sentences. */
export class GameConflicts {
  constructor(
    readonly scope: Scope,
    readonly game: GameId,
  ) {}
}

@QueryHandler(GameConflicts)
export class GameConflictsHandler implements IQueryHandler<GameConflicts> {
  constructor(
    private readonly games: GameDocuments,
    private readonly surroundings: SurroundingsReader,
  ) {}

  async execute({ scope, game }: GameConflicts): Promise<string[]> {
    const { card } = await this.games.of(scope, game)
    const placing = placingOf(card)
    const around = await this.surroundings.of({ placings: [placing], dates: [placing.slot.date] })
    return conflictsOf(placedGame(placing), around).map(conflict => conflictInWords(conflict, around.nameOf))
  }
}
