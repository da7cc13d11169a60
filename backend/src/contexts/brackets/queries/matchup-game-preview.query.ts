import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { BracketAccess } from '../../../core/access/bracket-access'
import { DivisionAccess, type DivisionInSeason } from '../../../core/access/division-access'
import { GameAccess } from '../../../core/access/game-access'
import type { Scope } from '../../../core/http/scope'
import type { UndoneGameAnswer } from '../../../core/http/undone-game.answers'
import { changeMatchupGame, type WantedMatchupGame } from '../matchup-game-changes'

/** The later games that a change of a game of a bracket would undo. */
export class MatchupGamePreviewQuery {
  constructor(
    readonly scope: Scope,
    readonly at: DivisionInSeason,
    readonly game: GameId,
    readonly wanted: WantedMatchupGame,
  ) {}
}

@QueryHandler(MatchupGamePreviewQuery)
export class MatchupGamePreviewQueryHandler implements IQueryHandler<MatchupGamePreviewQuery> {
  constructor(
    private readonly divisions: DivisionAccess,
    private readonly games: GameAccess,
    private readonly brackets: BracketAccess,
  ) {}

  async execute({ scope, at, game, wanted }: MatchupGamePreviewQuery): Promise<UndoneGameAnswer[]> {
    await this.divisions.placeInSeason(scope, at)
    const place = await this.games.placeOf(scope, game, at)
    return this.brackets.gamesUndoneBy(place, await this.games.knownGame(scope, game, at), changeMatchupGame(wanted))
  }
}
