import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { conflictInWords, conflictsOf } from '@fullcourt/domain/schedules/conflicts'
import type { Scope } from '../../http/scope'
import { GameDocuments } from './game-documents'
import { leaguesOf, placedGame, SurroundingsReader } from './surroundings-reader'

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
    const { context } = card
    const teams = [context.home.team, context.away.team]
    const dates = [card.details.date]
    const around = await this.surroundings.of({ season: context.season, leagues: leaguesOf([context]), teams, dates })
    return conflictsOf(placedGame(card), around).map(conflict => conflictInWords(conflict, around.nameOf))
  }
}
