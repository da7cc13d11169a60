import type { StreamingRead, AllStreamSubscription } from '@eventstore/db-client'
import { Unavailable } from '../errors'
import type { NodeEvent } from './stored-fact'

/** Events that a stream of the client keeps ready, and the most that a page holds. */
export const PAGE_EVENTS = 500

/** What arrived at once: events, and what the node said after them. */
export type EventPage = {
  readonly events: readonly NodeEvent[]
  /** Everything before this place of the node's log has been looked at. */
  readonly checkpoint: bigint | undefined
  /** What was in the log was brought; what comes from now on is new. */
  readonly isCaughtUp: boolean
}

/**
 * The events of a read or a subscription in pages: whatever has arrived, as one. It listens to errors from beginning to
 * end, because the client emits some after it has been left.
 */
export class EventFlow {
  private failure: { readonly error: unknown } | undefined
  private over = false
  private confirmed: boolean
  private checkpoint: bigint | undefined
  private isCaughtUp = false
  private wake = (): void => undefined
  private resolveEnded = (): void => undefined
  /** Settles when the flow has ended, however it did. */
  readonly ended = new Promise<void>(resolve => (this.resolveEnded = resolve))

  constructor(private readonly events: StreamingRead<NodeEvent> | AllStreamSubscription) {
    this.confirmed = !('unsubscribe' in events)
    const changed = () => this.wake()
    const ended = () => this.end()
    events.on('error', error => {
      this.failure ??= { error }
      this.resolveEnded()
      this.wake()
    })
    events.on('confirmation', () => {
      this.confirmed = true
      this.wake()
    })
    events.on('caughtUp', () => {
      this.isCaughtUp = true
      this.wake()
    })
    events.on('end', ended).on('close', ended).on('readable', changed)
  }

  /** Waits until the node has accepted the subscription, or ended it. Throws as `page` does. */
  async confirmation(silence: number): Promise<void> {
    while (!this.confirmed && !this.over) {
      if (this.failure !== undefined) throw this.failure.error
      await this.change(silence)
    }
  }

  /** Neither broken nor at its end. */
  get isOpen(): boolean {
    return !this.over && this.failure === undefined
  }

  /**
   * The next page; undefined at the end. Throws what broke the flow, or `Unavailable` after so many milliseconds of silence;
   * without any it waits as long as nothing comes.
   */
  async page(silence?: number): Promise<EventPage | undefined> {
    for (;;) {
      if (this.failure !== undefined) throw this.failure.error
      const page = this.arrived()
      if (page !== undefined) return page
      if (this.over) return undefined
      await this.change(silence)
    }
  }

  /** Takes in how far the node has looked. All events before that place have arrived, though they may not have been asked for yet. */
  reached(checkpoint: bigint): void {
    this.checkpoint = checkpoint
    this.wake()
  }

  /** Makes the flow end as if the node had ended it. */
  end(): void {
    this.over = true
    this.resolveEnded()
    this.wake()
  }

  /** Cancels at the node: nothing more is wanted. */
  async leave(): Promise<void> {
    await ('unsubscribe' in this.events ? this.events.unsubscribe() : this.events.cancel()).catch(() => undefined)
    this.events.destroy()
  }

  private arrived(): EventPage | undefined {
    const events: NodeEvent[] = []
    while (events.length < PAGE_EVENTS) {
      const event = this.events.read() as NodeEvent | null
      if (event === null) return this.drained(events)
      events.push(event)
    }
    return { events, checkpoint: undefined, isCaughtUp: false }
  }

  /** What the node said holds only when everything before it was taken. */
  private drained(events: readonly NodeEvent[]): EventPage | undefined {
    const { checkpoint, isCaughtUp } = this
    this.checkpoint = undefined
    this.isCaughtUp = false
    return events.length === 0 && checkpoint === undefined && !isCaughtUp ? undefined : { events, checkpoint, isCaughtUp }
  }

  private change(longest: number | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const silence = () => reject(new Unavailable(`The EventStoreDB node has not answered for ${longest} ms.`))
      const timer = longest === undefined ? undefined : setTimeout(silence, longest)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
