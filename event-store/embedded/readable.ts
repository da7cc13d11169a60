import { Damaged, Unavailable } from '../errors'
import { isDamage, RESTORE } from './damaged-file'
import { sqliteCode } from './sqlite'

/** What a read gives; failures of SQLite are reported as errors of the port. */
export const readable = <Found>(read: () => Found): Found => {
  try {
    return read()
  } catch (error) {
    if (sqliteCode(error) === undefined) throw error
    if (isDamage(error))
      throw new Damaged(`The event log cannot be read: its file (facts.sqlite) is damaged. ${RESTORE}`, null, { cause: error })
    throw new Unavailable('The event log cannot be read.', { cause: error })
  }
}
