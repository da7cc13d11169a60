import { ReadReq } from '@eventstore/db-client/generated/streams_pb'
import { streamName } from './messages'
import type { NodeLog, RecordedEvent } from './node-log'

type Options = ReadReq.Options

/** What a read finds: events, no such stream or no longer, or a position where no record starts. */
export type Selection = { readonly events: readonly RecordedEvent[] } | 'stream-not-found' | 'stream-deleted' | 'no-record-there'

const BACKWARDS = ReadReq.Options.ReadDirection.BACKWARDS

/** The events that a read asks for. Forwards it includes the place given, backwards through everything it excludes it. */
export const selected = (log: NodeLog, options: Options): Selection => {
  const found = options.hasAll() ? ofAll(log, options) : ofStream(log, options)
  return typeof found === 'string' ? found : { events: found.slice(0, Number(options.getCount())) }
}

/** Whether a subscription asks for an event. It excludes the place given. */
export const subscribed = (options: Options): ((event: RecordedEvent) => boolean) => {
  const passes = filterOf(options)
  const all = options.getAll()
  if (all !== undefined) {
    const after = all.hasPosition() ? BigInt(all.getPosition()?.getCommitPosition() ?? 0) : -1n
    return event => event.position > after && passes(event)
  }
  const of = options.getStream()
  const name = streamName(of?.getStreamIdentifier())
  const after = of?.hasRevision() ? BigInt(of.getRevision()) : -1n
  return event => event.stream === name && event.revision > after
}

const ofAll = (log: NodeLog, options: Options): readonly RecordedEvent[] | 'no-record-there' => {
  const all = options.getAll()
  const isBackwards = options.getReadDirection() === BACKWARDS
  const at = all?.hasPosition() ? BigInt(all.getPosition()?.getCommitPosition() ?? 0) : undefined
  if (at !== undefined && at !== log.end && !log.events.some(({ position }) => position === at)) return 'no-record-there'
  if (isBackwards) return log.events.filter(({ position }) => at === undefined || position < at).reverse()
  if (all?.hasEnd()) return []
  return log.events.filter(({ position }) => at === undefined || position >= at)
}

const ofStream = (log: NodeLog, options: Options): readonly RecordedEvent[] | 'stream-not-found' | 'stream-deleted' => {
  const of = options.getStream()
  const name = streamName(of?.getStreamIdentifier())
  if (log.isDeleted(name)) return 'stream-deleted'
  const held = log.stream(name)
  if (held === undefined) return 'stream-not-found'
  return of?.hasRevision() ? held.slice(Number(of.getRevision())) : held
}

const filterOf = (options: Options): ((event: RecordedEvent) => boolean) => {
  const types = options.getFilter()?.getEventType()
  if (types === undefined) return () => true
  const pattern = new RegExp(types.getRegex())
  return ({ type }) => pattern.test(type)
}
