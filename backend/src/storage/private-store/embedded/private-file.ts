import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase, openExclusively, sqliteCode, type Database } from '@fullcourt/event-store/embedded/sqlite'
import { faultOf } from '@fullcourt/event-store/embedded/damaged-file'
import { PrivateStoreUnavailable } from '../private-store'

/** The file of secrets in a data folder; the names of its journal begin with the same. */
export const PRIVATE_FILE = 'private.sqlite'

/** Number of the layout below; a file with a greater one was written by a newer Fullcourt. */
export const PRIVATE_FILE_FORMAT = 1

/** Marks a file as a private store (SQLite's application_id): "FCPS". */
const APPLICATION = 0x46435053

const LAYOUT = `
  CREATE TABLE record (
    collection TEXT NOT NULL, id TEXT NOT NULL, value TEXT NOT NULL, belongs TEXT, expires INTEGER,
    PRIMARY KEY (collection, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX record_belongs ON record (collection, belongs) WHERE belongs IS NOT NULL;
  CREATE INDEX record_expires ON record (expires) WHERE expires IS NOT NULL;
  PRAGMA application_id = ${APPLICATION};
  PRAGMA user_version = ${PRIVATE_FILE_FORMAT};`

/** The open file, taken for this process alone; `close` gives both back. */
export type PrivateFile = { readonly path: string; readonly database: Database; close(): void }

/** Opens the file of secrets in a data folder, or begins one. Throws `PrivateStoreUnavailable` where it is not ours to use. */
export const openPrivateFile = (folder: string): PrivateFile => {
  const file = join(folder, PRIVATE_FILE)
  const lock = lockPrivateFile(folder)
  try {
    const database = attempt(file, () => openStore(file))
    return { path: file, database, close: () => (database.close(), lock.close()) }
  } catch (error) {
    lock.close()
    throw error
  }
}

/** Holds the file of secrets of a data folder for this process alone, until it is closed or the process ends. */
export const lockPrivateFile = (folder: string): Pick<Database, 'close'> =>
  attempt(join(folder, PRIVATE_FILE), () => {
    mkdirSync(folder, { recursive: true })
    return openExclusively(join(folder, 'private.lock'))
  })

const openStore = (file: string): Database => {
  const database = openDatabase(file, 'full')
  try {
    begin(database, file)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** What is deleted or replaced is overwritten in the file. */
const begin = (database: Database, file: string): void => {
  database.exec('PRAGMA secure_delete = ON')
  const format = pragma(database, 'user_version')
  if (format === 0 && isEmpty(database)) database.exec(`BEGIN IMMEDIATE; ${LAYOUT} COMMIT`)
  else refuseForeignStore(file, database)
}

const isEmpty = (database: Database): boolean => database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined

/** Throws `PrivateStoreUnavailable` where a file is no private store, or one of a newer format. */
export const refuseForeignStore = (file: string, database: Database): void => {
  const format = pragma(database, 'user_version')
  if (pragma(database, 'application_id') !== APPLICATION)
    throw new PrivateStoreUnavailable(`The file ${file} is not a private store of Fullcourt.`)
  if (format > PRIVATE_FILE_FORMAT)
    throw new PrivateStoreUnavailable(
      `The private store ${file} has format ${format}; this version of Fullcourt reads formats up to ${PRIVATE_FILE_FORMAT}. Start the newer version that wrote it.`,
    )
}

const pragma = (database: Database, name: string): number =>
  Number(Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0])

/** What opening gives; failures of SQLite are reported as those of the private store. */
export const attempt = <Value>(file: string, open: () => Value): Value => {
  try {
    return open()
  } catch (error) {
    if (error instanceof PrivateStoreUnavailable) throw error
    throw unavailable(file, 'cannot be opened', error)
  }
}

/** What failed with a private store, as a sentence that says what to do. */
export const unavailable = (file: string, what: string, cause: unknown): PrivateStoreUnavailable => {
  const fault = sqliteCode(cause) === 'SQLITE_BUSY' ? 'is in use by another process.' : faultOf(what, cause)
  return new PrivateStoreUnavailable(`The private store ${file} ${fault}`, { cause })
}
