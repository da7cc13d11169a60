import type { AllStreamResolvedEvent, ResolvedEvent } from '@eventstore/db-client'
import { NotAFact } from '../errors'
import { positionOf } from '../position'
import type { Json, StoredFact } from '../port'

/** An event as the node hands it out, of one stream or of all. */
export type NodeEvent = ResolvedEvent | AllStreamResolvedEvent

type RecordedEvent = NonNullable<NodeEvent['event']>

/** The commit position of an event, in the node's own number. */
export const commitOf = ({ event, commitPosition }: NodeEvent): bigint | undefined => commitPosition ?? event?.position?.commit

/** The event of a stream of this installation; undefined for whatever is none of ours: a foreign stream, an event of the system. */
const ownEvent = (prefix: string, { event }: NodeEvent): RecordedEvent | undefined =>
  event?.streamId.startsWith(prefix) && !event.type.startsWith('$') ? event : undefined

/** The position of an event of ours. */
export const ownPosition = (prefix: string, resolved: NodeEvent): string | undefined => {
  const commit = commitOf(resolved)
  return commit === undefined || ownEvent(prefix, resolved) === undefined ? undefined : positionOf(commit)
}

/**
 * The fact that an event of ours is, its stream without the installation's prefix; undefined for whatever is none of ours.
 * Throws `NotAFact` for an event of ours that `eventOf` cannot have made.
 */
export const factOf = (prefix: string, resolved: NodeEvent): StoredFact | undefined => {
  const event = ownEvent(prefix, resolved)
  const commit = commitOf(resolved)
  if (event === undefined || commit === undefined) return undefined
  const stream = event.streamId.slice(prefix.length)
  const revision = Number(event.revision)
  const data = dataOf(event)
  if (data === undefined) throw new NotAFact(stream, revision, 'its data are not JSON')
  if (event.metadata === undefined || event.metadata instanceof Uint8Array)
    throw new NotAFact(stream, revision, 'its metadata are missing or not JSON')
  return {
    stream,
    revision,
    position: positionOf(commit),
    id: event.id,
    type: event.type,
    data: data.json,
    metadata: event.metadata as Json,
  }
}

/**
 * The client gives data that are marked as JSON and are none as a text. So a fact whose data are a text travels as bytes
 * (`eventOf`), and no other bytes are those of a fact.
 */
const dataOf = ({ isJson, data }: RecordedEvent): { readonly json: Json } | undefined => {
  if (data instanceof Uint8Array) return textIn(data)
  return isJson && typeof data !== 'string' && !isWrittenBuffer(data) ? { json: data as Json } : undefined
}

const textIn = (bytes: Uint8Array): { readonly json: string } | undefined => {
  try {
    const json: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'))
    return typeof json === 'string' ? { json } : undefined
  } catch {
    return undefined
  }
}

/** What Node makes of bytes that a program hands to `JSON.stringify`. */
const isWrittenBuffer = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'Buffer' &&
  'data' in data &&
  Array.isArray(data.data)
