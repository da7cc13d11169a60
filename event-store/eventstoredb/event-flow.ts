import type { StreamingRead, AllStreamSubscription } from '@eventstore/db-client'
import { Unavailable } from '../errors'
import type { NodeEvent } from './stored-fact'

/** Events that a stream of the client keeps ready, and the most that a page holds. */
export const PAGE_EVENTS = 500

/**
 * The events of a read or a subscription in pages: whatever has arrived, as one. It listens to errors from beginning to
 * end, because the client emits some after it has been left.
 */
export class EventFlow {
  private failure: { readonly error: unknown } | undefined
  private over = false
  private confirmed: boolean
  private wake = (): void => undefined

  constructor(private readonly events: StreamingRead<NodeEvent> | AllStreamSubscription) {
    this.confirmed = !('unsubscribe' in events)
    const changed = () => this.wake()
    const ended = () => {
      this.over = true
      this.wake()
    }
    events.on('error', error => {
      this.failure ??= { error }
      this.wake()
    })
    events.on('confirmation', () => {
      this.confirmed = true
      this.wake()
    })
    events.on('end', ended).on('close', ended).on('readable', changed)
  }

  /** Waits until the node has accepted the subscription (true) or ended it. Throws as `page` does. */
  async confirmation(backoff: number): Promise<boolean> {
    while (!this.confirmed && !this.over) {
      if (this.failure !== undefined) throw this.failure.error
      await this.change(backoff)
    }
    return this.confirmed
  }

  /**
   * The next page; empty at the end. Throws what broke the flow, or `Unavailable` after so many milliseconds of silence;
   * without any it waits as long as nothing comes.
   */
  async page(backoff?: number): Promise<readonly NodeEvent[]> {
    for (;;) {
      if (this.failure !== undefined) throw this.failure.error
      const page = this.arrived()
      if (page.length > 0 || this.over) return page
      await this.change(backoff)
    }
  }

  /** Makes the flow end as if the node had ended it. */
  end(): void {
    this.over = true
    this.wake()
  }

  /** Tells the node that nothing more is wanted. */
  async leave(): Promise<void> {
    await ('unsubscribe' in this.events ? this.events.unsubscribe() : this.events.cancel()).catch(() => undefined)
    this.events.destroy()
  }

  private arrived(): readonly NodeEvent[] {
    const page: NodeEvent[] = []
    while (page.length < PAGE_EVENTS) {
      const event = this.events.read() as NodeEvent | null
      if (event === null) break
      page.push(event)
    }
    return page
  }

  private change(backoff: number | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const silence = () => reject(new Unavailable(`The EventStoreDB node has not answered for ${backoff} ms.`))
      const timer = backoff === undefined ? undefined : setTimeout(silence, backoff)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
