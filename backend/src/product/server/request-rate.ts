import { LRUCache } from 'lru-cache'
import { growingTo } from '@fullcourt/projections/growing-cache'

const MINUTE = 60_000
/** Of so many addresses is known how much they asked. */
const MOST_ADDRESSES = 20_000

/**
 * Spreads requests of one address evenly over time: a minute's worth may come at once, then as many as fit (a leaky bucket; of
 * each address only the time is kept at which it is empty).
 */
export class RequestRate {
  private readonly emptyAt: LRUCache<string, number>
  private readonly each: number

  constructor(
    perMinute: number,
    private readonly now: () => number = Date.now,
  ) {
    this.each = MINUTE / perMinute
    this.emptyAt = new LRUCache(growingTo(MOST_ADDRESSES))
  }

  /** Counts a request of an address. How many milliseconds it comes too early; 0 where it is in time, and counted. */
  take(address: string): number {
    const now = this.now()
    const emptyAt = Math.max(this.emptyAt.get(address) ?? now, now) + this.each
    if (emptyAt - now > MINUTE) return emptyAt - now - MINUTE
    this.emptyAt.set(address, emptyAt)
    return 0
  }
}
