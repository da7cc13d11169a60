import { FactOfNewerVersion } from '@fullcourt/domain/log/recall'
import { activeVersion } from '../version-registry'
import { isParked, WHOLE_VERSION, withParked, type Parked } from '../parked'
import { flush } from './flush'
import { factDigest } from './fact-digest'
import { foldFacts, listenersOf, type Listeners } from './fold-facts'
import { LOG } from './log-identity'
import { Poisoned } from './poisoned'
import { TimeSlicer } from './time-slicer'
import { WorkingDocuments } from './working-documents'
import { LIVE, SLICE, type RunnerContext } from './runner-context'
import { foldFurther, repairDocuments, type Repaired } from './repair'
import type { HeldLease } from './held-lease'
import type { Checkpoint } from '../read-store'
import type { RecomputedDocument } from './recomputed-document'
import type { Position, StoredFact } from '@fullcourt/event-store/port'

/** Documents of one build that are kept in memory for the next batch. */
const KEPT = 500

/** The position of the runner; `stored` is null while no checkpoint was written. */
export type LiveState = { readonly at: Checkpoint; readonly stored: Checkpoint | null; readonly log: string | undefined }

/** The folding of what comes into the builds that are being read, for as long as one lease is held. */
export class Live {
  private versions: readonly WorkingDocuments[] = []
  private listeners: Listeners = new Map()
  private parked: Parked = {}
  private targeted = false
  private readonly slicer: TimeSlicer

  /**
   * `worked` is told of each slice within a batch. `isFirst`: nobody wrote before, so that where there is no checkpoint there are no
   * documents either.
   */
  constructor(
    private readonly context: RunnerContext,
    private readonly lease: HeldLease,
    private current: LiveState,
    private readonly told: { readonly reached: (at: Checkpoint) => void; readonly worked: () => void },
    private readonly isFirst: boolean,
  ) {
    this.slicer = new TimeSlicer(SLICE, told.worked)
  }

  get at(): Checkpoint {
    return this.current.at
  }

  /** False from when its lease ran out, be it that nobody took it. */
  get leads(): boolean {
    return this.lease.valid
  }

  /** The version registry names other builds now: they are fed from the next fact on. */
  retarget(): void {
    this.targeted = false
  }

  /** Takes in the facts of a page, in batches; those that were taken in before are left out. */
  async take(page: readonly StoredFact[]): Promise<void> {
    if (!this.targeted) await this.target()
    const news = page.filter(({ position }) => position > this.at.position)
    const { batch } = this.context
    for (let from = 0; from < news.length; from += batch) {
      const facts = news.slice(from, from + batch)
      while (!(await this.batch(facts)));
    }
  }

  /**
   * Writes documents that were recomputed up to a position as the facts come to them, between two batches. Answers how many were not so.
   */
  async repair(documents: readonly RecomputedDocument[], after: Position): Promise<Repaired> {
    const { stored } = this.current
    if (stored === null) return {}
    if (!this.targeted) await this.target()
    await foldFurther(this.context, documents, after, stored.position)
    const { lease, versions, parked } = this
    return repairDocuments(this.context, { lease, stored, versions, parked }, documents)
  }

  private async target(): Promise<void> {
    const { models, readStore } = this.context
    const registry = await this.context.registry.current()
    const isEmpty = this.isFirst && this.current.stored === null
    this.versions = models.flatMap(model => {
      const version = activeVersion(registry, model)
      if (version === undefined) return []
      return [
        this.versions.find(documents => documents.version === version) ??
          new WorkingDocuments(model, version, readStore, isEmpty),
      ]
    })
    this.listeners = listenersOf(this.versions)
    this.parked = await this.context.parked.current()
    this.targeted = true
  }

  /** False where a document had to be parked: the batch is to be folded again without it. */
  private async batch(facts: readonly StoredFact[]): Promise<boolean> {
    this.slicer.begin()
    try {
      await this.fold(facts)
      return true
    } catch (error) {
      if (error instanceof FactOfNewerVersion) return this.stopBefore(error, facts)
      if (!(error instanceof Poisoned)) throw error
      await this.park(error, facts[0]!)
      return false
    }
  }

  /** What came before a fact of a newer program is shown. */
  private async stopBefore(error: FactOfNewerVersion, facts: readonly StoredFact[]): Promise<never> {
    const before = facts.filter(({ position }) => position < error.fact.position)
    while (before.length > 0 && !(await this.batch(before)));
    throw error
  }

  private async fold(facts: readonly StoredFact[]): Promise<void> {
    const { listeners, slicer } = this
    const { read, readStore } = this.context
    const { at, stored } = this.current
    const takes = (documents: WorkingDocuments, id: string) => !isParked(this.parked, documents.version, id)
    const ours = await foldFacts({ listeners, read, slicer, takes, onUnknown: skip }, facts)
    const last = facts.at(-1)!
    const to = { position: last.position, count: at.count + ours, digest: factDigest(last) }
    if (this.current.log === undefined && ours > 0) await this.nameLog(facts)
    await flush(readStore, this.versions, slicer, { name: LIVE, lease: this.lease, stored }, to)
    this.current = { ...this.current, at: to, stored: to }
    for (const documents of this.versions) documents.trim(KEPT)
    this.told.reached(to)
  }

  private async nameLog(facts: readonly StoredFact[]): Promise<void> {
    const first = facts.map(this.context.read).find(fact => typeof fact !== 'string')
    if (first === undefined) return
    await this.context.readStore.changeSetting(LOG, undefined, first.id)
    this.current = { ...this.current, log: first.id }
  }

  private async park(poisoned: Poisoned, first: StoredFact): Promise<void> {
    const { version, id = WHOLE_VERSION, message } = poisoned
    const { position, type } = poisoned.fact ?? first
    const reason = { after: this.at, fact: { position, type }, error: message }
    this.parked = await this.context.parked.change(parked => withParked(parked, version, id, reason))
    for (const documents of this.versions) documents.forgetAll()
    this.context.onError(poisoned)
  }
}

/** A newer version of the code may have written it; this one has nothing to show for it. */
const skip = (): void => undefined
