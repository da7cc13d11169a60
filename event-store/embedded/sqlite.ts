import { isNativeError } from 'node:util/types'
import { DatabaseSync } from '@photostructure/sqlite'

/** What a column holds and a parameter takes. */
export type SqlValue = null | number | bigint | string | Uint8Array

/** A row by column name. */
export type SqlRow = { readonly [column: string]: SqlValue }

/** A prepared statement; `Row` is the shape that its SELECT gives. */
export interface Statement<Row = SqlRow> {
  run(...values: SqlValue[]): { readonly changes: number | bigint; readonly lastInsertRowid: number | bigint }
  get(...values: SqlValue[]): Row | undefined
  all(...values: SqlValue[]): Row[]
  iterate(...values: SqlValue[]): IterableIterator<Row>
  /** Rows as arrays instead of objects: faster for large pages. */
  setReturnArrays(asArrays: boolean): void
}

/** An open SQLite file, as far as the rooms use it. It is synchronous: keep each call short. */
export interface Database {
  exec(sql: string): void
  prepare<Row = SqlRow>(sql: string): Statement<Row>
  readonly isTransaction: boolean
  close(): void
}

/** `full`: a commit survives a power cut. `normal`: it survives the death of the process; a power cut may take the last ones. */
export type Synchronous = 'full' | 'normal'

/** Opens or creates a file in WAL mode. Waits up to `busyTimeout` milliseconds (0: not at all) where another connection has it locked. */
export const openDatabase = (file: string, synchronous: Synchronous, { busyTimeout = 0 } = {}): Database => {
  const database = new DatabaseSync(file, { timeout: busyTimeout })
  try {
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}`)
    return {
      exec: sql => database.exec(sql),
      prepare: sql => database.prepare(sql),
      get isTransaction() {
        return database.isTransaction
      },
      close: () => closeWhole(database),
    }
  } catch (error) {
    database.close()
    throw error
  }
}

/**
 * SQLite cleans up when the last statement is freed, which the garbage collector does some time later; so the write-ahead
 * log is moved into the file here, that the file alone may be copied. What cannot be moved is moved at the next opening.
 */
const closeWhole = (database: Pick<Database, 'exec' | 'close'>): void => {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch (error) {
    if (sqliteCode(error) === undefined) throw error
  } finally {
    database.close()
  }
}

/** Opens a file to read only, beside the process that writes it. */
export const openToRead = (file: string): Database => {
  const database = new DatabaseSync(file, { readOnly: true })
  return {
    exec: sql => database.exec(sql),
    prepare: sql => database.prepare(sql),
    get isTransaction() {
      return database.isTransaction
    },
    close: () => database.close(),
  }
}

/** Takes a file for this process alone. The operating system lets go of it when the process ends, however it ends. */
export const openExclusively = (file: string): Database => {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** SQLite's name of an error's primary code, such as `SQLITE_BUSY`, and of a short read; undefined where the error is none of SQLite's. */
export const sqliteCode = (error: unknown): string | undefined => {
  if (!isNativeError(error)) return undefined
  if (!('errcode' in error) || typeof error.errcode !== 'number') return WITHOUT_CODE.get(error.message)
  return error.errcode === SHORT_READ ? 'SQLITE_IOERR_SHORT_READ' : (primaryCodes.get(error.errcode & 0xff) ?? 'SQLITE_ERROR')
}

/** The file ends before what it says it holds: SQLite finds that where it reads a long text. */
const SHORT_READ = 522

/**
 * Reading several rows fails without a code: the sentences of SQLite for a damaged file. Of what its sentence of the disk may mean a
 * reader meets with the short file alone, but for a disk that fails, of which the file is damaged too.
 */
const WITHOUT_CODE = new Map([
  ['database disk image is malformed', 'SQLITE_CORRUPT'],
  ['file is not a database', 'SQLITE_NOTADB'],
  ['disk I/O error', 'SQLITE_IOERR_SHORT_READ'],
])

/** The codes that callers distinguish (https://sqlite.org/rescode.html); all others are `SQLITE_ERROR`. */
const primaryCodes = new Map([
  [5, 'SQLITE_BUSY'],
  [8, 'SQLITE_READONLY'],
  [10, 'SQLITE_IOERR'],
  [11, 'SQLITE_CORRUPT'],
  [13, 'SQLITE_FULL'],
  [14, 'SQLITE_CANTOPEN'],
  [26, 'SQLITE_NOTADB'],
])
