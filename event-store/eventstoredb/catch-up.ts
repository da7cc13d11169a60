import { placeOf } from '../position'
import { Backoff } from '../backoff'
import { recallLandmark } from './known-landmark'
import { unreachableError } from './node-errors'
import { SubscriptionReach } from './reached'
import { subscribe } from './subscription'
import type { Position, StoredFact } from '../port'
import type { ConnectionNotices } from './connection-notices'
import type { EventPage } from './event-flow'
import type { Node } from './node'

/**
 * All facts after a position and then what comes, until the signal is given. The node's subscriptions do not come back
 * by themselves: whenever one breaks or ends, the next begins after the last fact seen, or after a landmark where only
 * foreign events lie between, and brings nothing before that event was found in its place. After so many failed attempts in a row it
 * gives up.
 */
export async function* catchUp(
  node: Node,
  after: Position,
  stop: AbortSignal,
  attempts: number,
  notices: ConnectionNotices,
): AsyncGenerator<readonly StoredFact[]> {
  const reached = new SubscriptionReach({ ...node, patience: 0 }, placeOf(after))
  const backoff = new Backoff(stop)
  let failures = 0
  while (!stop.aborted) {
    let reason: unknown
    try {
      for await (const page of pages(node, reached, stop, notices)) {
        const facts = reached.factsOf(page)
        failures = 0
        backoff.reset()
        if (facts.length > 0) yield facts
        await reached.pass(page, facts)
      }
    } catch (error) {
      reason = await reached.reasonToRetry(error)
    }
    if (stop.aborted) return
    failures += 1
    const failure = unreachableError(reason ?? new Error('it ended the subscription'))
    if (failures >= attempts) throw failure
    notices.broken(failure)
    await backoff.wait()
  }
}

/** The pages of one subscription, once it is confirmed and its place was verified. It ends when the node ends it; what breaks it is thrown. */
async function* pages(
  node: Node,
  reached: SubscriptionReach,
  stop: AbortSignal,
  notices: ConnectionNotices,
): AsyncGenerator<EventPage> {
  await recallLandmark(node)
  const flow = subscribe(node, reached.begin())
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
