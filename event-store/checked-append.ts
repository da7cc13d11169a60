import { InvalidAppend, TooLarge } from './errors'
import type { Expected, Json, NewFact, Revision } from './port'

/** What one append may hold, in bytes of its facts' data and metadata as JSON in UTF-8. It is EventStoreDB's default limit. */
export const LARGEST_APPEND = 1_048_576

/** A fact that may be written: id in lower case, data and metadata as JSON text. */
export type CheckedFact = { readonly id: string; readonly type: string; readonly data: string; readonly metadata: string }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * What every adapter demands of an append before it looks at the stream, so that all refuse the same.
 * Throws `InvalidAppend` or `TooLarge`.
 */
export const checkedAppend = (stream: string, expected: Expected, facts: readonly NewFact[]): readonly CheckedFact[] => {
  if (stream === '') throw new InvalidAppend('An append needs the name of a stream.')
  if (expected !== 'none' && !(Number.isSafeInteger(expected) && expected >= 0))
    throw new InvalidAppend(`The expected revision of ${stream} is ${expected}; it must be 'none' or a number from 0.`)
  if (facts.length === 0) throw new InvalidAppend(`An append to ${stream} holds no facts.`)
  const checked = facts.map(fact => checkedFact(stream, fact))
  refuseDoubledIds(stream, checked)
  refuseTooLarge(stream, checked)
  return checked
}

/** The revision to read from, or a `RangeError` for what is none. */
export const checkedRevision = (from: Revision): Revision => {
  if (!Number.isSafeInteger(from) || from < 0) throw new RangeError(`${from} is no revision to read from.`)
  return from
}

const checkedFact = (stream: string, { id, type, data, metadata }: NewFact): CheckedFact => {
  const uuid = id.toLowerCase()
  if (!UUID.test(uuid)) throw new InvalidAppend(`The id ${JSON.stringify(id)} of a fact for ${stream} is no UUID.`)
  if (type === '') throw new InvalidAppend(`The fact ${uuid} for ${stream} has no type.`)
  if (type.startsWith('$'))
    throw new InvalidAppend(`The fact ${uuid} for ${stream} has the type ${type}; "$" begins those of system events.`)
  return { id: uuid, type, data: jsonText(stream, uuid, 'data', data), metadata: jsonText(stream, uuid, 'metadata', metadata) }
}

const jsonText = (stream: string, id: string, part: string, value: Json): string => {
  const text = stringify(value)
  if (text === undefined) throw new InvalidAppend(`The ${part} of fact ${id} for ${stream} cannot be written as JSON.`)
  return text
}

const stringify = (value: Json): string | undefined => {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

const refuseDoubledIds = (stream: string, facts: readonly CheckedFact[]): void => {
  const seen = new Set<string>()
  for (const { id } of facts) {
    if (seen.has(id)) throw new InvalidAppend(`The id ${id} occurs twice in one append to ${stream}.`)
    seen.add(id)
  }
}

const refuseTooLarge = (stream: string, facts: readonly CheckedFact[]): void => {
  const bytes = facts.reduce((sum, { data, metadata }) => sum + Buffer.byteLength(data) + Buffer.byteLength(metadata), 0)
  if (bytes > LARGEST_APPEND)
    throw new TooLarge(`An append to ${stream} has ${bytes} bytes; ${LARGEST_APPEND} is the most that is taken at once.`)
}
