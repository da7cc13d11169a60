import type { Position, StoredFact } from '@fullcourt/event-store/port'
import { flush, type FlushProgress } from './flush'
import { factDigest } from './fact-digest'
import { foldFacts, listenersOf, type Folding } from './fold-facts'
import { UnknownFactInLog } from './rebuild-errors'
import { TimeSlicer } from './time-slicer'
import { SLICE, type RunnerContext } from './runner-context'
import type { HeldLease } from './held-lease'
import type { WorkingDocuments } from './working-documents'
import { NOTHING_READ, type Checkpoint } from '../read-store'

/** Milliseconds between flushes: what a kill may cost. */
const FLUSH_EVERY = 5_000
/** Facts that are folded before it is asked whether to go on. */
const STRETCH = 200

/** A build in progress: its documents, and up to where they are stored. */
export type Growing = { readonly documents: WorkingDocuments; readonly lease: HeldLease; stored: Checkpoint | undefined }

/** One reading of the log that feeds all builds of a rebuild. */
export class Scan {
  private readonly slicer = new TimeSlicer(SLICE)
  private readonly folding: Folding
  private flushed = performance.now()
  at: Checkpoint

  constructor(
    private readonly context: Pick<RunnerContext, 'store' | 'readStore' | 'read' | 'memory'>,
    private readonly growing: readonly Growing[],
    /** Throws where the work is to end. */
    private readonly goOn: () => void,
  ) {
    this.at = growing
      .map(({ stored }) => stored ?? NOTHING_READ)
      .reduce((one, other) => (other.position < one.position ? other : one))
    const versions = growing.map(({ documents }) => documents)
    this.folding = {
      listeners: listenersOf(versions),
      read: context.read,
      slicer: this.slicer,
      takes: () => true,
      onUnknown: stop,
    }
  }

  /** Folds everything up to a position (inclusive), or to the head as it is now. */
  async run(upTo?: Position): Promise<void> {
    await this.slicer.rest()
    for await (const page of this.context.store.readAll(this.at.position)) {
      const facts = upTo === undefined ? page : page.filter(({ position }) => position <= upTo)
      for (let from = 0; from < facts.length; from += STRETCH) await this.fold(facts.slice(from, from + STRETCH))
      if (facts.length < page.length) return
    }
  }

  /** Writes what changed, and how far it is. */
  async flush(): Promise<void> {
    for (const version of this.growing) {
      const { documents, lease, stored } = version
      const to = stored !== undefined && stored.position > this.at.position ? stored : this.at
      const from: FlushProgress = { name: documents.version, lease, stored: stored ?? null }
      await flush(this.context.readStore, [documents], this.slicer, from, to)
      version.stored = to
    }
    this.flushed = performance.now()
  }

  private async fold(facts: readonly StoredFact[]): Promise<void> {
    this.goOn()
    const ours = await foldFacts(this.folding, facts)
    const last = facts.at(-1)!
    this.at = { position: last.position, count: this.at.count + ours, digest: factDigest(last) }
    const isFull = this.kept() > this.context.memory
    if (!isFull && performance.now() - this.flushed < FLUSH_EVERY) return
    await this.flush()
    this.trim()
  }

  /** Documents of all builds in memory. */
  private kept(): number {
    return this.growing.reduce((sum, { documents }) => sum + documents.size, 0)
  }

  /** Leaves room for as many again, each build as much smaller as the others. */
  private trim(): void {
    const share = this.context.memory / 2 / this.kept()
    if (share < 1) for (const { documents } of this.growing) documents.trim(Math.floor(documents.size * share))
  }
}

const stop = (fact: StoredFact): void => {
  throw new UnknownFactInLog(fact)
}
