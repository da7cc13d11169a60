import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { HistoryKind } from '@fullcourt/domain/history/fact-record'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { aboutKey } from '@fullcourt/projections/history/about'
import { history, type HistoryEntry } from '@fullcourt/projections/history/history'
import { Documents } from '../../storage/documents/documents'
import { Refused } from '../../core/facts/refused'
import { covers, type Scope } from '../../core/http/scope'
import { PlayerIdentity } from '../../core/identity/player-identity'
import { EntryAnswers } from './entry-answers'
import type { HistoryEntryAnswer } from './history.answers'
import { OWNERS } from './owners'

/** What happened to a thing, newest first: a page of it, `before` a position. That of a player is of all who were merged, too. */
export class HistoryQuery {
  constructor(
    readonly scope: Scope,
    readonly kind: HistoryKind,
    readonly id: number,
    readonly before: string | undefined,
  ) {}
}

const PAGE = 50

@QueryHandler(HistoryQuery)
export class HistoryQueryHandler implements IQueryHandler<HistoryQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly answers: EntryAnswers,
    private readonly identity: PlayerIdentity,
  ) {}

  async execute({ scope, kind, id, before }: HistoryQuery): Promise<HistoryEntryAnswer[]> {
    const owner = await this.ownerOf(scope, kind, id)
    const ids = kind === 'player' && owner !== null ? (await this.identity.identities(owner)).idsOf(id) : [id]
    const entries = await this.entriesAbout(kind, ids, before)
    return this.answers.of(scope, entries)
  }

  /** What is about several of the ids is one entry. */
  private async entriesAbout(
    kind: HistoryKind,
    ids: readonly number[],
    before: string | undefined,
  ): Promise<readonly HistoryEntry[]> {
    const range = {
      index: 'about',
      descending: true,
      limit: PAGE,
      ...(before === undefined ? {} : { before }),
    }
    const lists = await Promise.all(ids.map(id => this.documents.list(history, { ...range, key: aboutKey(kind, id) })))
    const byPosition = new Map(lists.flat().flatMap(({ body }) => (body === null ? [] : [[body.position, body] as const])))
    return [...byPosition.values()].sort((a, b) => (a.position < b.position ? 1 : -1)).slice(0, PAGE)
  }

  private async ownerOf(scope: Scope, kind: HistoryKind, id: number): Promise<OrganizationId | null> {
    const owner = await OWNERS[kind](this.documents, id)
    if (owner === undefined || !covers(scope, owner))
      throw new Refused(refuse('not-found', `${kind.charAt(0).toUpperCase()}${kind.slice(1)} not found`))
    return owner
  }
}
