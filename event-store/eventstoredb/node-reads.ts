import { BACKWARDS, END, type ReadPosition, type StreamingRead } from '@eventstore/db-client'
import { EventFlow, PAGE_EVENTS } from './event-flow'
import { deleted, isDeleted, isRefusal, nodeError, notReached, refused } from './node-errors'
import { patiently } from './patience'
import { commitOf, factOf, type NodeEvent } from './stored-fact'
import { BEGINNING, type Position, type Revision, type StoredFact } from '../port'
import type { Node } from './node'

/** Events looked at first in search of the last fact, and then at a time: the end of the log is ours nearly always. */
const FIRST_LOOK = 16
const NEXT_LOOKS = 1_000

/** The facts of a stream from a revision to its end; none where it does not exist. */
export const readStream = async (node: Node, stream: string, from: Revision): Promise<readonly StoredFact[]> => {
  const { client, prefix } = node
  const read = () => client.readStream(`${prefix}${stream}`, { fromRevision: BigInt(from) }, { highWaterMark: PAGE_EVENTS })
  const events = await collected(node, read)
  return events.map(event => factOf(prefix, event)).filter(fact => fact !== undefined)
}

/** Position of the last fact, found backwards from the end, past whatever is none of ours. */
export const lastPosition = async (node: Node): Promise<Position> => {
  let before: ReadPosition = END
  for (let look = FIRST_LOOK; ; look = NEXT_LOOKS) {
    const events = await lookBack(node, before, look)
    const last = events.map(event => factOf(node.prefix, event)).find(fact => fact !== undefined)
    if (last !== undefined) return last.position
    const earliest = events.map(commitOf).findLast(commit => commit !== undefined)
    if (events.length < look || earliest === undefined) return BEGINNING
    before = { commit: earliest, prepare: earliest }
  }
}

const lookBack = (node: Node, before: ReadPosition, look: number): Promise<readonly NodeEvent[]> =>
  collected(node, () =>
    node.client.readAll({ direction: BACKWARDS, fromPosition: before, maxCount: look }, { highWaterMark: PAGE_EVENTS }),
  )

/** All events of a read, which is made again while the node is not there. */
const collected = (node: Node, read: () => StreamingRead<NodeEvent>): Promise<readonly NodeEvent[]> =>
  patiently(node, () => collectedOnce(read(), node.deadline), judgeRead)

const judgeRead = (error: unknown): { readonly error: Error; readonly isFinal: boolean } => {
  if (isRefusal(error)) return { error: refused(error), isFinal: true }
  if (isDeleted(error)) return { error: deleted(error), isFinal: true }
  return { error: notReached(error), isFinal: false }
}

/** The client ignores a deadline for reads, so silence is timed here. */
const collectedOnce = async (events: StreamingRead<NodeEvent>, deadline: number): Promise<readonly NodeEvent[]> => {
  const flow = new EventFlow(events)
  const found: NodeEvent[] = []
  try {
    for (;;) {
      const page = await flow.page(deadline)
      if (page.length === 0) return found
      found.push(...page)
    }
  } catch (error) {
    if (nodeError(error).type === 'stream-not-found') return []
    throw error
  } finally {
    await flow.leave()
  }
}
