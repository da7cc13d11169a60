import { Injectable } from '@nestjs/common'
import type { TeamResult } from '@fullcourt/domain/games/team-result'
import type { EntryId } from '@fullcourt/domain/ids/kinds'
import { formOf, LAST_TEN, type Form } from '@fullcourt/domain/standings/form'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { RESULT_ORDER_LENGTH, resultOfOrder } from '@fullcourt/projections/games/game-order'
import { Documents } from '../../storage/documents/documents'

/** How entries played lately: their last ten results, and more only of those that won or lost all of these. */
@Injectable()
export class FormReader {
  constructor(private readonly documents: Documents) {}

  async of(entries: readonly EntryId[]): Promise<ReadonlyMap<EntryId, Form>> {
    const forms = await Promise.all(entries.map(async entry => [entry, await this.form(entry)] as const))
    return new Map(forms)
  }

  /** Twice as many results are looked at until one ends the streak. */
  private async form(entry: EntryId, looked = LAST_TEN): Promise<Form> {
    const lately = await this.results(entry, looked)
    const isOneStreak = lately.length >= looked && new Set(lately).size === 1
    return isOneStreak ? this.form(entry, looked * 2) : formOf(lately)
  }

  /** From the newest, by their places in the list: no game is read. */
  private async results(entry: EntryId, limit: number): Promise<readonly TeamResult[]> {
    const range = { index: 'results', key: String(entry), descending: true, limit }
    const places = await this.documents.tally(gameCard, range, RESULT_ORDER_LENGTH)
    return places.toReversed().flatMap(({ beginning }) => resultOfOrder(beginning) ?? [])
  }
}
