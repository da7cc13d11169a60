import type { AllStreamResolvedEvent, ResolvedEvent } from '@eventstore/db-client'
import { positionOf } from '../position'
import type { Json, StoredFact } from '../port'

/** An event as the node hands it out, of one stream or of all. */
export type NodeEvent = ResolvedEvent | AllStreamResolvedEvent

/** The commit position of an event, in the node's own number. */
export const commitOf = ({ event, commitPosition }: NodeEvent): bigint | undefined => commitPosition ?? event?.position?.commit

/**
 * The fact that an event is, its stream without the installation's prefix; undefined for whatever is none of ours: a
 * foreign stream, an event of the system.
 */
export const factOf = (prefix: string, resolved: NodeEvent): StoredFact | undefined => {
  const { event } = resolved
  const commit = commitOf(resolved)
  if (event === undefined || commit === undefined) return undefined
  if (!event.streamId.startsWith(prefix) || event.type.startsWith('$')) return undefined
  return {
    stream: event.streamId.slice(prefix.length),
    revision: Number(event.revision),
    position: positionOf(commit),
    id: event.id,
    type: event.type,
    data: event.data as Json,
    metadata: (event.metadata ?? null) as Json,
  }
}
