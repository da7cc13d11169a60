import { START, streamNameFilter, type ReadPosition } from '@eventstore/db-client'
import { placeOf } from '../position'
import { backOff, pause } from './back-off'
import { EventFlow, PAGE_EVENTS, type Page } from './event-flow'
import { notReached } from './node-errors'
import { Reached } from './reached'
import type { Position, StoredFact } from '../port'
import type { ConnectionNotices } from './connection-notices'
import type { Node } from './node'

/**
 * All facts behind a position and then what comes, until the signal is given. The node's subscriptions do not come back
 * by themselves: whenever one breaks or ends, the next begins behind the last event seen, and brings nothing before the
 * last fact seen was found in its place. `patience` is the number of failures in a row after which it gives up.
 */
export async function* catchUp(
  node: Node,
  after: Position,
  stop: AbortSignal,
  backoff: number,
  notices: ConnectionNotices,
): AsyncGenerator<readonly StoredFact[]> {
  const reached = new Reached({ ...node, backoff: 0 }, placeOf(after))
  let failures = 0
  while (!stop.aborted) {
    let reason: unknown
    try {
      for await (const page of pages(node, reached, stop, notices)) {
        const facts = reached.factsOf(page)
        failures = 0
        if (facts.length > 0) yield facts
        reached.pass(page, facts)
      }
    } catch (error) {
      reason = await reached.reasonToRetry(error)
    }
    if (stop.aborted) return
    failures += 1
    const failure = notReached(reason ?? new Error('it ended the subscription'))
    if (failures >= backoff) throw failure
    notices.broken(failure)
    await pause(backOff(failures), stop)
  }
}

/** The node passes over foreign streams itself, and says now and then how far it is. */
const subscribed = ({ client, prefix }: Node, after: bigint): EventFlow => {
  const checkpointReached = (_: unknown, { commit, prepare }: { readonly commit: bigint; readonly prepare: bigint }) => {
    if (commit === prepare) flow.reached(commit)
  }
  const filter = streamNameFilter({ prefixes: [prefix], checkpointReached })
  const flow = new EventFlow(client.subscribeToAll({ fromPosition: nodePosition(after), filter }, { highWaterMark: PAGE_EVENTS }))
  return flow
}

/** The pages of one subscription, once it is confirmed and its place was verified. It ends when the node ends it; what breaks it is thrown. */
async function* pages(node: Node, reached: Reached, stop: AbortSignal, notices: ConnectionNotices): AsyncGenerator<Page> {
  const flow = subscribed(node, reached.resumeAt)
  const end = () => flow.end()
  stop.addEventListener('abort', end)
  try {
    await flow.confirmation(node.deadline)
    await Promise.race([reached.verify(), flow.ended])
    if (flow.isOpen) notices.isAcknowledged()
    for (;;) {
      const page = await flow.page()
      if (page === undefined || stop.aborted) return
      yield page
    }
  } finally {
    stop.removeEventListener('abort', end)
    await flow.leave()
  }
}

const nodePosition = (commit: bigint): ReadPosition => (commit === 0n ? START : { commit, prepare: commit })
