import type { Database, Statement } from '@fullcourt/event-store/embedded/sqlite'
import type { Checkpoint } from '../read-store'

/** What is kept beside the documents: checkpoints, settings, and the fences of leases. */
export class LedgerTable {
  private readonly fences = new Map<string, number>()
  private readonly readCheckpoint: Statement<Checkpoint>
  private readonly beginCheckpoint: Statement
  private readonly changeCheckpoint: Statement
  private readonly dropCheckpoint: Statement
  private readonly readSetting: Statement<{ value: string }>
  private readonly putSetting: Statement
  private readonly dropSetting: Statement
  private readonly putFence: Statement

  constructor(database: Database) {
    for (const { name, fence } of database.prepare<{ name: string; fence: number }>('SELECT name, fence FROM fences').iterate()) {
      this.fences.set(name, fence)
    }
    this.readCheckpoint = database.prepare('SELECT position, count, digest FROM checkpoints WHERE name = ?')
    this.beginCheckpoint = database.prepare(
      'INSERT OR IGNORE INTO checkpoints (position, count, digest, name) VALUES (?, ?, ?, ?)',
    )
    this.changeCheckpoint = database.prepare(
      'UPDATE checkpoints SET position = ?, count = ?, digest = ? WHERE name = ? AND position = ?',
    )
    this.dropCheckpoint = database.prepare('DELETE FROM checkpoints WHERE name = ?')
    this.readSetting = database.prepare('SELECT value FROM settings WHERE name = ?')
    this.putSetting = database.prepare('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)')
    this.dropSetting = database.prepare('DELETE FROM settings WHERE name = ?')
    this.putFence = database.prepare('INSERT OR REPLACE INTO fences (name, fence) VALUES (?, ?)')
  }

  checkpoint(name: string): Checkpoint | undefined {
    const row = this.readCheckpoint.get(name)
    return row && { position: row.position, count: row.count, digest: row.digest }
  }

  /** False where it is at another position. */
  moveCheckpoint(name: string, expected: string | null, to: Checkpoint): boolean {
    const moved = [to.position, to.count, to.digest, name]
    const { changes } = expected === null ? this.beginCheckpoint.run(...moved) : this.changeCheckpoint.run(...moved, expected)
    return Number(changes) > 0
  }

  forgetCheckpoint(name: string): void {
    this.dropCheckpoint.run(name)
  }

  setting(name: string): unknown {
    const row = this.readSetting.get(name)
    return row && JSON.parse(row.value)
  }

  changeSetting(name: string, expected: unknown, value: unknown): boolean {
    if (this.readSetting.get(name)?.value !== JSON.stringify(expected)) return false
    if (value === undefined) this.dropSetting.run(name)
    else this.putSetting.run(name, JSON.stringify(value))
    return true
  }

  /** The newest rights to work that were given, by name. */
  get givenFences(): ReadonlyMap<string, number> {
    return this.fences
  }

  /** No right to work that was given before is given again. */
  goOnFrom(fences: ReadonlyMap<string, number>): void {
    for (const [name, fence] of fences) if (fence > this.fence(name)) this.putAs(name, fence)
  }

  /** The newest right to work that was given under a name; 0 where none was. */
  fence(name: string): number {
    return this.fences.get(name) ?? 0
  }

  raiseFence(name: string): number {
    const fence = this.fence(name) + 1
    this.putAs(name, fence)
    return fence
  }

  private putAs(name: string, fence: number): void {
    this.putFence.run(name, fence)
    this.fences.set(name, fence)
  }
}
