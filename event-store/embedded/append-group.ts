import { isNativeError } from 'node:util/types'
import { RevisionConflict, InvalidAppend, OutcomeUnknown, Unavailable, type EventStoreError } from '../errors'
import { positionOf } from '../position'
import { sqliteCode, type Database } from './sqlite'
import type { CheckedFact } from '../checked-append'
import type { Appended, Expected } from '../port'
import type { FactLog } from './fact-log'

/** An append as it was asked for. */
export type Append = { readonly stream: string; readonly expected: Expected; readonly facts: readonly CheckedFact[] }

/** The outcome of an append: its position, or why it was refused. */
export type AppendOutcome = Appended | EventStoreError

/** Writes several appends in one transaction, each wholly or not at all, and answers the outcome of each, in order. */
export const writeGroup = (database: Database, log: FactLog, appends: readonly Append[]): readonly AppendOutcome[] => {
  const outcomes: AppendOutcome[] = []
  try {
    log.recover()
    database.exec('BEGIN IMMEDIATE')
    for (const append of appends) outcomes.push(judge(log, append))
  } catch (error) {
    log.forget()
    return appends.map(() => new Unavailable(`The event log refuses to be written: ${textOf(error)}.`, { cause: error }))
  }
  try {
    database.exec('COMMIT')
    return outcomes
  } catch (error) {
    log.forget()
    return appends.map(() => commitFailure(error))
  }
}

/** Decides as EventStoreDB does: what follows the expected revision is either nothing, or this very append, or a conflict. */
const judge = (log: FactLog, append: Append): AppendOutcome => {
  const { stream, expected, facts } = append
  const last = log.last(stream)
  const before = expected === 'none' ? -1 : expected
  if (before === last) {
    if (facts.some(({ id }) => log.isRecent(stream, id))) return heldAlready(append)
    log.add(stream, facts)
    return { revision: last + facts.length, position: positionOf(log.head) }
  }
  const written = log.written(stream, before + 1, facts.length)
  const end = written.at(-1)
  const repeated = end !== undefined && facts.every((fact, index) => fact.id === written[index]?.id)
  if (repeated) return { revision: before + facts.length, position: positionOf(end.place) }
  return new RevisionConflict(stream, expected, last === -1 ? 'none' : last)
}

/** A full disk keeps the end of the commit out of the file. Any other failure may have come after it was written. */
const commitFailure = (error: unknown): EventStoreError =>
  sqliteCode(error) === 'SQLITE_FULL'
    ? new Unavailable('The disk of the event log is full.', { cause: error })
    : new OutcomeUnknown(`It is not known whether the event log was written: ${textOf(error)}.`, { cause: error })

const heldAlready = ({ stream, facts }: Append): InvalidAppend =>
  new InvalidAppend(`Stream ${stream} holds one of these ids already: ${facts.map(fact => fact.id).join(', ')}.`)

const textOf = (error: unknown): string => (isNativeError(error) ? error.message : String(error))
