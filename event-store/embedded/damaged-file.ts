import { sqliteCode } from './sqlite'

/** What to do with a file that holds what only a backup holds again. */
export const RESTORE =
  'Put the latest backup back: npm run fullcourt -- restore <folder> --replace (docs/operating.md#back-up-and-restore).'

/** What SQLite found, for a person. */
export const causeOf = (error: unknown): string => {
  if (sqliteCode(error) === 'SQLITE_FULL') return 'the disk is full'
  return error instanceof Error ? error.message : String(error)
}

const OF_DAMAGE = ['SQLITE_CORRUPT', 'SQLITE_NOTADB', 'SQLITE_IOERR_SHORT_READ']

/** Whether SQLite says of a file that it is not what was written. */
export const isDamage = (error: unknown): boolean => OF_DAMAGE.includes(sqliteCode(error) ?? '')

/** Why a file could not be used and what to do: `cannot be opened: file is not a database. …` */
export const faultOf = (what: string, error: unknown): string => {
  const fault = `${what}: ${causeOf(error)}.`
  return sqliteCode(error) === 'SQLITE_FULL' ? fault : `${fault} If its disk and rights are in order it is damaged. ${RESTORE}`
}
