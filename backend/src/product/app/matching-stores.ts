import { LOG_STREAM } from '@fullcourt/domain/log/events'
import { recall } from '@fullcourt/domain/log/recall'
import { BEGINNING, type EventStore } from '@fullcourt/event-store/port'
import { logIdOf } from '../../core/facts/log-id'
import { hasKeyedHash } from '../../storage/people/keyed-hash'
import { openPeople } from '../../storage/people/people'
import { logIdIn } from '../../storage/private-store/log-record'
import type { PrivateStore } from '../../storage/private-store/private-store'

/** The names by which an operator knows the log and the private store: files, or databases. */
export type StoreNames = { readonly log: string; readonly secrets: string }

/** Log and private store are not of one installation, or one of them is missing. Nothing was written to either. */
export class StoresMismatch extends Error {
  readonly kind = 'stores-mismatch'
}

const RESTORE = 'restore both from one backup (npm run fullcourt -- restore <folder>)'

const logMissing = ({ log, secrets }: StoreNames) =>
  new StoresMismatch(
    `The log is missing: ${log} is empty, but the private store ${secrets} belongs to one. Put its log back, or ${RESTORE}. For a new installation, use an empty data folder and empty databases.`,
  )

const secretsMissing = ({ log, secrets }: StoreNames) =>
  new StoresMismatch(
    `The private store is missing: ${secrets} has none of the keys of the log ${log}. Without them nobody can sign in and no name can be read. Put the private store of this log back, or ${RESTORE}.`,
  )

const secretsOfAnotherLog = ({ log, secrets }: StoreNames) =>
  new StoresMismatch(
    `The private store ${secrets} belongs to another log than ${log}. Put the private store of this log back, or ${RESTORE}.`,
  )

type Keys = 'fit' | 'do not fit' | 'no persons'

/** Whether the keys of a private store open what the log says of a user. */
const keysFor = async (events: EventStore, secrets: PrivateStore): Promise<Keys> => {
  const people = openPeople(secrets)
  let keys: Keys = 'no persons'
  for await (const page of events.readAll(BEGINNING)) {
    for (const stored of page) {
      const fact = stored.type === 'UserCreated' ? recall(stored) : 'unknown'
      if (fact === 'unknown' || fact.type !== 'UserCreated') continue
      keys = 'do not fit'
      const { user, profile } = fact.data
      if ((await people.open(`user-${user}`, profile.username)) !== null) return 'fit'
    }
  }
  return keys
}

/** A private store that does not name its log: it is new, or of an older product. Then its keys decide. */
const refuseUnnamedMismatch = async (events: EventStore, secrets: PrivateStore, names: StoreNames): Promise<void> => {
  const [first] = await events.read(LOG_STREAM)
  const isUsed = await hasKeyedHash(secrets)
  if (first === undefined && isUsed) throw logMissing(names)
  if (first === undefined || (await events.head()) === first.position) return
  if (!isUsed) throw secretsMissing(names)
  if ((await keysFor(events, secrets)) === 'do not fit') throw secretsOfAnotherLog(names)
}

/**
 * Throws `StoresMismatch` unless log and private store belong together or both are new; to be asked before anything is
 * written. A store and a log of different ages belong together. The store is asked first: it takes the log's name after the
 * log has it, so that a second process that starts meanwhile is not misled.
 */
export const refuseMismatchedStores = async (events: EventStore, secrets: PrivateStore, names: StoreNames): Promise<void> => {
  const named = await logIdIn(secrets)
  if (named === undefined) return refuseUnnamedMismatch(events, secrets, names)
  const log = await logIdOf(events)
  if (log === undefined) throw logMissing(names)
  if (log !== named) throw secretsOfAnotherLog(names)
}
