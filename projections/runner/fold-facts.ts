import { listenersByType } from '../listeners'
import type { ReadFact } from './read-fact'
import type { TimeSlicer } from './time-slicer'
import type { WorkingDocuments } from './working-documents'
import type { AnyRecorded } from '../projection'
import type { StoredFact } from '@fullcourt/event-store/port'

type Touch = { readonly documents: WorkingDocuments; readonly id: string; readonly fact: AnyRecorded }

/** The builds that listen to each type of fact. */
export type Listeners = ReadonlyMap<string, readonly WorkingDocuments[]>

export const listenersOf = (versions: readonly WorkingDocuments[]): Listeners => listenersByType(versions, ({ model }) => model)

export type Folding = {
  readonly listeners: Listeners
  readonly read: ReadFact
  readonly slicer: TimeSlicer
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
  const { slicer } = folding
  const { documentIds, ours } = await touchesOf(folding, facts)
  for (const documents of new Set(documentIds.map(touch => touch.documents))) await documents.load()
  for (const { documents, id, fact } of documentIds) {
    documents.fold(id, fact)
    if (slicer.over) await slicer.rest()
  }
  return ours
}

const touchesOf = async ({ listeners, read, slicer, onUnknown, takes }: Folding, facts: readonly StoredFact[]) => {
  const documentIds: Touch[] = []
  let ours = 0
  for (const stored of facts) {
    const fact = read(stored)
    if (fact === 'foreign') continue
    ours++
    if (fact === 'unknown') onUnknown(stored)
    else {
      for (const documents of listeners.get(fact.type) ?? NOBODY)
        for (const id of documents.touchedBy(fact)) if (takes(documents, id)) documentIds.push({ documents, id, fact })
    }
    if (slicer.over) await slicer.rest()
  }
  return { documentIds, ours }
}

const NOBODY: readonly WorkingDocuments[] = []
