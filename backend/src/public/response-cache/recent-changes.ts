import { LRUCache } from 'lru-cache'
import { growingTo } from '@fullcourt/projections/growing-cache'
import type { FeedLine } from '@fullcourt/projections/read-store'

/** A moment in the order of changes. */
export type ChangeMoment = number

/** So many changes are remembered one by one; what was begun before the oldest of them counts as changed. */
const MOST_CHANGES = 20_000

/** What changed lately: whether what an answer depends on is still as it was when it was begun. */
export class RecentChanges {
  private last: ChangeMoment = 0
  private forgotten: ChangeMoment = 0
  private readonly moments: LRUCache<FeedLine, ChangeMoment>

  constructor(most = MOST_CHANGES) {
    this.moments = new LRUCache({
      ...growingTo(most),
      dispose: (moment, _, reason) => {
        if (reason === 'evict') this.forgotten = moment
      },
    })
  }

  now(): ChangeMoment {
    return this.last
  }

  add(change: FeedLine): void {
    this.last += 1
    this.moments.set(change, this.last)
  }

  /** Anything may have changed. */
  addEverything(): void {
    this.last += 1
    this.forgotten = this.last
    this.moments.clear()
  }

  areUnchanged(dependencies: ReadonlySet<FeedLine>, since: ChangeMoment): boolean {
    if (since === this.last) return true
    if (since < this.forgotten) return false
    return ![...dependencies].some(change => (this.moments.peek(change) ?? 0) > since)
  }
}
