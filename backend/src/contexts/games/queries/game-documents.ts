import { Injectable } from '@nestjs/common'
import { GAME_NOT_FOUND } from '@fullcourt/domain/games/decide'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { activeOf, type Known } from '@fullcourt/projections/card'
import { gameCard } from '@fullcourt/projections/games/game-card'
import type { GameSheet } from '@fullcourt/projections/games/game-sheet'
import { seasonCard, type SeasonCard } from '@fullcourt/projections/seasons/season'
import { Documents } from '../../../storage/documents/documents'
import { Refused } from '../../../core/facts/refused'
import { covers, refuseOtherGames, type Scope } from '../../../core/http/scope'
import { GameSheets } from '../../../core/identity/game-sheets'
import type { GameNames, GameRecord } from './game-answer'
import { GameNameReader, hasLeague } from './game-name-reader'

/** What answers about one game are made of. */
export type GameParts = {
  readonly card: GameRecord
  readonly sheet: GameSheet
  readonly names: GameNames
  readonly season: Known<SeasonCard>
}

/** One game, for answers: one of somebody else, or of a season or league that was deleted, is not there. */
@Injectable()
export class GameDocuments {
  constructor(
    private readonly documents: Documents,
    private readonly names: GameNameReader,
    private readonly sheets: GameSheets,
  ) {}

  async of(scope: Scope, id: GameId): Promise<GameParts> {
    const card = activeOf(await this.documents.get(gameCard, id))
    refuseOtherGames(scope, card)
    if (!card || !covers(scope, card.context.organization)) throw new Refused(GAME_NOT_FOUND)
    const [sheet, names, ofSeason] = await Promise.all([
      this.sheets.get(card.context.organization, id),
      this.names.of([card]),
      this.documents.get(seasonCard, card.context.season),
    ])
    const season = activeOf(ofSeason)
    if (!sheet || !season || !activeOf(names.organization) || !hasLeague(card, names)) throw new Refused(GAME_NOT_FOUND)
    return { card, sheet, names, season }
  }
}
