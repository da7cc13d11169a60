import { Inject } from '@nestjs/common'
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { HistoryKind } from '@fullcourt/domain/history/fact-record'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { NameOf } from '@fullcourt/domain/history/words'
import { historySentence, isPersonal } from '@fullcourt/domain/log/historic'
import { aboutKey, isWhole } from '@fullcourt/projections/history/about'
import { history, type HistoryEntry } from '@fullcourt/projections/history/history'
import { Documents } from '../../storage/documents/documents'
import { Refused } from '../../core/facts/refused'
import { covers, type Scope } from '../../core/http/scope'
import { PlayerIdentity } from '../../core/identity/player-identity'
import { actorName } from './change-describer'
import type { People } from '../../storage/people/people'
import { openReason } from '../../storage/people/sealed-reason'
import { PEOPLE } from '../../core/injection/tokens'
import type { HistoryEntryAnswer } from './history.answers'
import { HistoryNameReader } from './history-name-reader'
import { OWNERS } from './owners'
import { restoreAddress } from './restore-address'

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

/** Of personal data it is shown that it changed, not what to. */
const changeOf = (entry: HistoryEntry): { readonly was: unknown; readonly is: unknown } => {
  if (isPersonal(entry)) return { was: null, is: null }
  const { was = null, is = null } = entry.data as { readonly was?: unknown; readonly is?: unknown }
  return { was, is }
}

const entryAnswer = (
  entry: HistoryEntry,
  nameOf: NameOf,
  { reason, restore }: Pick<HistoryEntryAnswer, 'reason' | 'restore'>,
): HistoryEntryAnswer => ({
  position: entry.position,
  type: entry.type,
  who: actorName(entry.actor, nameOf),
  user_id: entry.actor === 'system' ? null : entry.actor,
  when: entry.time,
  what: historySentence(entry, nameOf),
  ...changeOf(entry),
  reason,
  restore,
})

@QueryHandler(HistoryQuery)
export class HistoryQueryHandler implements IQueryHandler<HistoryQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly names: HistoryNameReader,
    private readonly identity: PlayerIdentity,
    @Inject(PEOPLE) private readonly people: People,
  ) {}

  async execute({ scope, kind, id, before }: HistoryQuery): Promise<HistoryEntryAnswer[]> {
    const owner = await this.ownerOf(scope, kind, id)
    const ids = kind === 'player' && owner !== null ? (await this.identity.identities(owner)).idsOf(id) : [id]
    const entries = await this.entriesAbout(kind, ids, before)
    const nameOf = await this.names.of(
      entries,
      entries.flatMap(({ actor }) => (actor === 'system' ? [] : actor)),
    )
    const reasons = await Promise.all(entries.map(({ reason }) => openReason(this.people, reason)))
    const addresses = await this.restoreAddresses(scope, entries)
    return entries.map((entry, i) => entryAnswer(entry, nameOf, { reason: reasons[i] ?? null, restore: addresses[i] ?? null }))
  }

  /** A thing that was deleted several times is brought back at its last deletion. */
  private async restoreAddresses(scope: Scope, entries: readonly HistoryEntry[]): Promise<readonly (string | null)[]> {
    if (scope.kind !== 'staff') return []
    const { role } = scope.actor
    const all = await Promise.all(entries.map(entry => restoreAddress(this.documents, role, entry)))
    return all.map((address, i) => (all.indexOf(address) === i ? address : null))
  }

  /** What is about several of the ids is one entry. */
  private async entriesAbout(
    kind: HistoryKind,
    ids: readonly number[],
    before: string | undefined,
  ): Promise<readonly HistoryEntry[]> {
    const range = {
      index: isWhole(kind) ? 'told' : 'about',
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
