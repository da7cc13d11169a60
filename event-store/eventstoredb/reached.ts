import { LogDiverged, NotAFact, Unavailable } from '../errors'
import { positionOf } from '../position'
import { isNodeRefusal, isUnknown, accessRefusalError } from './node-errors'
import { factAt, isThere } from './node-reads'
import { PassedEvents } from './passed-events'
import { commitOf, factOf } from './stored-fact'
import type { StoredFact } from '../port'
import type { EventPage } from './event-flow'
import type { Landmark } from './landmark'
import type { Node } from './node'

/** How far a subscription has come, over all the connections that it needs. */
export class SubscriptionReach {
  /** Id of the last fact; not known before it was looked up. */
  private id: string | undefined
  /** The foreign event after which this connection began; it began after the last fact where there is none. */
  private from: Landmark | undefined
  /** The place before which this connection may bring nothing. */
  private passed: bigint
  private readonly passedEvents: PassedEvents

  /** `last`: place of the last fact that the reader knows, 0 where it knows none. */
  constructor(
    private readonly node: Node,
    private last: bigint,
  ) {
    this.passed = last
    this.passedEvents = new PassedEvents(node)
  }

  /** The place after which a new connection is to begin: the last fact, or a landmark after it with foreign events between. */
  begin(): bigint {
    const { known } = this.node.landmark
    this.from = known !== undefined && known.head === positionOf(this.last) && known.place > this.last ? known : undefined
    this.passed = this.from?.place ?? this.last
    return this.passed
  }

  /** The facts among the events of a page. Throws `NotAFact`, or `LogDiverged` where an event does not lie ahead. */
  factsOf({ events }: EventPage): readonly StoredFact[] {
    if (events.some(event => (commitOf(event) ?? this.passed + 1n) <= this.passed)) this.throwDiverged()
    return events.map(event => factOf(this.node.prefix, event)).filter(fact => fact !== undefined)
  }

  /** Takes in that a page was brought. */
  async pass(page: EventPage, facts: readonly StoredFact[]): Promise<void> {
    const fact = facts.at(-1)
    if (fact !== undefined) {
      this.id = fact.id
      this.last = BigInt(fact.position)
      this.node.landmark.learn({ place: this.last, id: fact.id, head: fact.position })
    }
    this.passed = page.events.map(commitOf).findLast(place => place !== undefined) ?? this.passed
    await this.passedEvents.pass(page, this.last, this.id)
  }

  /**
   * Looks whether the event after which this connection began is in its place. Throws `LogDiverged` where the last fact is
   * not.
   */
  async verify(): Promise<void> {
    if (this.from !== undefined) return this.verifyLandmark(this.from)
    if (this.last === 0n) return
    const fact = await factAt(this.node, this.last)
    if (fact === undefined || fact.id !== (this.id ?? fact.id)) return this.throwDiverged()
    this.id = fact.id
    this.node.landmark.learn({ place: this.last, id: fact.id, head: fact.position })
  }

  /** What broke a connection, where another may do better; throws what will be the same with every connection. */
  async reasonToRetry(error: unknown): Promise<unknown> {
    if (isNodeRefusal(error)) throw accessRefusalError(error)
    if (error instanceof LogDiverged || error instanceof NotAFact) throw error
    if (!isUnknown(error)) return error
    return this.verify().then(
      () => error,
      failure => this.reasonToRetry(failure),
    )
  }

  /** Where a landmark is gone the last fact may still be there: the next connection begins after it. */
  private async verifyLandmark(landmark: Landmark): Promise<void> {
    if (await isThere(this.node, landmark)) return
    this.node.landmark.forget()
    throw new Unavailable('The log of the EventStoreDB node is an older one than before.')
  }

  private throwDiverged(): never {
    this.node.landmark.forget()
    throw new LogDiverged(positionOf(this.last))
  }
}
