import { performance } from 'node:perf_hooks'
import type { Lease, ReadStore } from '../read-store'

/** Milliseconds by a clock that never goes back. */
export type MonotonicClock = () => number

const monotonic: MonotonicClock = () => performance.now()

/** A lease as it is asked for. */
export type WantedLease = {
  readonly name: string
  readonly owner: string
  /** Its life, unless it is renewed. */
  readonly milliseconds: number
  /** By which it is judged whether it lasts; this process's clock where none is given. */
  readonly now?: MonotonicClock
}

/** A lease that is renewed at a third of its life. By this process's own clock it ends no later than by the store's. */
export class HeldLease {
  readonly fence: number
  private readonly gone = new AbortController()
  private readonly timer: NodeJS.Timeout
  private readonly now: MonotonicClock
  private ends: number

  private constructor(
    private readonly store: ReadStore,
    private readonly wanted: WantedLease,
    lease: Lease,
    asked: number,
  ) {
    const { milliseconds, now = monotonic } = wanted
    this.fence = lease.fence
    this.now = now
    this.ends = asked + milliseconds
    this.timer = setInterval(() => void this.renew(), milliseconds / 3).unref()
  }

  /** Null: somebody else holds it. */
  static async take(store: ReadStore, wanted: WantedLease): Promise<HeldLease | null> {
    const { name, owner, milliseconds, now = monotonic } = wanted
    const asked = now()
    const lease = await store.lease(name, owner, milliseconds)
    return lease && new HeldLease(store, wanted, lease, asked)
  }

  /** Comes when it is lost: to somebody else, or because the store could not be asked in time. */
  get lost(): AbortSignal {
    return this.gone.signal
  }

  get valid(): boolean {
    if (this.now() >= this.ends) this.lose()
    return !this.gone.signal.aborted
  }

  /** Whether work may go on. A busy machine renews late: what ran out by this clock is asked for once more before it is lost. */
  async holds(): Promise<boolean> {
    if (this.now() >= this.ends && !this.gone.signal.aborted) await this.renew()
    return this.valid
  }

  async release(): Promise<void> {
    this.lose()
    await this.store.release(this.wanted.name, this.wanted.owner)
  }

  private lose(): void {
    clearInterval(this.timer)
    this.gone.abort()
  }

  private async renew(): Promise<void> {
    const { name, owner, milliseconds } = this.wanted
    const asked = this.now()
    const lease = await this.store.lease(name, owner, milliseconds).catch(() => undefined)
    if (lease === undefined) void this.valid
    else if (lease?.fence === this.fence) this.ends = asked + milliseconds
    else this.lose()
  }
}
