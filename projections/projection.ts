import type { Fact, Recorded } from '@fullcourt/domain/facts/fact'

/** Where a document is found in a list: the list's key, and the text that orders it there (documents of equal order follow by id). */
export type ListPlace = { readonly key: string; readonly order: string }

/** A fact of any context. */
export type AnyRecorded = Recorded<Fact<string, unknown>>

/** What a fold may know besides document and data: which document it changes, and the fact with everything around it. */
export type EventContext<F extends Fact<string, unknown>> = { readonly id: string; readonly fact: Recorded<F> }

/** Which documents a fact touches. */
export type DocumentIds<F extends Fact<string, unknown>> = (data: F['data'], fact: Recorded<F>) => readonly string[]

/**
 * How a document changes. Pure: no clock, no store; it returns the same object where nothing changes. A document is plain JSON
 * data without `undefined`: it must not matter whether it was written and read again between two facts.
 */
export type Fold<Document, F extends Fact<string, unknown>> = (
  document: Document,
  data: F['data'],
  context: EventContext<F>,
) => Document

export type ProjectionSettings<Document> = {
  /**
   * Raised with every change of what the documents hold; a new version is built beside the one being read. Until it is complete,
   * answers are made of the version before: readers must be able to process their form.
   */
  readonly version: number
  readonly initial: (id: string) => Document
  /** The declared lists: index name → the places of a document in it (none while it belongs to no list). */
  readonly indexes?: { readonly [index: string]: (document: Document, id: string) => readonly ListPlace[] }
  /**
   * The version since which a list is there, or has the keys that it has now, where it came later than the projection. Until a build
   * of that version is complete, whoever asks for the list is told that it is being built.
   */
  readonly listsSince?: ListsSince
}

/** By index: the version since which it is there as it is. */
export type ListsSince = { readonly [index: string]: number }

/** The documents of one read model as runner and readers see them. Methods, so that models of different documents fit one list. */
export interface ReadModel<Document> {
  readonly name: string
  readonly version: number
  readonly types: ReadonlySet<string>
  /** The lists that are younger than the projection. */
  readonly listsSince: ListsSince
  initial(id: string): Document
  /** Ids of the documents that this fact touches; empty where the projection does not listen to it. */
  documentIds(fact: AnyRecorded): readonly string[]
  fold(document: Document, id: string, fact: AnyRecorded): Document
  /** All places of a document, by index. */
  places(document: Document, id: string): { readonly [index: string]: readonly ListPlace[] }
}

/**
 * How facts become the documents of one read model: which facts it listens to, which documents a fact touches, how a
 * document changes. `on` answers a new projection and leaves the old one alone.
 */
export interface Projection<Document, Known extends Fact<string, unknown>> extends ReadModel<Document> {
  on<Type extends Known['type']>(
    type: Type,
    documentIds: DocumentIds<Extract<Known, { type: Type }>>,
    fold: Fold<Document, Extract<Known, { type: Type }>>,
  ): Projection<Document, Known>
}

type Listener<Document> = {
  readonly documentIds: (fact: AnyRecorded) => readonly string[]
  readonly fold: (document: Document, id: string, fact: AnyRecorded) => Document
}

const placesOf = <Document>(indexes: NonNullable<ProjectionSettings<Document>['indexes']>) => {
  const entries = Object.entries(indexes)
  return (document: Document, id: string) => {
    const places: { [index: string]: readonly ListPlace[] } = {}
    for (const [index, placesIn] of entries) places[index] = placesIn(document, id)
    return places
  }
}

const build = <Document, Known extends Fact<string, unknown>>(
  name: string,
  settings: ProjectionSettings<Document>,
  listeners: ReadonlyMap<string, Listener<Document>>,
): Projection<Document, Known> => ({
  name,
  version: settings.version,
  types: new Set(listeners.keys()),
  listsSince: settings.listsSince ?? {},
  on: (type, documentIds, fold) => {
    if (listeners.has(type)) throw new Error(`Projection ${name} listens to ${type} twice.`)
    const listener: Listener<Document> = {
      documentIds: fact => documentIds(fact.data, fact as Parameters<typeof documentIds>[1]),
      fold: (document, id, fact) => fold(document, fact.data, { id, fact: fact as Parameters<typeof fold>[2]['fact'] }),
    }
    return build(name, settings, new Map(listeners).set(type, listener))
  },
  documentIds: fact => listeners.get(fact.type)?.documentIds(fact) ?? [],
  fold: (document, id, fact) => listeners.get(fact.type)?.fold(document, id, fact) ?? document,
  initial: settings.initial,
  places: placesOf(settings.indexes ?? {}),
})

/** Starts a projection that listens to nothing yet; `Known` is the union of facts it may listen to. */
export const projection = <Document, Known extends Fact<string, unknown>>(name: string, settings: ProjectionSettings<Document>) =>
  build<Document, Known>(name, settings, new Map())
