import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase, sqliteCode, type Database } from '@fullcourt/event-store/embedded/sqlite'

const FILE = 'snapshots.sqlite'
const BUSY_TIMEOUT_MILLISECONDS = 100
const UNREADABLE = new Set(['SQLITE_CORRUPT', 'SQLITE_NOTADB'])

/** Texts by version of a fold and stream. It is synchronous. Every call may throw an error of SQLite. */
export type SnapshotFile = {
  readonly find: (version: string, stream: string) => string | undefined
  readonly write: (version: string, stream: string, text: string) => void
  readonly remove: (version: string, stream: string) => void
  readonly close: () => void
}

const openSnapshots = (file: string): Database => {
  const database = openDatabase(file, 'normal', { busyTimeout: BUSY_TIMEOUT_MILLISECONDS })
  try {
    database.exec(
      'CREATE TABLE IF NOT EXISTS snapshots (version TEXT, stream TEXT, text TEXT NOT NULL, PRIMARY KEY (version, stream)) STRICT',
    )
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Nothing is lost with the file: what it held is read from the log again. */
const openedOrNew = (file: string): Database => {
  try {
    return openSnapshots(file)
  } catch (error) {
    if (!UNREADABLE.has(sqliteCode(error) ?? '')) throw error
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true })
    return openSnapshots(file)
  }
}

/** Opens `snapshots.sqlite` in a data folder, or begins it there. Only snapshots of the given versions stay in it. */
export const openSnapshotFile = (folder: string, versions: readonly string[]): SnapshotFile => {
  const database = openedOrNew(join(folder, FILE))
  database.prepare('DELETE FROM snapshots WHERE version NOT IN (SELECT value FROM json_each(?))').run(JSON.stringify(versions))
  const find = database.prepare<{ readonly text: string }>('SELECT text FROM snapshots WHERE version = ? AND stream = ?')
  const write = database.prepare('INSERT OR REPLACE INTO snapshots (version, stream, text) VALUES (?, ?, ?)')
  const remove = database.prepare('DELETE FROM snapshots WHERE version = ? AND stream = ?')
  return {
    find: (version, stream) => find.get(version, stream)?.text,
    write: (version, stream, text) => void write.run(version, stream, text),
    remove: (version, stream) => void remove.run(version, stream),
    close: () => database.close(),
  }
}
