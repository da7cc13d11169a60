import { Injectable } from '@nestjs/common'
import type { DivisionId, OrganizationId } from '@fullcourt/domain/ids/kinds'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { Documents } from '../../../storage/documents/documents'
import { GameNameReader } from '../../games/queries/game-name-reader'
import { gameAnswer } from '../../games/queries/game-answer'
import { revisionsOf } from '../../games/revisions'
import type { Scope } from '../../../core/http/scope'
import { GameSheets } from '../../../core/identity/game-sheets'
import type { DivisionGameAnswer } from '../brackets.answers'

/** The games of a division in the order in which they are played. */
@Injectable()
export class DivisionGameReader {
  constructor(
    private readonly documents: Documents,
    private readonly names: GameNameReader,
    private readonly sheets: GameSheets,
  ) {}

  async of({ kind }: Scope, organization: OrganizationId, division: DivisionId): Promise<DivisionGameAnswer[]> {
    const cards = await this.documents.active(gameCard, { index: 'division', key: String(division) })
    const names = await this.names.of(cards)
    const games = cards.map(card => gameAnswer(card, names))
    if (kind === 'public') return games
    const sheets = await this.sheets.getMany(
      organization,
      games.map(({ id }) => id),
    )
    return games.map(game => {
      const sheet = sheets.get(String(game.id))
      if (!sheet) return game
      const { score: revision, details: detailsRevision } = revisionsOf(sheet)
      return { ...game, revision, detailsRevision }
    })
  }
}
