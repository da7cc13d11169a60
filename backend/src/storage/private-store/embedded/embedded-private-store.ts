import type { Database, Statement } from '@fullcourt/event-store/embedded/sqlite'
import {
  PrivateStoreClosed,
  type Collection,
  type Retention,
  type NewRecord,
  type PrivateStore,
  type Replacement,
} from '../private-store'
import { openPrivateFile, unavailable, type PrivateFile } from './private-file'
import { WriteGroup } from './write-group'

/** Opens the private store in a data folder, or begins one. One process at a time: any other is refused. */
export const openEmbeddedPrivateStore = async (folder: string): Promise<PrivateStore> =>
  new EmbeddedPrivateStore(openPrivateFile(folder))

type Found = { readonly id: string; readonly value: string }

const statementsOf = (database: Database) => ({
  get: database.prepare<Found>('SELECT id, value FROM record WHERE collection = ? AND id = ?'),
  getMany: database.prepare<Found>(
    'SELECT id, value FROM record WHERE collection = ? AND id IN (SELECT value FROM json_each(?))',
  ),
  getGroup: database.prepare<Found>('SELECT id, value FROM record WHERE collection = ? AND belongs = ?'),
  put: database.prepare('REPLACE INTO record (collection, id, value, belongs, expires) VALUES (?, ?, ?, ?, ?)'),
  putIfAbsent: database.prepare('INSERT OR IGNORE INTO record (collection, id, value, belongs, expires) VALUES (?, ?, ?, ?, ?)'),
  replace: database.prepare(
    'UPDATE record SET value = ?, belongs = ?, expires = ? WHERE collection = ? AND id = ? AND value = ?',
  ),
  delete: database.prepare('DELETE FROM record WHERE collection = ? AND id = ?'),
  deleteGroup: database.prepare('DELETE FROM record WHERE collection = ? AND belongs = ? AND id IS NOT ?'),
  deleteExpired: database.prepare('DELETE FROM record WHERE expires < ?'),
})

class EmbeddedPrivateStore implements PrivateStore {
  private readonly statements: ReturnType<typeof statementsOf>
  private readonly writes: WriteGroup
  private closing: Promise<void> | undefined

  constructor(private readonly file: PrivateFile) {
    this.statements = statementsOf(file.database)
    this.writes = new WriteGroup(file)
  }

  async get(collection: Collection, id: string): Promise<unknown> {
    return this.read(() => valueOf(this.statements.get.get(collection, id)))
  }

  async getMany(collection: Collection, ids: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
    return this.read(() => valuesOf(this.statements.getMany.all(collection, JSON.stringify(ids))))
  }

  async getGroup(collection: Collection, group: string): Promise<ReadonlyMap<string, unknown>> {
    return this.read(() => valuesOf(this.statements.getGroup.all(collection, group)))
  }

  async put(collection: Collection, id: string, value: unknown, keeping: Retention = {}): Promise<void> {
    await this.write(() => insert(this.statements.put, collection, { ...keeping, id, value }))
  }

  async putIfAbsent(collection: Collection, id: string, value: unknown, keeping: Retention = {}): Promise<unknown> {
    return (await this.putAllIfAbsent(collection, [{ ...keeping, id, value }])).get(id)
  }

  async putAllIfAbsent(collection: Collection, records: readonly NewRecord[]): Promise<ReadonlyMap<string, unknown>> {
    const ids = JSON.stringify(records.map(({ id }) => id))
    return this.write(() => {
      for (const record of records) insert(this.statements.putIfAbsent, collection, record)
      return valuesOf(this.statements.getMany.all(collection, ids))
    })
  }

  async replace(collection: Collection, id: string, { expected, value }: Replacement, keeping: Retention = {}): Promise<boolean> {
    const { group = null, expires = null } = keeping
    const [before, after] = [JSON.stringify(expected), JSON.stringify(value)]
    const { changes } = await this.write(() => this.statements.replace.run(after, group, expires, collection, id, before))
    return Number(changes) === 1
  }

  async delete(collection: Collection, id: string): Promise<void> {
    await this.write(() => this.statements.delete.run(collection, id), { erases: true })
  }

  async deleteGroup(collection: Collection, group: string, exceptId?: string): Promise<void> {
    await this.write(() => this.statements.deleteGroup.run(collection, group, exceptId ?? null), { erases: true })
  }

  async deleteExpired(before: number): Promise<void> {
    await this.write(() => this.statements.deleteExpired.run(before), { erases: true })
  }

  close(): Promise<void> {
    this.closing ??= this.writes.settled().then(() => this.file.close())
    return this.closing
  }

  private read<Answer>(answer: () => Answer): Answer {
    this.refuseWhenClosed()
    try {
      return answer()
    } catch (error) {
      throw unavailable(this.file.path, 'cannot be read', error)
    }
  }

  private write<Answer>(write: () => Answer, how?: { erases: boolean }): Promise<Answer> {
    this.refuseWhenClosed()
    return this.writes.add(write, how)
  }

  private refuseWhenClosed(): void {
    if (this.closing !== undefined) throw new PrivateStoreClosed()
  }
}

const valueOf = (found: Found | undefined): unknown => (found === undefined ? undefined : JSON.parse(found.value))

const valuesOf = (found: readonly Found[]): ReadonlyMap<string, unknown> => new Map(found.map(row => [row.id, valueOf(row)]))

const insert = (statement: Statement, collection: Collection, { id, value, group, expires }: NewRecord): void => {
  statement.run(collection, id, JSON.stringify(value), group ?? null, expires ?? null)
}
