import { HISTORY_KINDS, type AuditKind, type HistoryKind } from '@fullcourt/domain/history/fact-record'
import { correlationOfImport, importOfCorrelation } from '@fullcourt/domain/imports/correlation'
import { aboutOf, alongsideOf, auditKindOf, idsOf, isAccess, type HistoricFact } from '@fullcourt/domain/log/historic'

/** Key of a thing in the history's index `about`. */
export const aboutKey = (kind: HistoryKind, id: number): string => `${kind}:${id}`

const keysOf = (fact: HistoricFact, kinds: readonly HistoryKind[]): readonly string[] => {
  const named = [aboutOf(fact), alongsideOf(fact)]
  const keys = new Set<string>()
  for (const kind of kinds) for (const things of named) for (const id of idsOf(things, kind)) keys.add(aboutKey(kind, id))
  return [...keys]
}

/** Keys of all things that a fact is about. */
export const thingsNamed = (fact: HistoricFact): readonly string[] => keysOf(fact, HISTORY_KINDS)

/** From what is part of others to what they are part of. */
const BY_SIZE: readonly HistoryKind[] = ['game', 'player', 'user', 'team', 'league', 'season', 'organization']

/** The key of what a fact changed: of all that it is about, what is part of the others. */
export const changedThing = (fact: HistoricFact): string | undefined => {
  const about = aboutOf(fact)
  return BY_SIZE.flatMap(kind => idsOf(about, kind).map(id => aboutKey(kind, id)))[0]
}

/** An undo of an import is an action of its own, though it tells of the import. */
const OF_UNDOS: readonly HistoricFact['type'][] = ['ImportUndone', 'ImportRedone']

/** Id of the action that a fact belongs to: of its call, and of the import where it tells how that went. */
export const actionOf = (fact: HistoricFact, correlation: string): string => {
  const [own] = OF_UNDOS.includes(fact.type) ? [] : idsOf(aboutOf(fact), 'import')
  return own === undefined ? correlation : correlationOfImport(own)
}

/** Of which kind the thing is that a fact changed, or tells of: what an import says of itself is of the import. */
export const changedKind = (fact: HistoricFact): HistoryKind | undefined => {
  const about = aboutOf(fact)
  return (['import', ...BY_SIZE] as const).find(kind => idsOf(about, kind).length > 0)
}

/** Under which kinds the audit lists a fact: that of what it changed, unless it changed nothing, and its own. */
export const auditKinds = (fact: HistoricFact): readonly AuditKind[] => {
  const kinds = [isAccess(fact) ? undefined : changedKind(fact), auditKindOf(fact)]
  return kinds.filter(kind => kind !== undefined)
}

/** What others are part of: so much happens in it that its history leaves something out. */
const WHOLES: readonly HistoryKind[] = ['team', 'league', 'season', 'organization']

/** The indexes of the history in which a thing has entries: only of what others are part of is anything left untold. */
export const listsAbout = (kind: HistoryKind): readonly string[] => (WHOLES.includes(kind) ? ['about', 'untold'] : ['about'])

const isOfImport = (fact: HistoricFact, correlation: string): boolean =>
  importOfCorrelation(correlation) !== undefined && idsOf(aboutOf(fact), 'import').length === 0

/**
 * Keys of the wholes whose history leaves a fact out. One of an import is told where it changed something; what that is part of tells
 * of the import alone, which says how much it brought in.
 */
export const wholesNotTelling = (fact: HistoricFact, correlation: string): readonly string[] => {
  if (!isOfImport(fact, correlation)) return []
  const changed = changedThing(fact)
  return keysOf(fact, WHOLES).filter(key => key !== changed)
}

/** Keys of the things whose history tells a fact: who came and who looked changed nothing there. */
export const thingsTelling = (fact: HistoricFact, correlation: string): readonly string[] => {
  if (isAccess(fact)) return []
  const untold = wholesNotTelling(fact, correlation)
  const named = thingsNamed(fact)
  return untold.length === 0 ? named : named.filter(key => !untold.includes(key))
}
