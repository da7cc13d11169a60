import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { GAME_NOT_FOUND } from '@fullcourt/domain/games/decide'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { activeOf } from '@fullcourt/projections/card'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { gameSheet } from '@fullcourt/projections/games/game-sheet'
import { Documents } from '../documents/documents'
import { Refused } from '../facts/refused'
import { covers, type Scope } from '../http/scope'
import { gameAnswer } from './game-answer'
import { GameNamesOf } from './game-names'
import type { GameRowAnswer } from './games.answers'

/** One game as a row of staff's lists, with the revision of its score. */
export class GameRow {
  constructor(
    readonly scope: Scope,
    readonly game: GameId,
  ) {}
}

@QueryHandler(GameRow)
export class GameRowHandler implements IQueryHandler<GameRow> {
  constructor(
    private readonly documents: Documents,
    private readonly names: GameNamesOf,
  ) {}

  async execute({ scope, game }: GameRow): Promise<GameRowAnswer> {
    const [found, sheet] = await Promise.all([this.documents.get(gameCard, game), this.documents.get(gameSheet, game)])
    const card = activeOf(found)
    if (!card || !covers(scope, card.place.organization)) throw new Refused(GAME_NOT_FOUND)
    return { ...gameAnswer(card, await this.names.of([card])), revision: sheet?.scoreRevision ?? null }
  }
}
