import { BACKWARDS, END, type StreamingRead } from '@eventstore/db-client'
import { EventFlow, PAGE_EVENTS } from './event-flow'
import {
  deletedStreamError,
  isDeleted,
  isNodeRefusal,
  isUnknown,
  nodeError,
  unreachableError,
  accessRefusalError,
} from './node-errors'
import { patiently } from './patience'
import { commitOf, factOf, type NodeEvent } from './stored-fact'
import type { StoredFact } from '../port'
import type { Landmark } from './landmark'
import type { Node } from './node'

/** The fact at a position; undefined where there is none. */
export const factAt = async (node: Node, position: bigint): Promise<StoredFact | undefined> => {
  if (position === 0n) return undefined
  const event = await eventAt(node, position)
  return event && factOf(node.prefix, event)
}

/**
 * A node says no more than that something went wrong where no record starts; so whether it answers at all is asked first.
 * Beyond the end of its log there is nothing.
 */
const eventAt = async (node: Node, position: bigint): Promise<NodeEvent | undefined> => {
  const [last] = await lastEvents(node, 1)
  const end = last === undefined ? undefined : commitOf(last)
  if (end === undefined || end < position) return undefined
  const fromPosition = { commit: position, prepare: position }
  const read = () => node.client.readAll({ fromPosition, maxCount: 1 })
  const events = await patiently(node, () => collectOnce(read(), node.deadline).catch(nothingWhereUnknown), judgeRead)
  return events?.find(event => commitOf(event) === position)
}

const nothingWhereUnknown = (error: unknown): undefined => {
  if (!isUnknown(error)) throw error
}

/** Whether the event of a landmark is in its place, so that this is still the log that was looked at. */
export const isThere = async (node: Node, { place, id }: Landmark): Promise<boolean> =>
  (await eventAt(node, place))?.event?.id === id

/** The last events of the node, the very last one first; all that there are where they are fewer than asked for. */
export const lastEvents = async (node: Node, count: number): Promise<readonly NodeEvent[]> => {
  const options = { direction: BACKWARDS, fromPosition: END, maxCount: count } as const
  return (await collect(node, () => node.client.readAll(options, { highWaterMark: PAGE_EVENTS }))) ?? []
}

/** All events of a read, which is made again while the node is not there; undefined where there is no such stream. */
export const collect = (node: Node, read: () => StreamingRead<NodeEvent>): Promise<readonly NodeEvent[] | undefined> =>
  patiently(node, () => collectOnce(read(), node.deadline), judgeRead)

export const judgeRead = (error: unknown): { readonly error: Error; readonly isFinal: boolean } => {
  if (isNodeRefusal(error)) return { error: accessRefusalError(error), isFinal: true }
  if (isDeleted(error)) return { error: deletedStreamError(error), isFinal: true }
  return { error: unreachableError(error), isFinal: false }
}

/** The client ignores a deadline for reads, so silence is timed here. */
const collectOnce = async (events: StreamingRead<NodeEvent>, deadline: number): Promise<readonly NodeEvent[] | undefined> => {
  const flow = new EventFlow(events)
  const found: NodeEvent[] = []
  try {
    for (;;) {
      const page = await flow.page(deadline)
      if (page === undefined) return found
      found.push(...page.events)
    }
  } catch (error) {
    if (nodeError(error).type === 'stream-not-found') return undefined
    throw error
  } finally {
    await flow.leave()
  }
}
