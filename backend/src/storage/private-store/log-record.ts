import type { PrivateStore, StandingRecord } from './private-store'

/** The record in which a private store names the log that it belongs to. */
const LOG_RECORD = 'log'

/** The id of the log that a private store belongs to; undefined where it does not say. */
export const logIdIn = async (secrets: PrivateStore): Promise<string | undefined> =>
  (await secrets.get('installation', LOG_RECORD)) as string | undefined

/** Says in a private store which log it belongs to, where it does not say so yet. */
export const nameLogIn = async (secrets: PrivateStore, log: string | undefined): Promise<void> =>
  void (await secrets.putIfAbsent('installation', LOG_RECORD, log))

export const isLogRecord = ({ collection, id }: StandingRecord): boolean => collection === 'installation' && id === LOG_RECORD
