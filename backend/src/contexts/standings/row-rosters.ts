import { Injectable } from '@nestjs/common'
import type { EntryId, OrganizationId, PlayerId } from '@fullcourt/domain/ids/kinds'
import { knownOf } from '@fullcourt/projections/card'
import { EntryCards } from '../../core/identity/entry-cards'
import type { RowsInList } from './rows-in-list'

/** What a table says of the roster of a row. */
export type RowRoster = { readonly captain: PlayerId | null; readonly players: number }

/** Who is captain of the teams of tables, and how many are on their rosters. */
@Injectable()
export class RowRosters {
  constructor(private readonly cards: EntryCards) {}

  /** By what lists and rows say, so that no roster is read where that is enough. */
  async of(organization: OrganizationId, lists: readonly RowsInList[]): Promise<ReadonlyMap<EntryId, RowRoster>> {
    const rows = lists.flatMap(list => list.rows)
    const captains = await this.cards.captainsIn(
      organization,
      lists.map(({ key }) => key),
    )
    if (captains === undefined) return this.ofCards(rows.map(({ entry }) => entry))
    return new Map(rows.map(({ entry, players }) => [entry, { captain: captains.get(entry) ?? null, players }]))
  }

  private async ofCards(entries: readonly EntryId[]): Promise<ReadonlyMap<EntryId, RowRoster>> {
    const cards = await this.cards.getMany(entries)
    return new Map(
      entries.flatMap(entry => {
        const card = knownOf(cards.get(String(entry)))
        return card ? [[entry, { captain: card.captain, players: card.roster.length }] as const] : []
      }),
    )
  }
}
