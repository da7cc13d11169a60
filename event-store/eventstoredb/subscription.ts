import { START, streamNameFilter, type ReadPosition } from '@eventstore/db-client'
import { EventFlow, PAGE_EVENTS } from './event-flow'
import type { Node } from './node'

/**
 * What comes after a place in the node's log. The node passes over foreign streams itself, and says now and then how far it is.
 */
export const subscribe = ({ client, prefix }: Node, after: bigint): EventFlow => {
  const checkpointReached = (_: unknown, { commit }: { readonly commit: bigint }): void => flow.reached(commit)
  const filter = streamNameFilter({ prefixes: [prefix], checkpointReached })
  const flow: EventFlow = new EventFlow(
    client.subscribeToAll({ fromPosition: nodePosition(after), filter }, { highWaterMark: PAGE_EVENTS }),
  )
  return flow
}

const nodePosition = (commit: bigint): ReadPosition => (commit === 0n ? START : { commit, prepare: commit })
