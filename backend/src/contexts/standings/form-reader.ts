import { Injectable } from '@nestjs/common'
import type { TeamResult } from '@fullcourt/domain/games/team-result'
import type { EntryId } from '@fullcourt/domain/ids/kinds'
import { formOf, LAST_TEN, type Form } from '@fullcourt/domain/standings/form'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { resultOfOrder } from '@fullcourt/projections/games/game-order'
import { Documents } from '../../storage/documents/documents'

/** By how much more results are looked at where those before were one streak: a season has few longer ones. */
const FURTHER = 4

/** How entries played lately: their last ten results, and more only of those that won or lost all of these. */
@Injectable()
export class FormReader {
  constructor(private readonly documents: Documents) {}

  async of(entries: readonly EntryId[]): Promise<ReadonlyMap<EntryId, Form>> {
    const forms = await Promise.all(entries.map(async entry => [entry, await this.form(entry)] as const))
    return new Map(forms)
  }

  /** More results are looked at until one ends the streak. */
  private async form(entry: EntryId, looked = LAST_TEN): Promise<Form> {
    const lately = await this.results(entry, looked)
    const isOneStreak = lately.length >= looked && new Set(lately).size === 1
    return isOneStreak ? this.form(entry, looked * FURTHER) : formOf(lately)
  }

  /** From the newest, by their places in the list: no game is read. */
  private async results(entry: EntryId, limit: number): Promise<readonly TeamResult[]> {
    const range = { index: 'results', key: String(entry), descending: true, limit }
    const places = await this.documents.places(gameCard, range)
    return places.flatMap(({ order }) => resultOfOrder(order) ?? [])
  }
}
