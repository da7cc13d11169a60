import { Inject, Injectable } from '@nestjs/common'
import type { NameOf } from '@fullcourt/domain/history/words'
import { historySentence, isPersonal } from '@fullcourt/domain/log/historic'
import type { HistoryEntry } from '@fullcourt/projections/history/history'
import { Documents } from '../../storage/documents/documents'
import type { Scope } from '../../core/http/scope'
import { PEOPLE } from '../../core/injection/tokens'
import type { People } from '../../storage/people/people'
import { openReason } from '../../storage/people/sealed-reason'
import { actorName } from './change-describer'
import type { HistoryEntryAnswer } from './history.answers'
import { HistoryNameReader } from './history-name-reader'
import { restoreAddress } from './restore-address'

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

/** Entries of the history in words, with reasons and names as they are now. */
@Injectable()
export class EntryAnswers {
  constructor(
    private readonly documents: Documents,
    private readonly names: HistoryNameReader,
    @Inject(PEOPLE) private readonly people: People,
  ) {}

  /** An answer for each entry, in their order, newest first. */
  async of(scope: Scope, entries: readonly HistoryEntry[]): Promise<HistoryEntryAnswer[]> {
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
}
