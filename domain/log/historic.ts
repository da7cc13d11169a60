import { isAccessKind, type AuditKind, type HistoricRecord, type Things } from '../history/fact-record'
import type { NameOf } from '../history/words'
import { FACT_RECORDS, type AnyFact } from './fact-types'

type Records = typeof FACT_RECORDS
type HistoricType = { [Type in keyof Records]: Records[Type] extends { readonly machinery: true } ? never : Type }[keyof Records]

/** Facts that a history shows: all but technical ones. */
export type HistoricFact = Extract<AnyFact, { readonly type: HistoricType }>

export const isHistoric = (type: AnyFact['type']): type is HistoricType => !('machinery' in FACT_RECORDS[type])

export const isHistoricFact = (fact: AnyFact): fact is HistoricFact => isHistoric(fact.type)

/** A record belongs to the type of its fact, which the compiler cannot see through the union. */
const recordOf = ({ type }: HistoricFact) => FACT_RECORDS[type] as HistoricRecord<unknown>

/**
 * What was done, in words that follow the name of who did it: `changed the final score from 61–58 to 61–59`. Who, when and
 * why are metadata of the fact and are shown by the frontend.
 */
export const historySentence = (fact: HistoricFact, nameOf: NameOf): string => recordOf(fact).sentence(fact.data, nameOf)

/** Whom a fact is about: a reason goes with the players and users among them. */
export const aboutOf = (fact: HistoricFact): Things => recordOf(fact).about(fact.data)

/** What a fact took along beside what it is about: the players whose lines a deleted game had. */
export const alongsideOf = (fact: HistoricFact): Things => recordOf(fact).alongside?.(fact.data) ?? {}

/** Whether the values of a fact are personal data. */
export const isPersonal = (fact: HistoricFact): boolean => recordOf(fact).personal === true

/** Under which kind of its own the audit lists a fact, if under any. */
export const auditKindOf = (fact: HistoricFact): AuditKind | undefined => recordOf(fact).audit?.(fact.data)

/** Whether a fact tells of a sign-in or a look-up alone: it is in no history of a thing. */
export const isAccess = (fact: HistoricFact): boolean => {
  const kind = auditKindOf(fact)
  return kind !== undefined && isAccessKind(kind)
}

/** Whether a fact changes no page of anybody: open pages are told nothing of it. */
export const changesNoPage = (fact: HistoricFact): boolean => isAccess(fact) || auditKindOf(fact) === 'scenario'

const NOBODY: readonly number[] = []

/** The ids of one kind among things. */
export const idsOf = (things: Things, kind: keyof Things): readonly number[] => {
  const named = things[kind]
  if (named === null || named === undefined) return NOBODY
  return typeof named === 'number' ? [named] : named.filter(id => id !== null)
}
