import type { AnyRecorded, ReadModel } from '../projection'
import { listenersByType } from '../listeners'
import { documentKey, halfOf, isKeyWithin, type DocumentKey, type KeyRange } from './document-key'
import { RecomputedDocument } from '../runner/recomputed-document'

/** Whose a fact is: of the organization, of the installation, or of another organization, whose documents are not recomputed. */
export type FactOwner = 'own' | 'installation' | 'foreign'

type Listeners = ReadonlyMap<string, readonly ReadModel<unknown>[]>

/** The key of another organization's document takes so little room beside a document. */
const KEYS_LIKE_ONE_DOCUMENT = 16

/** Documents of one organization in memory, as its facts come to them: those whose keys are in a range, which can be narrowed. */
export class Recomputation {
  readonly documents = new Map<DocumentKey, RecomputedDocument>()
  /** What facts of other organizations touch. */
  private readonly foreign = new Set<DocumentKey>()
  /** What both touch. */
  private readonly shared = new Set<DocumentKey>()
  private readonly listeners: Listeners

  constructor(
    models: readonly ReadModel<unknown>[],
    public range: KeyRange,
  ) {
    this.listeners = listenersByType(models, model => model)
  }

  /** How much is held, in documents. */
  get size(): number {
    return this.documents.size + this.foreign.size / KEYS_LIKE_ONE_DOCUMENT
  }

  take(fact: AnyRecorded, owner: FactOwner): void {
    for (const model of this.listeners.get(fact.type) ?? [])
      for (const id of new Set(model.documentIds(fact))) {
        const key = documentKey(model.name, id)
        if (!isKeyWithin(this.range, key)) continue
        if (owner === 'foreign') this.foreign.add(key)
        else this.fold(model, id, key, fact, owner)
        if (this.foreign.has(key) && this.documents.has(key)) this.shared.add(key)
      }
  }

  /** Lets go of half of the keys, whose documents are for another time. */
  narrow(): void {
    this.range = halfOf(this.range)
    for (const key of this.documents.keys()) if (!isKeyWithin(this.range, key)) this.documents.delete(key)
    for (const keys of [this.foreign, this.shared]) for (const key of keys) if (!isKeyWithin(this.range, key)) keys.delete(key)
  }

  /** Whether no fact leads to a document: it is nobody's. */
  isUnknown(key: DocumentKey): boolean {
    return isKeyWithin(this.range, key) && !this.documents.has(key) && !this.foreign.has(key)
  }

  /** Begins the documents anew that facts of other organizations touch as well: all of these facts belong in them. */
  restartShared(): ReadonlySet<DocumentKey> {
    for (const key of this.shared) {
      const known = this.documents.get(key)
      if (known?.isOwn !== true) this.shared.delete(key)
      else {
        const anew = new RecomputedDocument(known.model, known.id)
        anew.isOwn = true
        this.documents.set(key, anew)
      }
    }
    return this.shared
  }

  /** Folds a fact, whosever it is, into those of some documents that it touches. */
  takeInto(keys: { readonly has: (key: DocumentKey) => boolean }, fact: AnyRecorded): readonly RecomputedDocument[] {
    const touched: RecomputedDocument[] = []
    for (const model of this.listeners.get(fact.type) ?? [])
      for (const id of new Set(model.documentIds(fact))) {
        const key = documentKey(model.name, id)
        if (!keys.has(key)) continue
        const document = this.documentOf(model, id, key)
        document.fold(fact)
        touched.push(document)
      }
    return touched
  }

  private fold(model: ReadModel<unknown>, id: string, key: DocumentKey, fact: AnyRecorded, owner: FactOwner): void {
    const document = this.documentOf(model, id, key)
    if (owner === 'own') document.isOwn = true
    document.fold(fact)
  }

  private documentOf(model: ReadModel<unknown>, id: string, key: DocumentKey): RecomputedDocument {
    const known = this.documents.get(key)
    if (known !== undefined) return known
    const document = new RecomputedDocument(model, id)
    this.documents.set(key, document)
    return document
  }
}
