import { LRUCache } from 'lru-cache'
import { growingTo } from '@fullcourt/projections/growing-cache'

/** Counts what happened per key in the last stretch of time, for a limited number of keys: the oldest are forgotten first. */
export class SlidingWindow {
  private readonly times: LRUCache<string, readonly number[]>

  /** `most` happenings in `milliseconds` are allowed per key. */
  constructor(
    private readonly most: number,
    private readonly milliseconds: number,
    mostKeys: number,
  ) {
    this.times = new LRUCache(growingTo(mostKeys))
  }

  /** How many milliseconds a key has to wait; 0 where it need not. */
  waitOf(key: string, now: number): number {
    const recent = this.recent(key, now)
    const oldest = recent[recent.length - this.most]
    return oldest === undefined ? 0 : oldest + this.milliseconds - now
  }

  add(key: string, now: number): void {
    this.times.set(key, [...this.recent(key, now), now])
  }

  /** Takes one happening of that moment back. */
  takeBack(key: string, at: number): void {
    const times = this.times.peek(key) ?? []
    const index = times.indexOf(at)
    if (index >= 0) this.times.set(key, times.toSpliced(index, 1))
  }

  forget(key: string): void {
    this.times.delete(key)
  }

  private recent(key: string, now: number): readonly number[] {
    return (this.times.peek(key) ?? []).filter(time => time > now - this.milliseconds)
  }
}
