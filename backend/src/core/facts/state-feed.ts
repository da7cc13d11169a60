import { recall } from '@fullcourt/domain/log/recall'
import { pause } from '@fullcourt/event-store/backoff'
import type { EventStore, StoredFact, SubscriptionNotice } from '@fullcourt/event-store/port'
import type { StreamCache } from './stream-cache'

const AFTER_AN_OUTAGE_MILLISECONDS = 1_000

/**
 * Feeds what any process writes to the cached streams, over one subscription from the head at its start. Where it breaks off, what
 * was cached is dropped, and streams are read again until it goes on.
 */
export class StateFeed {
  private readonly stopping = new AbortController()
  private running: Promise<void> = Promise.resolve()

  constructor(
    private readonly store: EventStore,
    private readonly cache: StreamCache,
    private readonly onError: (error: unknown) => void,
  ) {}

  start(): void {
    this.running = this.run()
  }

  async stop(): Promise<void> {
    this.stopping.abort()
    await this.running
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping
    while (!signal.aborted) {
      try {
        await this.follow()
      } catch (error) {
        if (!signal.aborted) this.onError(error)
      }
      this.cache.drop()
      await pause(AFTER_AN_OUTAGE_MILLISECONDS, signal)
    }
  }

  /** What is read after the head is known holds everything before it; what comes after it is fed. */
  private async follow(): Promise<void> {
    const head = await this.store.head()
    this.cache.follow()
    const onNotice = ({ kind }: SubscriptionNotice) => (kind === 'dropped' ? this.cache.drop() : this.cache.follow())
    for await (const page of this.store.subscribe(head, this.stopping.signal, onNotice)) {
      for (const stored of page) if (this.cache.wants(stored.stream)) this.feed(stored)
      const last = page.at(-1)
      if (last !== undefined) this.cache.reached(last.position)
    }
  }

  /** Nothing may be decided on a fact that this version does not know: reading its stream fails. */
  private feed(stored: StoredFact): void {
    const fact = recall(stored)
    if (fact === 'unknown') this.cache.forget(stored.stream)
    else this.cache.feed(fact)
  }
}
