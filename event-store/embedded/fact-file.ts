import { Unavailable } from '../errors'
import { faultOf } from './damaged-file'
import { openDatabase, type Database } from './sqlite'

/** Number of the layout below. A file with a greater one was written by a newer Fullcourt. */
export const FACT_FILE_FORMAT = 2

/** Marks a file as a log of facts (SQLite's application_id): "FCEV". */
const APPLICATION = 0x46434556

/** Memory for pages of the file; the ends of a hundred streams and their indexes fit in. */
const CACHE_KIB = 16_384

/**
 * `position` runs from 1 without holes in the order of writing. `record` and `checksum` are explained in `record.ts`;
 * `size` is the bytes of all records up to and with this one, so that a page can be cut by size without looking at it. The
 * unique index is the last safeguard after the decision in `append-group.ts`.
 */
const LAYOUT = `
  CREATE TABLE stream (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE fact (
    position INTEGER PRIMARY KEY,
    stream INTEGER NOT NULL REFERENCES stream,
    revision INTEGER NOT NULL,
    id BLOB NOT NULL,
    checksum INTEGER NOT NULL,
    size INTEGER NOT NULL,
    record TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX fact_revision ON fact (stream, revision);
  CREATE TRIGGER fact_is_never_changed BEFORE UPDATE ON fact BEGIN SELECT raise(ABORT, 'A fact is never changed.'); END;
  CREATE TRIGGER fact_is_never_removed BEFORE DELETE ON fact BEGIN SELECT raise(ABORT, 'A fact is never removed.'); END;
  PRAGMA application_id = ${APPLICATION};
  PRAGMA user_version = ${FACT_FILE_FORMAT};`

/** What a file of format 1 has that the layout has no more: an index that was as dear as all else of an append. */
const WITHOUT_INDEX_OF_IDS = `DROP INDEX fact_id; PRAGMA user_version = ${FACT_FILE_FORMAT};`

/**
 * Opens the file of facts, or lays it out where there is none; one of an older format is brought to this one. Throws `Unavailable`
 * where it is not one that this version reads, and where it is empty although facts had been acknowledged: a new log would hide their
 * loss and write over their remains.
 */
export const openFactFile = (file: string, acknowledged = 0): Database => {
  const database = openedOrUnavailable(file)
  try {
    const format = pragma(database, 'user_version')
    if (format === 0 && isEmpty(database)) layOutUnlessLost(database, file, acknowledged)
    else refuseForeignLog(file, database)
    if (format === 1) database.exec(`BEGIN IMMEDIATE; ${WITHOUT_INDEX_OF_IDS} COMMIT`)
    return database
  } catch (error) {
    database.close()
    throw error instanceof Unavailable
      ? error
      : new Unavailable(`The event log ${file} ${faultOf('cannot be read', error)}`, { cause: error })
  }
}

const openedOrUnavailable = (file: string): Database => {
  try {
    const database = openDatabase(file, 'full')
    database.exec(`PRAGMA cache_size = -${CACHE_KIB}`)
    return database
  } catch (error) {
    throw new Unavailable(`The event log ${file} ${faultOf('cannot be opened', error)}`, { cause: error })
  }
}

const layOutUnlessLost = (database: Database, file: string, acknowledged: number): void => {
  if (acknowledged > 0)
    throw new Unavailable(
      `The event log ${file} is empty, although ${acknowledged} facts had been acknowledged. Put it and its write-ahead log back, or restore a backup; to begin anew, empty the data folder.`,
    )
  database.exec(`BEGIN IMMEDIATE; ${LAYOUT} COMMIT`)
}

const isEmpty = (database: Database): boolean => database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined

/** Throws `Unavailable` where a file is no log, or one of a newer format. */
export const refuseForeignLog = (file: string, database: Database): void => {
  const format = pragma(database, 'user_version')
  if (pragma(database, 'application_id') !== APPLICATION) throw new Unavailable(`The file ${file} is no event log of Fullcourt.`)
  if (format > FACT_FILE_FORMAT)
    throw new Unavailable(
      `The event log ${file} has format ${format}; this version of Fullcourt reads formats up to ${FACT_FILE_FORMAT}. Start the newer version that wrote it.`,
    )
}

const pragma = (database: Database, name: string): number =>
  Number(Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0])
