import { LRUCache } from 'lru-cache'
import type { EventStore, Position } from '@fullcourt/event-store/port'

/** Callers ask at once: only the latest few are of use. */
const MOST_KEPT = 1_000

/** What policies wrote last in the course of one call (by correlation). */
export class LastWritten {
  private readonly positions = new LRUCache<string, Position>({ max: MOST_KEPT })

  constructor(private readonly store: EventStore) {}

  /** A step that was done before may be reported again: the greatest position counts. */
  wrote(correlation: string, position: Position): void {
    const before = this.positions.peek(correlation)
    this.positions.set(correlation, before !== undefined && before > position ? before : position)
  }

  /** `here`: this process follows the log itself, and knows. Otherwise the end of the log is searched. */
  async of(correlation: string, after: Position, here: boolean): Promise<Position | undefined> {
    if (here) return this.positions.peek(correlation)
    let last: Position | undefined
    for await (const page of this.store.readAll(after))
      last =
        page.findLast(({ metadata }) => (metadata as { readonly correlation?: string }).correlation === correlation)?.position ??
        last
    return last
  }
}
