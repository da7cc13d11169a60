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

/** What a subscription asks for: from which of all events on, which of them, and whether it wants to know how far it is. */
export type Subscribed = {
  readonly from: number
  readonly wants: (event: RecordedEvent) => boolean
  readonly checkpointEvery: number | undefined
}

/** Events that are read between two checkpoints, times what the subscription asks for. */
const CHECKPOINT_EVENTS = 32

/** Resolves what a subscription asks for. It excludes the place given; one beyond the end is taken for the end. */
export const subscribed = (log: NodeLog, options: Options): Subscribed | 'no-record-there' => {
  const filter = options.getFilter()
  const checkpointEvery = filter && CHECKPOINT_EVENTS * filter.getCheckpointintervalmultiplier()
  const all = options.getAll()
  if (all !== undefined) {
    const from = placeBehind(log, all)
    return from === 'no-record-there' ? from : { from, wants: filterOf(options), checkpointEvery }
  }
  const of = options.getStream()
  const name = streamName(of?.getStreamIdentifier())
  const after = of?.hasRevision() ? BigInt(of.getRevision()) : -1n
  return { from: 0, wants: event => event.stream === name && event.revision > after, checkpointEvery }
}

const placeBehind = (log: NodeLog, all: ReadReq.Options.AllOptions): number | 'no-record-there' => {
  const position = all.getPosition()
  if (position === undefined) return all.hasEnd() ? log.events.length : 0
  const at = BigInt(position.getCommitPosition())
  if (at >= log.end) return log.events.length
  const place = log.events.findIndex(event => event.position === at)
  return place === -1 ? 'no-record-there' : place + 1
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
  const held = log.visible(name)
  if (held === undefined) return 'stream-not-found'
  if (options.getReadDirection() === BACKWARDS) return [...held].reverse()
  const from = of?.hasRevision() ? BigInt(of.getRevision()) : 0n
  return held.filter(({ revision }) => revision >= from)
}

const filterOf = (options: Options): ((event: RecordedEvent) => boolean) => {
  const types = options.getFilter()?.getEventType()
  const streams = options.getFilter()?.getStreamIdentifier()
  if (types !== undefined) return ({ type }) => matches(types, type)
  if (streams !== undefined) return ({ stream }) => matches(streams, stream)
  return () => true
}

const matches = (expression: ReadReq.Options.FilterOptions.Expression, name: string): boolean =>
  expression.getRegex() === ''
    ? expression.getPrefixList().some(prefix => name.startsWith(prefix))
    : new RegExp(expression.getRegex()).test(name)
