import { START, excludeSystemEvents, type ReadPosition } from '@eventstore/db-client'
import { placeOf } from '../position'
import { backOff, pause } from './back-off'
import { EventFlow, PAGE_EVENTS } from './event-flow'
import { isRefusal, notReached, refused } from './node-errors'
import { commitOf, factOf, type NodeEvent } from './stored-fact'
import type { Position, StoredFact } from '../port'
import type { ConnectionNotices } from './connection-notices'
import type { Node } from './node'

/**
 * All facts behind a position and then what comes, until the signal is given. The node's subscriptions do not come back
 * by themselves: whenever one breaks or ends, the next begins behind the last event seen. `patience` is the number of
 * failures in a row after which it gives up.
 */
export async function* catchUp(
  node: Node,
  after: Position,
  stop: AbortSignal,
  backoff: number,
  notices: ConnectionNotices,
): AsyncGenerator<readonly StoredFact[]> {
  let reached = placeOf(after)
  let failures = 0
  while (!stop.aborted) {
    let reason: unknown
    try {
      for await (const events of subscription(node, reached, stop, notices)) {
        const facts = factsOf(node.prefix, events)
        failures = 0
        if (facts.length > 0) yield facts
        reached = lastCommit(events) ?? reached
      }
    } catch (error) {
      if (isRefusal(error)) throw refused(error)
      reason = error
    }
    if (stop.aborted) return
    failures += 1
    const failure = notReached(reason ?? new Error('it ended the subscription'))
    if (failures >= backoff) throw failure
    notices.broken(failure)
    await pause(backOff(failures), stop)
  }
}

/** The pages of one subscription. It ends when the node ends it; what breaks it is thrown. */
async function* subscription(
  { client, deadline }: Node,
  after: bigint,
  stop: AbortSignal,
  notices: ConnectionNotices,
): AsyncGenerator<readonly NodeEvent[]> {
  const options = { fromPosition: nodePosition(after), filter: excludeSystemEvents() }
  const flow = new EventFlow(client.subscribeToAll(options, { highWaterMark: PAGE_EVENTS }))
  const end = () => flow.end()
  stop.addEventListener('abort', end)
  try {
    if (await flow.confirmation(deadline)) notices.isAcknowledged()
    for (;;) {
      const page = await flow.page()
      if (page.length === 0 || stop.aborted) return
      yield page
    }
  } finally {
    stop.removeEventListener('abort', end)
    await flow.leave()
  }
}

const nodePosition = (commit: bigint): ReadPosition => (commit === 0n ? START : { commit, prepare: commit })

const factsOf = (prefix: string, events: readonly NodeEvent[]): readonly StoredFact[] =>
  events.map(event => factOf(prefix, event)).filter(fact => fact !== undefined)

const lastCommit = (events: readonly NodeEvent[]): bigint | undefined =>
  events.map(commitOf).findLast(commit => commit !== undefined)
