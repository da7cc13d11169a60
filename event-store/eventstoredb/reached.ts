import { LogDiverged, NotAFact } from '../errors'
import { positionOf } from '../position'
import { isRefusal, isUnknown, refused } from './node-errors'
import { factAt } from './node-reads'
import { commitOf, factOf } from './stored-fact'
import type { StoredFact } from '../port'
import type { Page } from './event-flow'
import type { Node } from './node'

/** How far a subscription has come, over all the connections that it needs. */
export class Reached {
  /** Id of the last fact; not known before it was looked up. */
  private id: string | undefined
  /** The event behind which the next connection begins: the last fact, or whatever the node has looked at behind it. */
  private passed: bigint

  /** `last`: place of the last fact that the reader knows, 0 where it knows none. */
  constructor(
    private readonly node: Node,
    private last: bigint,
  ) {
    this.passed = last
  }

  get resumeAt(): bigint {
    return this.passed
  }

  /** The facts among the events of a page. Throws `NotAFact`, or `LogDiverged` where an event does not lie ahead. */
  factsOf({ events }: Page): readonly StoredFact[] {
    if (events.some(event => (commitOf(event) ?? this.passed + 1n) <= this.passed)) this.throwDiverged()
    return events.map(event => factOf(this.node.prefix, event)).filter(fact => fact !== undefined)
  }

  /** Takes in that a page was brought. */
  pass({ events, checkpoint }: Page, facts: readonly StoredFact[]): void {
    const fact = facts.at(-1)
    if (fact !== undefined) {
      this.id = fact.id
      this.last = BigInt(fact.position)
    }
    const commit = events.map(commitOf).findLast(each => each !== undefined)
    this.passed = checkpoint ?? commit ?? this.passed
    this.node.tail.learn(this.passed, positionOf(this.last))
  }

  /** Looks whether the last fact stands in its place. Throws `LogDiverged` where it does not. */
  async verify(): Promise<void> {
    if (this.last === 0n) return
    const fact = await factAt(this.node, this.last)
    if (fact === undefined || fact.id !== (this.id ?? fact.id)) return this.throwDiverged()
    this.id = fact.id
    this.node.tail.learn(this.last, fact.position)
  }

  /** What broke a connection, where another may do better; throws what will be the same with every connection. */
  async reasonToRetry(error: unknown): Promise<unknown> {
    if (isRefusal(error)) throw refused(error)
    if (error instanceof LogDiverged || error instanceof NotAFact) throw error
    if (!isUnknown(error)) return error
    this.passed = this.last
    return this.verify().then(
      () => error,
      failure => this.reasonToRetry(failure),
    )
  }

  private throwDiverged(): never {
    this.node.tail.forget()
    throw new LogDiverged(positionOf(this.last))
  }
}
