import { join } from 'node:path'
import type { LogCreated } from '@fullcourt/domain/log/events'
import type { StoredFact } from '@fullcourt/event-store/port'
import type { StandingRecord } from '../../storage/private-store/private-store'
import { isLogRecord } from '../../storage/private-store/log-record'
import { BackupFault } from './backup-fault'
import { readLines } from './lines'

/** The files and folders of a backup. */
export const FACTS_PART = 'facts.ndjson'
export const RECORDS_PART = 'private.ndjson'
export const UPLOADS_PART = 'uploads'

/** All facts in the order of the log they were in. */
export const factsIn = (folder: string): AsyncIterable<readonly StoredFact[]> => readLines(join(folder, FACTS_PART))

/** All records of the private store. */
export const recordsIn = (folder: string): AsyncIterable<readonly StandingRecord[]> => readLines(join(folder, RECORDS_PART))

/** Which log a backup is of, and how much of it. */
export type Contents = { readonly log: string; readonly facts: number; readonly records: number }

const damageFault = (what: string) => new BackupFault(`The backup is damaged: ${what}. Take another backup.`)

const readFacts = async (folder: string): Promise<Pick<Contents, 'log' | 'facts'>> => {
  const revisions = new Map<string, number>()
  let log: string | undefined
  let facts = 0
  for await (const page of factsIn(folder)) {
    for (const { stream, revision, type, data, position } of page) {
      if (revision !== (revisions.get(stream) ?? -1) + 1) throw damageFault(`facts of ${stream} are missing before ${position}`)
      revisions.set(stream, revision)
      if (type === 'LogCreated') log ??= (data as LogCreated['data']).log
      facts += 1
    }
  }
  if (log === undefined) throw damageFault('its log has no name')
  return { log, facts }
}

const readRecords = async (folder: string, log: string): Promise<number> => {
  let records = 0
  let named: unknown
  for await (const page of recordsIn(folder)) {
    records += page.length
    named ??= page.find(isLogRecord)?.value
  }
  if (named === undefined)
    throw new BackupFault(
      'The private store does not say which log it belongs to. Start this version of the product once, then back up.',
    )
  if (named !== log)
    throw new BackupFault('Log and private store are not of one installation: start the product, it says what to do.')
  return records
}

/** Reads facts and records of a backup to their ends. Throws `BackupFault` where they are damaged, or do not belong together. */
export const readContents = async (folder: string): Promise<Contents> => {
  const { log, facts } = await readFacts(folder)
  return { log, facts, records: await readRecords(folder, log) }
}
