import { Injectable } from '@nestjs/common'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { HistoryKind } from '@fullcourt/domain/history/fact-record'
import { aboutKey } from '@fullcourt/projections/history/about'
import { history, type HistoryEntry } from '@fullcourt/projections/history/history'
import type { ListRange } from '@fullcourt/projections/read-store'
import { Refused } from '../../core/facts/refused'
import { covers, type Scope } from '../../core/http/scope'
import { PlayerIdentity } from '../../core/identity/player-identity'
import { Documents } from '../../storage/documents/documents'
import { OWNERS } from './owners'

/** A thing whose history somebody may read, by its ids: a player is also who was merged into them. */
export type ThingOfHistory = { readonly kind: HistoryKind; readonly ids: readonly number[] }

type Range = Omit<ListRange, 'index' | 'key'> & { readonly limit: number }

/** Reads what happened to a thing. */
@Injectable()
export class ThingHistory {
  constructor(
    private readonly documents: Documents,
    private readonly identity: PlayerIdentity,
  ) {}

  /** What is not there, or another organization's, is refused. */
  async find(scope: Scope, kind: HistoryKind, id: number): Promise<ThingOfHistory> {
    const owner = await OWNERS[kind](this.documents, id)
    if (owner === undefined || !covers(scope, owner))
      throw new Refused(refuse('not-found', `${kind.charAt(0).toUpperCase()}${kind.slice(1)} not found`))
    const ids = kind === 'player' && owner !== null ? (await this.identity.identities(owner)).idsOf(id) : [id]
    return { kind, ids }
  }

  /** In the order of the range; what is about several of the ids is one entry. */
  async entries({ kind, ids }: ThingOfHistory, range: Range): Promise<readonly HistoryEntry[]> {
    const lists = await Promise.all(
      ids.map(id => this.documents.list(history, { ...range, index: 'about', key: aboutKey(kind, id) })),
    )
    const byPosition = new Map(lists.flat().flatMap(({ body }) => (body === null ? [] : [[body.position, body] as const])))
    const sorted = [...byPosition.values()].toSorted((a, b) => (a.position < b.position ? -1 : 1))
    return (range.descending ? sorted.toReversed() : sorted).slice(0, range.limit)
  }
}
