import { NO_STREAM, type AppendResult, type EventData, type JSONType } from '@eventstore/db-client'
import { OutcomeUnknown } from '../errors'
import { placeOf, positionOf } from '../position'
import { judgeAppend, nodeError, unreachableError } from './node-errors'
import { patiently } from './patience'
import type { CheckedFact } from '../checked-append'
import type { Appended, Expected, Json, NewFact } from '../port'
import type { Node } from './node'

/**
 * Sends an append, and the very same again while its outcome is unknown or the node is not there: the node recognises
 * it by its ids and writes it once.
 */
export const repeatedAppend = (
  node: Node,
  stream: string,
  expected: Expected,
  events: readonly EventData[],
): Promise<Appended> => {
  let mayBeWritten = false
  return patiently(
    node,
    async () => {
      const { revision, position } = toAppended(await send(node, stream, expected, events))
      node.landmark.learn({ place: placeOf(position), id: events.at(-1)?.id ?? '', head: position })
      return { revision, position }
    },
    error => {
      const judged = judgeAppend(stream, expected, error)
      if (judged instanceof Error) return { error: judged, isFinal: true }
      mayBeWritten ||= judged === 'unknown'
      return { error: mayBeWritten ? outcomeUnknown(stream, error) : unreachableError(error), isFinal: false }
    },
  )
}

/** Per-call credentials choose the client's classic append: the one whose deadline holds, and that shares no state with other clients. */
const send = (
  { client, prefix, credentials, deadline }: Node,
  stream: string,
  expected: Expected,
  events: readonly EventData[],
): Promise<AppendResult> => {
  const expectedRevision = expected === 'none' ? NO_STREAM : BigInt(expected)
  return client.appendToStream(`${prefix}${stream}`, [...events], { expectedRevision, credentials: { ...credentials }, deadline })
}

const toAppended = ({ nextExpectedRevision, position }: AppendResult): Appended => {
  if (position === undefined) throw new Error('The node answered no position.')
  return { revision: Number(nextExpectedRevision), position: positionOf(position.commit) }
}

const outcomeUnknown = (stream: string, error: unknown): OutcomeUnknown =>
  new OutcomeUnknown(`It is not known whether an append to ${stream} was written: ${nodeError(error).message}`, { cause: error })

/**
 * The event that a fact becomes. The client sends no metadata that are null, false, 0 or an empty text, but sends bytes
 * as they are; a text as data is sent as bytes too, because it could not be distinguished from data that are no JSON.
 */
export const eventOf = ({ data }: NewFact, { id, type, data: text, metadata: metadataText }: CheckedFact): EventData => {
  const metadata = Uint8Array.from(Buffer.from(metadataText))
  return typeof data === 'string'
    ? { id, contentType: 'application/octet-stream', type, data: Uint8Array.from(Buffer.from(text)), metadata }
    : { id, contentType: 'application/json', type, data: jsonType(data), metadata }
}

/** The client takes every JSON value; its type leaves out null, numbers and booleans. */
const jsonType = (data: Json): JSONType => data as JSONType
