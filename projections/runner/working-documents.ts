import { IdFilter } from './id-filter'
import { Poisoned, orPoisoned } from './poisoned'
import type { AnyRecorded, ReadModel } from '../projection'
import type { ModelVersion, DocumentWrite, ReadStore } from '../read-store'
import type { Position } from '@fullcourt/event-store/port'

type Working = {
  readonly id: string
  /** Undefined while the document does not exist. */
  body: unknown
  position: Position | null
  /** Its position in the store. */
  stored: Position | null
}

/**
 * Documents of one build in memory, before they are stored: facts are folded into them, what changed is taken out to be
 * written.
 */
export class WorkingDocuments {
  private readonly documents = new Map<string, Working>()
  private readonly changed = new Set<Working>()
  private readonly wanted = new Set<string>()
  /** Those that were let go of: no other is stored. Undefined where any may be. */
  private left: IdFilter | undefined

  /** `isEmpty`: no document of the build is stored, so that those that never were here need not be asked for. */
  constructor(
    readonly model: ReadModel<unknown>,
    readonly version: ModelVersion,
    private readonly store: ReadStore,
    isEmpty = false,
  ) {
    this.left = isEmpty ? new IdFilter() : undefined
  }

  get size(): number {
    return this.documents.size
  }

  get changedCount(): number {
    return this.changed.size
  }

  /** Which documents the fact touches. They are wanted from now on. */
  touchedBy(fact: AnyRecorded): readonly string[] {
    const ids = orPoisoned(
      () => this.model.documentIds(fact),
      cause => new Poisoned(this.version, undefined, fact, cause),
    )
    for (const id of ids) if (!this.documents.has(id)) this.wanted.add(id)
    return ids
  }

  /** Reads the wanted ones that are not here yet. */
  async load(): Promise<void> {
    if (this.wanted.size === 0) return
    const asked = [...this.wanted].filter(id => this.left?.mayHold(id) ?? true)
    const found = asked.length === 0 ? undefined : await this.store.getMany(this.version, asked)
    for (const id of this.wanted) {
      const stored = found?.get(id)
      const position = stored?.position ?? null
      this.documents.set(id, { id, body: stored?.body, position, stored: position })
    }
    this.wanted.clear()
  }

  /** Folds one fact into one loaded document; a fact at or before the document's own position was already. */
  fold(id: string, fact: AnyRecorded): void {
    const document = this.documents.get(id)!
    if (document.position !== null && fact.position <= document.position) return
    const next = orPoisoned(
      () => fold(this.model, document, fact),
      cause => new Poisoned(this.version, id, fact, cause),
    )
    if (next === UNCHANGED) return
    document.body = next
    document.position = fact.position
    this.changed.add(document)
  }

  /** Up to so many changed documents as they shall be written. */
  writes(most: number): readonly DocumentWrite[] {
    const writes: DocumentWrite[] = []
    for (const document of this.changed) {
      if (writes.length >= most) break
      writes.push(this.write(document))
    }
    return writes
  }

  /** It is stored now. */
  written({ id, position }: DocumentWrite): void {
    const document = this.documents.get(id)
    if (document === undefined) return
    document.stored = position
    this.changed.delete(document)
  }

  forget(id: string): void {
    const document = this.documents.get(id)
    if (document !== undefined) this.drop(document)
  }

  forgetAll(): void {
    this.documents.clear()
    this.changed.clear()
    this.wanted.clear()
    this.left = undefined
  }

  /** Drops the documents that were loaded first, where more than so many are here. Changed ones stay. */
  trim(most: number): void {
    for (const document of this.documents.values()) {
      if (this.documents.size <= most) return
      if (!this.changed.has(document)) this.drop(document)
    }
  }

  private drop(document: Working): void {
    this.documents.delete(document.id)
    this.changed.delete(document)
    this.left?.add(document.id)
  }

  private write({ id, body, position, stored }: Working): DocumentWrite {
    const places = orPoisoned(
      () => this.model.places(body, id),
      cause => new Poisoned(this.version, id, undefined, cause),
    )
    return { version: this.version, id, expected: stored, position: position!, body, places }
  }
}

const UNCHANGED = Symbol('unchanged')

const fold = (model: ReadModel<unknown>, { id, body }: Working, fact: AnyRecorded): unknown => {
  const before = body === undefined ? model.initial(id) : body
  const after = model.fold(before, id, fact)
  return after === before ? UNCHANGED : after
}
