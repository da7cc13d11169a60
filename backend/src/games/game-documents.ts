import { Injectable } from '@nestjs/common'
import { GAME_NOT_FOUND } from '@fullcourt/domain/games/decide'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { activeOf } from '@fullcourt/projections/card'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { gameSheet, type GameSheet } from '@fullcourt/projections/games/game-sheet'
import { Documents } from '../documents/documents'
import { Refused } from '../facts/refused'
import { covers, type Scope } from '../http/scope'
import { Parents } from '../seasons/parents'
import type { KnownGame } from './game-answer'

/** A game's card and sheet, for answers: a game of somebody else, or of a season or league that was deleted, is not there. */
@Injectable()
export class GameDocuments {
  constructor(
    private readonly documents: Documents,
    private readonly parents: Parents,
  ) {}

  async of(scope: Scope, id: GameId): Promise<{ readonly card: KnownGame; readonly sheet: GameSheet }> {
    const [found, sheet] = await Promise.all([this.documents.get(gameCard, id), this.documents.get(gameSheet, id)])
    const card = activeOf(found)
    if (!card || !sheet || !covers(scope, card.place.organization)) throw new Refused(GAME_NOT_FOUND)
    if (!(await this.parents.shown(card.place))) throw new Refused(GAME_NOT_FOUND)
    return { card, sheet }
  }
}
