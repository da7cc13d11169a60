import { OutcomeUnknown } from '../errors'
import { writeGroup, type Append, type AppendOutcome } from './append-group'
import type { Appended } from '../port'
import type { EndMark } from './end-mark'
import type { FactLog } from './fact-log'
import type { Database } from './sqlite'

type Waiting = { readonly append: Append; readonly settle: (outcome: AppendOutcome) => void }

/** Group commit: all appends that come in one turn of the event loop are written in one transaction, with one flush to the disk. */
export class AppendQueue {
  private waiting: Waiting[] = []
  private written: Promise<void> = Promise.resolve()

  constructor(
    private readonly database: Database,
    private readonly log: FactLog,
    private readonly mark: EndMark,
    private readonly onWritten: () => void,
  ) {}

  add(append: Append): Promise<Appended> {
    if (this.waiting.length === 0) this.written = new Promise(done => setImmediate(() => this.writeAll(done)))
    return new Promise((resolve, reject) => {
      const settle = (outcome: AppendOutcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome))
      this.waiting.push({ append, settle })
    })
  }

  /** Resolves when everything that was added is settled. */
  settled(): Promise<void> {
    return this.written
  }

  private writeAll(done: () => void): void {
    const group = this.waiting
    this.waiting = []
    for (const [index, outcome] of this.outcomes(group.map(({ append }) => append)).entries()) group[index]?.settle(outcome)
    this.onWritten()
    done()
  }

  private outcomes(group: readonly Append[]): readonly AppendOutcome[] {
    try {
      const outcomes = writeGroup(this.database, this.log, group)
      if (this.log.end !== undefined) this.mark.write(this.log.end)
      return outcomes
    } catch (error) {
      this.log.forget()
      return group.map(() => new OutcomeUnknown('The event log broke down while it was written.', { cause: error }))
    }
  }
}
