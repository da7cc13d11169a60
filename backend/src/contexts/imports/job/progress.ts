import type { DigestedRow } from '@fullcourt/domain/imports/figures'
import type { Position } from '@fullcourt/event-store/port'

/** How many rows are remembered with one fact. */
const ROWS_IN_A_FACT = 500
/** How many rows are written at once: an append is limited. */
const MOST_ROWS_AT_ONCE = 4_000
/** More reports than a person reads are counted, not listed. */
const MOST_REPORTS = 500

/** Writes rows down; answers its position in the log (null: there was nothing to write). */
export type WriteRows = (rows: readonly DigestedRow[], done: number) => Promise<Position | null>

/** What an import has done so far: rows that are in are written down together, reports are collected. */
export class ImportProgress {
  private waiting: DigestedRow[] = []
  private readonly given: string[] = []
  private more = 0
  private through = 0
  private writing: Promise<void> = Promise.resolve()
  private lastWritten: Position | null = null

  /** `caughtUp` holds the job back until documents show what it wrote before: nobody's next page should wait for an import. */
  constructor(
    private readonly write: WriteRows,
    private readonly caughtUp: (position: Position) => Promise<void>,
  ) {}

  get done(): number {
    return this.through
  }

  get reports(): readonly string[] {
    return this.more === 0 ? this.given : [...this.given, `… and ${this.more} more`]
  }

  /** Rows of the files were gone through: what of them is in now, and what is reported. */
  async goneThrough(count: number, rows: readonly DigestedRow[], reports: readonly string[]): Promise<void> {
    this.through += count
    this.waiting.push(...rows)
    this.report(reports)
    if (this.waiting.length >= ROWS_IN_A_FACT) await this.flush()
  }

  report(reports: readonly string[]): void {
    const room = MOST_REPORTS - this.given.length
    this.given.push(...reports.slice(0, room))
    this.more += Math.max(0, reports.length - room)
  }

  /** Writes down what is in; one write after another. */
  flush(): Promise<void> {
    return (this.writing = this.writing.then(async () => {
      while (this.waiting.length > 0) {
        const rows = this.waiting.splice(0, MOST_ROWS_AT_ONCE)
        const before = this.lastWritten
        this.lastWritten = await this.write(rows, this.through)
        if (before !== null) await this.caughtUp(before)
      }
    }))
  }
}
