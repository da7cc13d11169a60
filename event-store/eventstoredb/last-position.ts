import { Unavailable } from '../errors'
import { factLandmark, keepLandmark, landmarkAt, recallLandmark, standingLandmark } from './known-landmark'
import { judgeRead, lastEvents } from './node-reads'
import { patiently } from './patience'
import { commitOf, ownPosition, type NodeEvent } from './stored-fact'
import { subscribe } from './subscription'
import { BEGINNING, type Position } from '../port'
import type { Landmark } from './landmark'
import type { Node } from './node'

/** Events at the end of the log that are looked at before the node is made to pass over foreign ones: the last fact is nearly always among them. */
const NEAR_EVENTS = 64

/**
 * Position of the last fact. Foreign events are not read beyond a few at the end of the log: the node passes over them
 * itself, from the last landmark on.
 */
export const lastPosition = async (node: Node): Promise<Position> => {
  await recallLandmark(node)
  const near = await lastEvents(node, NEAR_EVENTS)
  const found = headAmong(node, near)
  if (found === undefined) return patiently(node, () => headBehindLandmark({ ...node, patience: 0 }), judgeRead)
  const landmark = near[0] && landmarkAt(near[0], found)
  if (landmark !== undefined) node.landmark.learn(landmark)
  return found
}

/** The last fact among the last events, the very last one first; undefined where it lies further back. */
const headAmong = ({ prefix, landmark }: Node, near: readonly NodeEvent[]): Position | undefined => {
  const { known } = landmark
  for (const each of near) {
    const own = ownPosition(prefix, each)
    if (own !== undefined) return own
    if (known !== undefined && commitOf(each) === known.place && each.event?.id === known.id) return known.head
  }
  return near.length < NEAR_EVENTS ? BEGINNING : undefined
}

const headBehindLandmark = async (node: Node): Promise<Position> => {
  const [end] = await lastEvents(node, 1)
  const known = await standingLandmark(node)
  const last = (await lastFactBehind(node, known?.place ?? 0n)) ?? known
  const head = last?.head ?? BEGINNING
  const atEnd = end && landmarkAt(end, head)
  const furthest = last !== undefined && last.place > (atEnd?.place ?? 0n) ? last : atEnd
  if (furthest !== undefined) await keepLandmark(node, furthest)
  return head
}

/** The last fact after a place, up to now. Throws what broke the subscription. */
const lastFactBehind = async (node: Node, place: bigint): Promise<Landmark | undefined> => {
  const flow = subscribe(node, place)
  try {
    await flow.confirmation(node.deadline)
    let last: Landmark | undefined
    for (;;) {
      const page = await flow.page(node.deadline)
      if (page === undefined) throw new Unavailable('The EventStoreDB node ended the subscription.')
      last = page.events.map(event => factLandmark(node.prefix, event)).findLast(found => found !== undefined) ?? last
      if (page.isCaughtUp) return last
    }
  } finally {
    await flow.leave()
  }
}
