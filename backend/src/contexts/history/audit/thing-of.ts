import type { HistoryKind } from '@fullcourt/domain/history/fact-record'
import type { NameOf } from '@fullcourt/domain/history/words'
import { aboutOf, idsOf, type HistoricFact } from '@fullcourt/domain/log/historic'
import { changedKind } from '@fullcourt/projections/history/about'

export type Thing = { readonly kind: HistoryKind; readonly id: number }

/** A list whose contact details somebody opened is no one thing. */
const isOfMany = (fact: HistoricFact): boolean => fact.type === 'ContactDetailsOpened' && fact.data.person === null

/** What a fact changed, or what an import says of itself. */
export const thingOf = (fact: HistoricFact): Thing | null => {
  if (isOfMany(fact)) return null
  const kind = changedKind(fact)
  const [id] = kind === undefined ? [] : idsOf(aboutOf(fact), kind)
  return kind === undefined || id === undefined ? null : { kind, id }
}

export const nameOfThing = ({ kind, id }: Thing, nameOf: NameOf): string =>
  kind === 'import' ? `Import ${id}` : nameOf(kind, id)
