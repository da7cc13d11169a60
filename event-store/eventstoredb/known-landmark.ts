import { isThere } from './node-reads'
import { commitOf, ownPosition, type NodeEvent } from './stored-fact'
import type { Landmark } from './landmark'
import type { Node } from './node'
import type { Position } from '../port'

/** The landmark that an event is, given the last fact up to it; undefined where it has no place. */
export const landmarkAt = (resolved: NodeEvent, head: Position): Landmark | undefined => {
  const place = commitOf(resolved)
  return place === undefined || resolved.event === undefined ? undefined : { place, id: resolved.event.id, head }
}

/** The landmark that an event of ours is; undefined for whatever is none of ours. */
export const factLandmark = (prefix: string, resolved: NodeEvent): Landmark | undefined => {
  const head = ownPosition(prefix, resolved)
  return head === undefined ? undefined : landmarkAt(resolved, head)
}

/** Takes in what an earlier process kept, at the first call, and where the log is still the same. */
export const recallLandmark = async (node: Node): Promise<void> => {
  const { landmark, kept } = node
  if (landmark.isRecalled) return
  const found = await kept.read()
  if (found !== undefined && (await isThere(node, found))) landmark.learn(found)
  landmark.isRecalled = true
}

/** Takes in a landmark, and keeps it for later processes where none is further. */
export const keepLandmark = async ({ landmark, kept }: Node, found: Landmark): Promise<void> => {
  landmark.learn(found)
  if (landmark.known === found) await kept.write(found)
}

/** The known landmark, if it is still there; forgets it otherwise. */
export const standingLandmark = async (node: Node): Promise<Landmark | undefined> => {
  const { known } = node.landmark
  if (known === undefined || (await isThere(node, known))) return known
  node.landmark.forget()
  return undefined
}
