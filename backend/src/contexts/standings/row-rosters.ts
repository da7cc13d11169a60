import { Injectable } from '@nestjs/common'
import type { EntryId, OrganizationId, PlayerId } from '@fullcourt/domain/ids/kinds'
import { knownOf } from '@fullcourt/projections/card'
import { captainOfOrder } from '@fullcourt/projections/entries/captain-order'
import { entryCard } from '@fullcourt/projections/entries/entry'
import { EntryCards } from '../../core/identity/entry-cards'
import { PlayerIdentity } from '../../core/identity/player-identity'
import { Documents } from '../../storage/documents/documents'
import type { RowsInList } from './rows-in-list'

/** What a table says of the roster of a row. */
export type RowRoster = { readonly captain: PlayerId | null; readonly players: number }

/** Who is captain of the teams of tables, and how many are on their rosters. */
@Injectable()
export class RowRosters {
  constructor(
    private readonly documents: Documents,
    private readonly cards: EntryCards,
    private readonly identity: PlayerIdentity,
  ) {}

  /** By a list of captains and what the rows count, so that no roster is read, unless somebody in the organization was merged. */
  async of(organization: OrganizationId, lists: readonly RowsInList[]): Promise<ReadonlyMap<EntryId, RowRoster>> {
    const rows = lists.flatMap(list => list.rows)
    const merged = await this.identity.merged(organization)
    const captains = merged.length === 0 ? await this.captains(lists) : undefined
    if (captains === undefined) return this.ofCards(rows.map(({ entry }) => entry))
    return new Map(rows.map(({ entry, players }) => [entry, { captain: captains.get(entry) ?? null, players }]))
  }

  /** Undefined while the list is not built yet. */
  private async captains(lists: readonly RowsInList[]): Promise<ReadonlyMap<EntryId, PlayerId> | undefined> {
    const found = await Promise.all(lists.map(({ key }) => this.documents.placesIfBuilt(entryCard, { index: 'captains', key })))
    if (found.includes(undefined)) return undefined
    return new Map(found.flatMap(places => (places ?? []).map(({ order }) => captainOfOrder(order))))
  }

  /** One who is on a roster under two ids is there once. */
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
