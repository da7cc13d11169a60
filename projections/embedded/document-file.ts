import { join } from 'node:path'
import { openDatabase, openExclusively, sqliteCode, type Database } from '@fullcourt/event-store/embedded/sqlite'
import { ReadStoreUnavailable } from '../read-store'

const FILE = 'documents.sqlite'

/** Grows with every change of the tables below; a file of a newer one is refused. */
const FORMAT = 2

/** A place names its document twice: by row, to join, and by id, which orders equal places. */
const TABLES = `
  CREATE TABLE versions (number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
  CREATE TABLE documents (
    number INTEGER PRIMARY KEY, version INTEGER NOT NULL, id TEXT NOT NULL,
    position TEXT NOT NULL, places TEXT NOT NULL, body TEXT NOT NULL, UNIQUE (version, id)
  );
  CREATE TABLE places (
    version INTEGER NOT NULL, name TEXT NOT NULL, key TEXT NOT NULL, place TEXT NOT NULL, id TEXT NOT NULL, document INTEGER NOT NULL,
    PRIMARY KEY (version, name, key, place, id)
  ) WITHOUT ROWID;
  CREATE TABLE checkpoints (name TEXT PRIMARY KEY, position TEXT NOT NULL, count INTEGER NOT NULL, digest TEXT) WITHOUT ROWID;
  CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE fences (name TEXT PRIMARY KEY, fence INTEGER NOT NULL) WITHOUT ROWID;
`

/** 16 MB of pages in memory, and 8 MB of write-ahead log before it is brought into the file. */
const TUNING = 'PRAGMA cache_size = -16384; PRAGMA wal_autocheckpoint = 2000'

/** The open file; closing it lets the next process have it. */
export type DocumentFile = { readonly database: Database; readonly close: () => void }

/** Opens or begins the file of documents in a data folder, for this process alone. */
export const openDocumentFile = (folder: string): DocumentFile => {
  const file = join(folder, FILE)
  const lock = opened(file, () => openExclusively(join(folder, 'documents.lock')))
  try {
    const database = opened(file, () => openDatabase(file, 'normal'))
    opened(file, () => begin(database, file))
    return { database, close: () => closeBoth(database, lock) }
  } catch (error) {
    lock.close()
    throw error
  }
}

const closeBoth = (database: Database, lock: Pick<Database, 'close'>): void => {
  try {
    database.close()
  } finally {
    lock.close()
  }
}

const opened = <Opened>(file: string, open: () => Opened): Opened => {
  try {
    return open()
  } catch (error) {
    throw explained(error, file)
  }
}

const begin = (database: Database, file: string): void => {
  const format = Number(database.prepare<{ user_version: number }>('PRAGMA user_version').get()?.user_version)
  if (format > FORMAT) {
    throw new ReadStoreUnavailable(
      `${file} has format ${format}, this version of Fullcourt knows ${FORMAT}: start the newer version.`,
    )
  }
  database.exec(TUNING)
  database.exec('BEGIN IMMEDIATE')
  if (format < FORMAT) database.exec(`${tablesOf(database).map(drop).join('')} ${TABLES} PRAGMA user_version = ${FORMAT}`)
  database.exec('COMMIT')
}

/** Documents of an older format are made again from the facts. */
const tablesOf = (database: Database): readonly string[] =>
  [...database.prepare<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'").iterate()].map(({ name }) => name)

const drop = (table: string): string => `DROP TABLE "${table}"; `

const explained = (error: unknown, file: string): unknown => {
  switch (sqliteCode(error)) {
    case undefined:
      return error
    case 'SQLITE_BUSY':
      return new ReadStoreUnavailable(`${file} is open in another process.`, { cause: error })
    case 'SQLITE_NOTADB':
    case 'SQLITE_CORRUPT':
      return new ReadStoreUnavailable(`${file} is damaged. Delete it: it is made again from the facts.`, { cause: error })
    default:
      return new ReadStoreUnavailable(`${file} cannot be opened: ${String(error)}`, { cause: error })
  }
}
