import { PositionWaiter } from './position-waiter'
import { Readiness } from './readiness'
import { NOTHING_READ, type LogReach } from '../read-store'
import type { RunnerContext } from './runner-context'
import { BEGINNING, type Position } from '@fullcourt/event-store/port'

/** How far the documents are and how far the log is, as far as this process knows, and those who wait for the documents. */
export class DocumentsPosition {
  private readonly waiter = new PositionWaiter()
  private readonly readiness: Readiness
  private known: Position = BEGINNING

  /** `moved` is called with every change; `standsBy`: another process keeps the documents up to date. */
  constructor(
    private readonly context: RunnerContext,
    private readonly moved: () => void,
    private readonly standsBy: () => boolean,
  ) {
    this.readiness = new Readiness(context.models, context.onComplete)
  }

  get at(): LogReach {
    return this.waiter.at
  }

  get position(): Position {
    return this.at.position
  }

  /** Position of the last fact that this process knows of. */
  get head(): Position {
    return this.known < this.position ? this.position : this.known
  }

  /** Whether everything that the log held at the start can be read. */
  get isComplete(): boolean {
    return this.readiness.reached
  }

  /** Settles when it is; rejects where that cannot come. */
  get completed(): Promise<void> {
    return this.readiness.settled
  }

  /** Whether there are facts that the documents lack. */
  get isBehind(): boolean {
    return this.position < this.known
  }

  /** Waits until the documents have passed a position; see `PositionWaiter`. */
  wait(position: Position, milliseconds?: number): Promise<boolean> {
    return this.waiter.wait(position, milliseconds)
  }

  /** Asks the log for its head. What is there at the start must be passed before everything is complete. */
  async lookAtHead(): Promise<void> {
    const head = await this.context.store.head()
    this.readiness.begin(head)
    this.heardOf(head)
  }

  heardOf(position: Position): void {
    if (position > this.known) this.known = position
  }

  reached(at: LogReach): void {
    this.waiter.reached(at)
    this.moved()
    if (!this.isComplete) void this.lookComplete()
  }

  /** The log was put back: positions that were known mean nothing any more. */
  startOver(): void {
    this.known = BEGINNING
    this.readiness.startOver()
    this.reached(NOTHING_READ)
  }

  async lookComplete(): Promise<void> {
    const { registry, onError } = this.context
    await registry.current().then(current => this.readiness.look(this.position, current, this.standsBy()), onError)
  }

  /** A first build failed: it cannot become complete. */
  failToComplete(error: Error): void {
    if (!this.isComplete) this.readiness.fail(error)
  }

  /** The position will not advance any more. */
  close(error: Error): void {
    this.waiter.close(error)
    this.readiness.fail(error)
  }
}
