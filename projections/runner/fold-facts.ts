import type { ReadFact } from './read-fact'
import type { Slices } from './slices'
import type { WorkingDocuments } from './working-documents'
import type { AnyRecorded } from '../projection'
import type { StoredFact } from '@fullcourt/event-store/port'

type Touch = { readonly documents: WorkingDocuments; readonly id: string; readonly fact: AnyRecorded }

/** The builds that listen to each type of fact. */
export type Listeners = ReadonlyMap<string, readonly WorkingDocuments[]>

export const listenersOf = (builds: readonly WorkingDocuments[]): Listeners => {
  const byType = new Map<string, WorkingDocuments[]>()
  for (const documents of builds) {
    for (const type of documents.model.types) byType.set(type, [...(byType.get(type) ?? []), documents])
  }
  return byType
}

export type Folding = {
  readonly listeners: Listeners
  readonly read: ReadFact
  readonly slices: Slices
  /** Called for a fact of a type that this code does not know; it goes on where this returns. */
  readonly onUnknown: (fact: StoredFact) => void
  /** False for a document that is left alone. */
  readonly takes: (documents: WorkingDocuments, id: string) => boolean
}

/**
 * Folds facts into the documents they touch, in order; the documents are asked for in one round trip per build. Answers how
 * many of the facts are ours.
 */
export const foldFacts = async (folding: Folding, facts: readonly StoredFact[]): Promise<number> => {
  const { slices } = folding
  const { touches, ours } = await touchesOf(folding, facts)
  for (const documents of new Set(touches.map(touch => touch.documents))) await documents.load()
  for (const { documents, id, fact } of touches) {
    documents.fold(id, fact)
    if (slices.over) await slices.rest()
  }
  return ours
}

const touchesOf = async ({ listeners, read, slices, onUnknown, takes }: Folding, facts: readonly StoredFact[]) => {
  const touches: Touch[] = []
  let ours = 0
  for (const stored of facts) {
    const fact = read(stored)
    if (fact === 'foreign') continue
    ours++
    if (fact === 'unknown') onUnknown(stored)
    else {
      for (const documents of listeners.get(fact.type) ?? NOBODY)
        for (const id of documents.touchedBy(fact)) if (takes(documents, id)) touches.push({ documents, id, fact })
    }
    if (slices.over) await slices.rest()
  }
  return { touches, ours }
}

const NOBODY: readonly WorkingDocuments[] = []
