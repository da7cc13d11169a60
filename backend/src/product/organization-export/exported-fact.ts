import type { FactMetadata, Reason } from '@fullcourt/domain/facts/fact'
import type { JointlySealed, Sealed } from '@fullcourt/domain/facts/sealed'
import { CONTACT_FIELDS, mapPersonal, personalValuesOf } from '@fullcourt/domain/log/sealed-values'
import type { PersonName } from '@fullcourt/domain/people/person-name'
import type { Json, StoredFact } from '@fullcourt/event-store/port'
import { openJointly } from '../../storage/people/joint-seal'
import type { People } from '../../storage/people/people'

/** What was sealed, in the open. A value that nobody can open any more stays as it is in the log. */
export type OpenedValue = { readonly open: string }
export type OpenedReason = OpenedValue & { readonly of: readonly PersonName[] }

export const isOpened = (value: unknown): value is OpenedValue => typeof value === 'object' && value !== null && 'open' in value

export type ExportOptions = {
  /** Whether e-mail addresses and phone numbers of persons are told; they are left out otherwise. */
  readonly contactDetails: boolean
  /** Called with each person of whom one was told. */
  readonly onContact?: (person: PersonName) => void
}

const openedReason = async (people: People, reason: Reason | null | undefined): Promise<Json | undefined> => {
  if (reason === null || reason === undefined || typeof reason === 'string') return reason
  const text = await openJointly(people, reason)
  return text === null ? (reason satisfies JointlySealed) : { of: Object.keys(reason.shares), open: text }
}

/**
 * Facts as they are taken along (docs/history.md#taking-everything-along): as the log holds them, in the version in which each was
 * written, but with what is sealed there opened.
 */
export const exportedFacts = async (
  people: People,
  facts: readonly StoredFact[],
  { contactDetails, onContact }: ExportOptions,
): Promise<readonly StoredFact[]> => {
  const values = facts.flatMap(({ type, data }) => personalValuesOf(type, data))
  const opened = await people.openMany(values.map(({ person, value }) => ({ person, sealed: value as Sealed })))
  let next = 0
  const open = ({ person, field, value }: (typeof values)[number]): unknown => {
    const text = opened[next++] ?? null
    if (CONTACT_FIELDS.has(field)) {
      if (!contactDetails) return null
      if (text !== null) onContact?.(person)
    }
    return text === null ? value : { open: text }
  }
  const exported: StoredFact[] = []
  for (const fact of facts) {
    const metadata = fact.metadata as FactMetadata
    const reason = await openedReason(people, metadata.reason)
    exported.push({
      ...fact,
      data: mapPersonal(fact.type, fact.data, open) as Json,
      metadata: { ...metadata, ...(reason !== undefined && { reason }) } as unknown as Json,
    })
  }
  return exported
}
