import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { causeOf, isDamage } from '@fullcourt/event-store/embedded/damaged-file'
import { openDatabase, openExclusively, sqliteCode, type Database } from '@fullcourt/event-store/embedded/sqlite'
import { ReadStoreUnavailable } from '../read-store'

const FILE = 'documents.sqlite'

/** Left behind where the file was found damaged while it was read: the next start makes it again. */
const DAMAGED = 'documents.damaged'

/** Grows with every change of the tables below; a file of a newer one is refused. */
const FORMAT = 3

/** A place names its document twice: by row, to join, and by id, which orders equal places. */
const TABLES = `
  CREATE TABLE versions (number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
  CREATE TABLE documents (
    number INTEGER PRIMARY KEY, version INTEGER NOT NULL, id TEXT NOT NULL,
    position TEXT NOT NULL, places TEXT NOT NULL, body TEXT NOT NULL, UNIQUE (version, id)
  );
  CREATE TABLE indexes (number INTEGER PRIMARY KEY, version INTEGER NOT NULL, name TEXT NOT NULL, UNIQUE (version, name));
  CREATE TABLE places (
    list_index INTEGER NOT NULL, key TEXT NOT NULL, place TEXT NOT NULL, id TEXT NOT NULL, document INTEGER NOT NULL,
    PRIMARY KEY (list_index, key, place, id)
  ) WITHOUT ROWID;
  CREATE TABLE checkpoints (name TEXT PRIMARY KEY, position TEXT NOT NULL, count INTEGER NOT NULL, digest TEXT) WITHOUT ROWID;
  CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE fences (name TEXT PRIMARY KEY, fence INTEGER NOT NULL) WITHOUT ROWID;
`

/** 16 MB of pages in memory, and 8 MB of write-ahead log before it is brought into the file. */
const TUNING = 'PRAGMA cache_size = -16384; PRAGMA wal_autocheckpoint = 2000'

/** The open file; closing it lets the next process have it. */
export type DocumentFile = {
  readonly database: Database
  /** Has the next start make the file again. */
  readonly markDamaged: () => void
  readonly close: () => void
}

/** Whether an error, or what caused it, says that the file itself is damaged: SQLite does not read it, or a text in it is no JSON. */
export const isDamaged = (error: unknown): boolean =>
  isDamage(error) || error instanceof SyntaxError || (error instanceof ReadStoreUnavailable && isDamaged(error.cause))

/**
 * Opens or begins the file of documents in a data folder, for this process alone. One that is found damaged is marked; the next
 * opening puts it aside, tells `putAside` where it is, and begins anew, because everything in it is made again from the facts.
 */
export const openDocumentFile = (folder: string, putAside: (file: string) => void): DocumentFile => {
  const file = join(folder, FILE)
  const marker = join(folder, DAMAGED)
  const markDamaged = () => mark(marker)
  const lock = openWith(file, () => openExclusively(join(folder, 'documents.lock')))
  try {
    if (existsSync(marker)) moveAside(file, putAside)
    rmSync(marker, { force: true })
    const database = beginFile(file)
    return { database, markDamaged, close: () => closeBoth(database, lock) }
  } catch (error) {
    if (isDamaged(error)) markDamaged()
    lock.close()
    throw error
  }
}

/** Where the disk has no room for it, whoever reads the file next finds the damage again. */
const mark = (marker: string): void => {
  try {
    writeFileSync(marker, '')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

const beginFile = (file: string): Database => {
  const database = openWith(file, () => openDatabase(file, 'normal'))
  try {
    openWith(file, () => begin(database, file))
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** One is kept, for whoever wants to know what happened to it. */
const moveAside = (file: string, putAside: (file: string) => void): void => {
  if (existsSync(file)) renameSync(file, `${file}.damaged`)
  for (const ending of ['-wal', '-shm']) rmSync(`${file}${ending}`, { force: true })
  putAside(`${file}.damaged`)
}

const closeBoth = (database: Database, lock: Pick<Database, 'close'>): void => {
  try {
    database.close()
  } finally {
    lock.close()
  }
}

const openWith = <Opened>(file: string, open: () => Opened): Opened => {
  try {
    return open()
  } catch (error) {
    throw explain(error, file)
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

const explain = (error: unknown, file: string): unknown => {
  switch (sqliteCode(error)) {
    case undefined:
      return error
    case 'SQLITE_BUSY':
      return new ReadStoreUnavailable(`${file} is open in another process.`, { cause: error })
    default:
      return new ReadStoreUnavailable(`The file of the documents ${file} cannot be opened: ${causeOf(error)}.`, { cause: error })
  }
}
