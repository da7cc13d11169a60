import { BACKWARDS, END, type ReadPosition, type StreamingRead } from '@eventstore/db-client'
import { PartialStream } from '../errors'
import { EventFlow, PAGE_EVENTS } from './event-flow'
import { deleted, isDeleted, isRefusal, isUnknown, nodeError, notReached, refused } from './node-errors'
import { patiently } from './patience'
import { commitOf, factOf, ownPosition, type NodeEvent } from './stored-fact'
import { BEGINNING, type Position, type Revision, type StoredFact } from '../port'
import type { Node } from './node'

/** Events looked at first in search of the last fact, and then at a time: the end of the log is known nearly always. */
const FIRST_LOOK = 64
const NEXT_LOOKS = 1_000

/** The facts of a stream from a revision to its end; none where it does not exist. Throws `PartialStream`. */
export const readStream = async (node: Node, stream: string, from: Revision): Promise<readonly StoredFact[]> => {
  const { client, prefix } = node
  const read = () => client.readStream(`${prefix}${stream}`, { fromRevision: BigInt(from) }, { highWaterMark: PAGE_EVENTS })
  const events = await collected(node, read)
  const facts = (events ?? []).map(event => factOf(prefix, event)).filter(fact => fact !== undefined)
  for (const [index, { revision }] of facts.entries())
    if (revision !== from + index) throw new PartialStream(stream, from + index, revision)
  const isAtEnd = events !== undefined && from > 0
  if (facts.length === 0 && !isAtEnd && (await isHidden(node, stream))) throw new PartialStream(stream, from, null)
  return facts
}

/** Whether a stream that seems to be empty was truncated or deleted. */
const isHidden = async (node: Node, stream: string): Promise<boolean> => {
  const ofStream = { direction: BACKWARDS, fromRevision: END, maxCount: 1 } as const
  const [last] = (await collected(node, () => node.client.readStream(`$$${node.prefix}${stream}`, ofStream))) ?? []
  const metadata: unknown = last?.event?.data
  return typeof metadata === 'object' && metadata !== null && '$tb' in metadata && Number(metadata.$tb) > 0
}

/** The fact at a position; undefined where none stands there. */
export const factAt = async (node: Node, position: bigint): Promise<StoredFact | undefined> => {
  if (position === 0n) return undefined
  const event = await eventAt(node, position)
  return event !== undefined && commitOf(event) === position ? factOf(node.prefix, event) : undefined
}

/**
 * A node says no more than that something went wrong where no record starts; so whether it answers at all is asked first.
 * Beyond the end of its log there is nothing.
 */
const eventAt = async (node: Node, position: bigint): Promise<NodeEvent | undefined> => {
  const [last] = await lookBack(node, END, 1)
  const end = last === undefined ? undefined : commitOf(last)
  if (end === undefined || end < position) return undefined
  const fromPosition = { commit: position, prepare: position }
  const read = () => node.client.readAll({ fromPosition, maxCount: 1 })
  const events = await patiently(node, () => collectedOnce(read(), node.deadline).catch(nothingWhereUnknown), judgeRead)
  return events?.[0]
}

const nothingWhereUnknown = (error: unknown): undefined => {
  if (!isUnknown(error)) throw error
}

/**
 * Position of the last fact, found backwards from the end, past whatever is none of ours; no further than to where the
 * log is known already.
 */
export const lastPosition = async (node: Node): Promise<Position> => {
  const { tail, prefix } = node
  const { scanned, head } = tail
  let end: bigint | undefined
  for await (const event of backwards(node)) {
    const commit = commitOf(event) ?? 0n
    end ??= commit
    if (end < scanned) tail.forget()
    const found = commit === scanned ? head : ownPosition(prefix, event)
    if (found === undefined) continue
    tail.learn(end, found)
    return found
  }
  return BEGINNING
}

/** All events, the last one first. */
async function* backwards(node: Node): AsyncIterable<NodeEvent> {
  let before: ReadPosition = END
  for (let look = FIRST_LOOK; ; look = NEXT_LOOKS) {
    const events = await lookBack(node, before, look)
    yield* events
    const earliest = events.map(commitOf).findLast(commit => commit !== undefined)
    if (events.length < look || earliest === undefined) return
    before = { commit: earliest, prepare: earliest }
  }
}

const lookBack = async (node: Node, before: ReadPosition, look: number): Promise<readonly NodeEvent[]> => {
  const options = { direction: BACKWARDS, fromPosition: before, maxCount: look } as const
  return (await collected(node, () => node.client.readAll(options, { highWaterMark: PAGE_EVENTS }))) ?? []
}

/** All events of a read, which is made again while the node is not there; undefined where there is no such stream. */
const collected = (node: Node, read: () => StreamingRead<NodeEvent>): Promise<readonly NodeEvent[] | undefined> =>
  patiently(node, () => collectedOnce(read(), node.deadline), judgeRead)

const judgeRead = (error: unknown): { readonly error: Error; readonly isFinal: boolean } => {
  if (isRefusal(error)) return { error: refused(error), isFinal: true }
  if (isDeleted(error)) return { error: deleted(error), isFinal: true }
  return { error: notReached(error), isFinal: false }
}

/** The client ignores a deadline for reads, so silence is timed here. */
const collectedOnce = async (events: StreamingRead<NodeEvent>, deadline: number): Promise<readonly NodeEvent[] | undefined> => {
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
