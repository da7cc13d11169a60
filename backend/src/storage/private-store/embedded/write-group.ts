import type { Database } from '@fullcourt/event-store/embedded/sqlite'
import { unavailable, type PrivateFile } from './private-file'

type Waiting = { readonly write: () => void; readonly done: () => void; readonly failed: (error: Error) => void }

/** Group commit: all writes of one turn of the event loop are one transaction, with one flush to the disk. */
export class WriteGroup {
  private waiting: Waiting[] = []
  private erases = false
  private written: Promise<void> = Promise.resolve()

  private readonly database: Database

  constructor(private readonly file: Pick<PrivateFile, 'path' | 'database'>) {
    this.database = file.database
  }

  /** Runs `write` inside the group's transaction; resolves with its answer when that is on the disk. */
  add<Answer>(write: () => Answer, { erases = false } = {}): Promise<Answer> {
    if (this.waiting.length === 0) this.written = new Promise(done => setImmediate(() => this.writeAll(done)))
    this.erases ||= erases
    return new Promise((resolve, failed) => {
      let answer: Answer
      this.waiting.push({ write: () => (answer = write()), done: () => resolve(answer), failed })
    })
  }

  /** Resolves when everything that was added is settled. */
  settled(): Promise<void> {
    return this.written
  }

  private writeAll(settled: () => void): void {
    const group = this.waiting
    const erases = this.erases
    this.waiting = []
    this.erases = false
    try {
      this.commit(group)
      if (erases) this.emptyJournal()
      for (const { done } of group) done()
    } catch (error) {
      const failure = unavailable(this.file.path, 'cannot be written', error)
      for (const { failed } of group) failed(failure)
    }
    settled()
  }

  private commit(group: readonly Waiting[]): void {
    this.database.exec('BEGIN IMMEDIATE')
    try {
      for (const { write } of group) write()
      this.database.exec('COMMIT')
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK')
      throw error
    }
  }

  /** What was overwritten in the file is still in the journal until that is cut off. */
  private emptyJournal(): void {
    this.database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  }
}
