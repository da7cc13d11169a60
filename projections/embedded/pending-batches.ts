import type { Database } from '@fullcourt/event-store/embedded/sqlite'
import { ReadStoreUnavailable, type Batch, type FeedLine } from '../read-store'

/** How long a batch waits for others, in milliseconds, and for how many documents: a commit of more would hold the process. */
const LONGEST_WAIT = 50
const MOST_DOCUMENTS = 2_000

type Written = readonly FeedLine[] | 'stale'

/**
 * Batches that were written and wait to be committed together: a page that all of them change is written to the disk once. Who
 * reads over the same connection sees each at once. A process that ends before makes them again from the facts, because their
 * checkpoint is lost with them.
 */
export class PendingBatches {
  private readonly waiting: Batch[] = []
  private documents = 0
  private timer: NodeJS.Timeout | undefined
  private isOverdue = false

  /** `apply` writes a batch into the open transaction; `commitDue` is called when the first batch has waited long enough. */
  constructor(
    private readonly database: Database,
    private readonly apply: (batch: Batch) => Written,
    private readonly commitDue: () => void,
  ) {}

  /** Writes a batch behind those that wait; of one that is stale or fails nothing stays. */
  write(batch: Batch): Written {
    if (this.isOverdue) this.commit()
    this.begin()
    const written = this.wholly(() => this.apply(batch))
    if (written === 'stale') this.startOver()
    else this.add(batch)
    return written
  }

  /** Commits what waits. Where that fails it goes on waiting. */
  commit(): void {
    if (this.waiting.length === 0) return
    this.restore()
    this.database.exec('COMMIT')
    clearTimeout(this.timer)
    this.timer = undefined
    this.isOverdue = false
    this.waiting.length = 0
    this.documents = 0
  }

  /** Writes what waits once more where a failure undid it: before anything is read. */
  restore(): void {
    if (this.waiting.length > 0) this.begin()
  }

  private begin(): void {
    if (this.database.isTransaction) return
    this.database.exec('BEGIN IMMEDIATE')
    this.wholly(() => this.waiting.forEach(this.apply))
  }

  private add(batch: Batch): void {
    this.waiting.push(batch)
    this.documents += batch.documents.length
    if (this.documents >= MOST_DOCUMENTS) this.commit()
    else this.timer ??= setTimeout(() => this.becomeDue(), LONGEST_WAIT).unref()
  }

  /** What the store cannot do now the next write meets with. */
  private becomeDue(): void {
    this.timer = undefined
    try {
      this.commitDue()
    } catch (error) {
      if (!(error instanceof ReadStoreUnavailable)) throw error
      this.isOverdue = true
    }
  }

  private wholly<Answer>(work: () => Answer): Answer {
    try {
      return work()
    } catch (error) {
      this.startOver()
      throw error
    }
  }

  /** Gives up the transaction; what waits is written once more before the next look. */
  private startOver(): void {
    if (this.database.isTransaction) this.database.exec('ROLLBACK')
  }
}
