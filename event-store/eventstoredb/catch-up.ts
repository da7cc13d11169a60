import { placeOf } from '../position'
import { backOff, pause } from './back-off'
import { recallLandmark } from './known-landmark'
import { notReached } from './node-errors'
import { Reached } from './reached'
import { subscribed } from './subscription'
import type { Position, StoredFact } from '../port'
import type { ConnectionNotices } from './connection-notices'
import type { Page } from './event-flow'
import type { Node } from './node'

/**
 * All facts behind a position and then what comes, until the signal is given. The node's subscriptions do not come back
 * by themselves: whenever one breaks or ends, the next begins behind the last fact seen, or behind a landmark where only
 * foreign events lie between, and brings nothing before that event was found in its place. `patience` is the number of failures in a row after which it gives up.
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
        await reached.pass(page, facts)
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

/** The pages of one subscription, once it is confirmed and its place was verified. It ends when the node ends it; what breaks it is thrown. */
async function* pages(node: Node, reached: Reached, stop: AbortSignal, notices: ConnectionNotices): AsyncGenerator<Page> {
  await recallLandmark(node)
  const flow = subscribed(node, reached.begin())
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
