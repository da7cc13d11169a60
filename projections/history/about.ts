import { HISTORY_KINDS, type HistoryKind } from '@fullcourt/domain/history/fact-record'
import { aboutOf, alongsideOf, idsOf, type HistoricFact } from '@fullcourt/domain/log/historic'

/** Key of a thing in the history's index `about`. */
export const aboutKey = (kind: HistoryKind, id: number): string => `${kind}:${id}`

/** Keys of all things whose history shows a fact. */
export const thingsNamed = (fact: HistoricFact): readonly string[] => {
  const named = [aboutOf(fact), alongsideOf(fact)]
  return [...new Set(HISTORY_KINDS.flatMap(kind => named.flatMap(things => idsOf(things, kind)).map(id => aboutKey(kind, id))))]
}
