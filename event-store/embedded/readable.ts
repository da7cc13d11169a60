import { Damaged, Unavailable } from '../errors'
import { sqliteCode } from './sqlite'

/** What a read gives; failures of SQLite are reported as errors of the port. */
export const readable = <Found>(read: () => Found): Found => {
  try {
    return read()
  } catch (error) {
    const code = sqliteCode(error)
    if (code === undefined) throw error
    if (code === 'SQLITE_CORRUPT' || code === 'SQLITE_NOTADB')
      throw new Damaged(
        'The event log cannot be read: its file is damaged. Restore the latest backup (fullcourt restore).',
        null,
        { cause: error },
      )
    throw new Unavailable('The event log cannot be read.', { cause: error })
  }
}
