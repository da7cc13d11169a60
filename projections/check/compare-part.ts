import type { Position } from '@fullcourt/event-store/port'
import { isParked, type Parked } from '../parked'
import type { ReadModel } from '../projection'
import type { ModelVersion, PlacedDocument } from '../read-store'
import type { TimeSlicer } from '../runner/time-slicer'
import { activeVersion } from '../version-registry'
import type { CheckContext, WantedCheck } from './check-context'
import type { ProgressCount } from './check-progress'
import type { Difference } from './difference'
import { documentDifference } from './document-difference'
import { documentKey, type DocumentKey } from './document-key'
import { FoundDifferences } from './found-differences'
import { ownerOfDocument } from './owner-of-document'
import type { Strays } from './find-strays'
import { factsBetween, type RecomputedPart } from './recompute-part'
import { RecomputedDocument } from '../runner/recomputed-document'

/** Documents that are read at once: some milliseconds. */
const PORTION = 20
/** Ids that are looked through at once. */
const IDS = 1_000

/** A stored document, and what the facts come to. */
type Compared = { readonly live: PlacedDocument | undefined; readonly document: RecomputedDocument }

/** One that took in a fact after the recomputation: it is compared where the recomputation has the same fact. */
type Moved = { readonly live: PlacedDocument; readonly document: RecomputedDocument }

/** The documents that differ, as they should be, and what else was found. */
export type ComparedPart = { readonly differing: readonly RecomputedDocument[]; readonly found: FoundDifferences }

/** Compares the documents of a part with the stored ones. */
export class PartComparison {
  private readonly moved = new Map<DocumentKey, Moved>()
  private readonly differing: RecomputedDocument[] = []
  private readonly found = new FoundDifferences()
  private parked: Parked = {}
  private done = 0

  constructor(
    private readonly context: CheckContext,
    private readonly wanted: WantedCheck,
    private readonly part: RecomputedPart,
    private readonly strays: Strays,
    private readonly slicer: TimeSlicer,
    private readonly progress: ProgressCount,
  ) {}

  /** Undefined where other builds are read now than when it began: those may be gone that it looked at. */
  async run(): Promise<ComparedPart | undefined> {
    const { context } = this
    const registry = await context.registry.current()
    this.parked = await context.parked.current()
    for (const model of context.models) {
      const version = activeVersion(registry, model)
      if (version === undefined) this.found.isIncomplete(model.name)
      else await this.compareModel(model, version)
    }
    await this.followMoved()
    const now = await context.registry.current()
    const isSame = context.models.every(model => activeVersion(now, model) === activeVersion(registry, model))
    return isSame ? { differing: this.differing, found: this.found } : undefined
  }

  private async compareModel(model: ReadModel<unknown>, version: ModelVersion): Promise<void> {
    const documents = [...this.part.recomputation.documents.values()]
    await this.comparePortions(
      version,
      documents.filter(document => document.model === model && document.isOwn),
    )
    const strays = this.strays.get(version)
    await this.compareUnknown(model, version, [...(strays?.keys() ?? [])])
    let last: string | null = null
    do {
      const ids: readonly string[] = await this.context.readStore.ids(version, last, IDS)
      last = ids.at(-1) ?? null
      await this.compareUnknown(
        model,
        version,
        ids.filter(id => strays?.has(id) !== true),
      )
      await this.slicer.rest()
    } while (last !== null)
    const { range } = this.part.recomputation
    this.progress.compared(0, { range, done: ++this.done / this.context.models.length })
    this.wanted.onProgress?.(this.progress.now())
  }

  /** Those of some documents that no fact leads to. */
  private async compareUnknown(model: ReadModel<unknown>, version: ModelVersion, ids: readonly string[]): Promise<void> {
    const unknown = ids.filter(id => this.part.recomputation.isUnknown(documentKey(model.name, id)))
    await this.comparePortions(
      version,
      unknown.map(id => new RecomputedDocument(model, id)),
    )
  }

  private async comparePortions(version: ModelVersion, documents: readonly RecomputedDocument[]): Promise<void> {
    for (let from = 0; from < documents.length; from += PORTION) {
      this.wanted.ended.throwIfAborted()
      const portion = documents.slice(from, from + PORTION)
      const stored = await this.context.readStore.getPlaced(
        version,
        portion.map(({ id }) => id),
      )
      for (const document of portion) {
        document.strays = this.strays.get(version)?.get(document.id) ?? []
        await this.look(version, { document, live: stored.get(document.id) })
        if (this.slicer.over) await this.slicer.rest()
      }
      // Reading the next ones takes a slice of its own.
      await this.slicer.rest()
    }
  }

  private async look(version: ModelVersion, { live, document }: Compared): Promise<void> {
    if (isParked(this.parked, version, document.id)) return this.found.isParked()
    if (live === undefined && document.position === null && document.strays.length === 0) return
    if (live !== undefined && live.position > this.part.upTo.position)
      this.moved.set(documentKey(document.model.name, document.id), { live, document })
    else await this.compare({ live, document })
  }

  private async compare(compared: Compared): Promise<void> {
    if (compared.document.isOwn) this.found.compared(1)
    const difference = documentDifference(compared.live, compared.document)
    if (difference === undefined || !(await this.isOwn(compared.document, difference))) return
    this.found.add(difference)
    this.differing.push(compared.document)
  }

  /** One that no fact leads to is everybody's where nothing tells whose it is. */
  private async isOwn({ isOwn }: RecomputedDocument, { about }: Difference): Promise<boolean> {
    const { organization } = this.wanted
    return isOwn || ((await ownerOfDocument(this.context, about)) ?? organization) === organization
  }

  /** Takes the facts that came meanwhile into what they moved, each as far as the stored document was when it was read. */
  private async followMoved(): Promise<void> {
    const { moved, context, slicer, part } = this
    if (moved.size === 0) return
    for (const [key, { document }] of moved) part.recomputation.documents.set(key, document)
    const last = [...moved.values()].map(({ live }) => live.position).reduce(later)
    for await (const { fact } of factsBetween(context, slicer, part.upTo.position, last)) {
      if (fact === undefined) continue
      for (const document of part.recomputation.takeInto(moved, fact)) await this.compareAt(fact.position, document)
    }
    for (const compared of moved.values()) await this.compare(compared)
  }

  private async compareAt(position: Position, document: RecomputedDocument): Promise<void> {
    const key = documentKey(document.model.name, document.id)
    const { live } = this.moved.get(key) ?? {}
    if (live?.position !== position) return
    this.moved.delete(key)
    await this.compare({ live, document })
  }
}

const later = (one: Position, other: Position): Position => (one > other ? one : other)
