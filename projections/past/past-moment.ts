import { BEGINNING, type Position } from '@fullcourt/event-store/port'
import { listenersByType } from '../listeners'
import type { AnyRecorded, ReadModel } from '../projection'
import { FoldedDocuments, type DocumentsOfMoment } from './folded-documents'

/** What an organization's documents were when a fact of it had been taken in, and nothing after it. */
export type PastMoment = {
  /** Position of that fact; the beginning of the log where there is none. */
  readonly position: Position
  /** When it was decided, ISO 8601 in UTC; empty where there is none. */
  readonly time: string
  /** How many facts of the organization it has taken in. */
  readonly count: number
  /** By read model. */
  readonly documents: ReadonlyMap<string, DocumentsOfMoment>
}

type FoldedModel = { readonly model: ReadModel<unknown>; readonly folded: FoldedDocuments }

/** The documents of several read models, folded together from the facts of one organization. */
export class FoldedMoment {
  private readonly models: readonly FoldedModel[]
  private readonly listeners: ReadonlyMap<string, readonly FoldedModel[]>
  private reached: Omit<PastMoment, 'documents'> = { position: BEGINNING, time: '', count: 0 }

  constructor(models: readonly ReadModel<unknown>[]) {
    this.models = models.map(model => ({ model, folded: new FoldedDocuments(model) }))
    this.listeners = listenersByType(this.models, ({ model }) => model)
  }

  get position(): Position {
    return this.reached.position
  }

  get time(): string {
    return this.reached.time
  }

  get count(): number {
    return this.reached.count
  }

  fold(fact: AnyRecorded): void {
    for (const { folded } of this.listeners.get(fact.type) ?? []) folded.fold(fact)
    this.reached = { position: fact.position, time: fact.metadata.time, count: this.reached.count + 1 }
  }

  /** It stays as it is whatever is folded next. */
  now(): PastMoment {
    return { ...this.reached, documents: new Map(this.models.map(({ model, folded }) => [model.name, folded.now()])) }
  }

  goBackTo({ documents, ...reached }: PastMoment): void {
    for (const { model, folded } of this.models) {
      const then = documents.get(model.name)
      if (then) folded.goBackTo(then)
    }
    this.reached = reached
  }
}
