import { Injectable } from '@nestjs/common'
import { teamResult, type TeamResult } from '@fullcourt/domain/games/team-result'
import type { EntryId } from '@fullcourt/domain/ids/kinds'
import { formOf, LAST_TEN, type Form } from '@fullcourt/domain/standings/form'
import { activeOf } from '@fullcourt/projections/card'
import { gameCard, type GameCard } from '@fullcourt/projections/games/game-card'
import { Documents } from '../documents/documents'

/** How entries played lately: their last ten results, and more only of those that won or lost all of these. */
@Injectable()
export class FormReader {
  constructor(private readonly documents: Documents) {}

  async of(entries: readonly EntryId[]): Promise<ReadonlyMap<EntryId, Form>> {
    const forms = await Promise.all(entries.map(async entry => [entry, await this.form(entry)] as const))
    return new Map(forms)
  }

  private async form(entry: EntryId): Promise<Form> {
    const lately = await this.results(entry, LAST_TEN)
    const isOneStreak = lately.length === LAST_TEN && new Set(lately).size === 1
    return formOf(isOneStreak ? await this.results(entry) : lately)
  }

  private async results(entry: EntryId, limit?: number): Promise<readonly TeamResult[]> {
    const range = { index: 'results', key: String(entry), descending: true, ...(limit === undefined ? {} : { limit }) }
    const games = await this.documents.list(gameCard, range)
    return games.flatMap(({ body }) => {
      const game = activeOf<GameCard>(body)
      return (game && teamResult(game.score, game.context.home.entry === entry ? 'home' : 'away')) ?? []
    })
  }
}
