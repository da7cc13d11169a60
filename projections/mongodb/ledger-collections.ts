import { unlessThere } from './wire'
import type { Collection, Db } from 'mongodb'
import type { Batch, Checkpoint, Lease } from '../read-store'
import type { Position } from '@fullcourt/event-store/port'

/** A checkpoint and the lease of the same name are one document, so that one guard holds for both. */
type Progress = {
  readonly _id: string
  readonly position: Position | null
  readonly count: number
  readonly digest: string | null
  readonly fence: number
  readonly owner: string | null
  /** Milliseconds since 1970 by the clock of the server. */
  readonly until: number
}

type Setting = { readonly _id: string; readonly value: string }

const progressOf = (database: Db): Collection<Progress> => database.collection('progress')
const settingsOf = (database: Db): Collection<Setting> => database.collection('settings')

const nothingYet = { position: null, count: 0, digest: null, fence: 0, owner: null, until: 0 }

export const getCheckpoint = async (database: Db, name: string): Promise<Checkpoint | undefined> => {
  const progress = await progressOf(database).findOne({ _id: name })
  if (progress === null || progress.position === null) return undefined
  const { position, count, digest } = progress
  return { position, count, digest }
}

/** Whether a batch would be taken now; looked at beforehand, so that an outdated batch writes no document. */
export const mayMove = async (database: Db, { name, fence, expected }: Batch['checkpoint']): Promise<boolean> => {
  const progress = (await progressOf(database).findOne({ _id: name })) ?? nothingYet
  return progress.position === expected && progress.fence <= fence
}

export const moveCheckpoint = async (database: Db, { name, fence, expected, to }: Batch['checkpoint']): Promise<boolean> => {
  const current = { _id: name, position: expected, fence: { $lte: fence } }
  const { matchedCount } = await progressOf(database).updateOne(current, { $set: to })
  if (matchedCount === 1) return true
  return expected === null && unlessThere(progressOf(database).insertOne({ ...nothingYet, _id: name, ...to }))
}

export const forgetCheckpoints = async (database: Db, names: readonly string[]): Promise<void> => {
  for (const name of names)
    await progressOf(database).updateOne({ _id: name }, { $set: { position: null, count: 0, digest: null } })
}

/** `taken`: it is held by somebody else; `renewed` and `new` hold the lease. The clock is the server's, read a little too early. */
export const takeLease = async (
  database: Db,
  name: string,
  owner: string,
  milliseconds: number,
): Promise<{ readonly kind: 'renewed' | 'new'; readonly lease: Lease } | { readonly kind: 'taken' }> => {
  const { localTime } = await database.command({ hello: 1 })
  const now = (localTime as Date).getTime()
  const until = now + milliseconds
  const leases = progressOf(database)
  // Whoever comes back late holds what nobody took meanwhile.
  const renewed = await leases.findOneAndUpdate({ _id: name, owner }, { $set: { until } })
  if (renewed !== null) return { kind: 'renewed', lease: { fence: renewed.fence, until } }
  const free = { _id: name, until: { $lte: now } }
  const taken = await leases.findOneAndUpdate(free, { $set: { owner, until }, $inc: { fence: 1 } }, { returnDocument: 'after' })
  if (taken !== null) return { kind: 'new', lease: { fence: taken.fence, until } }
  const first = await unlessThere(leases.insertOne({ ...nothingYet, _id: name, owner, until, fence: 1 }))
  return first ? { kind: 'new', lease: { fence: 1, until } } : { kind: 'taken' }
}

/** False where it is held by somebody else, or by nobody. */
export const releaseLease = async (database: Db, name: string, owner: string): Promise<boolean> => {
  const { matchedCount } = await progressOf(database).updateOne({ _id: name, owner }, { $set: { owner: null, until: 0 } })
  return matchedCount === 1
}

export const getSetting = async (database: Db, name: string): Promise<unknown> => {
  const setting = await settingsOf(database).findOne({ _id: name })
  return setting === null ? undefined : JSON.parse(setting.value)
}

export const changeSetting = async (database: Db, name: string, expected: unknown, value: unknown): Promise<boolean> => {
  const settings = settingsOf(database)
  const [current, text] = [JSON.stringify(expected), JSON.stringify(value)]
  if (current === undefined && text === undefined) return (await settings.findOne({ _id: name })) === null
  if (current === undefined) return unlessThere(settings.insertOne({ _id: name, value: text }))
  if (text === undefined) return (await settings.deleteOne({ _id: name, value: current })).deletedCount === 1
  return (await settings.updateOne({ _id: name, value: current }, { $set: { value: text } })).matchedCount === 1
}
