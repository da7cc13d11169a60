import { performance } from 'node:perf_hooks'
import type { Lease, ReadStore } from '../read-store'

/** A lease that is renewed at a third of its life. By this process's own clock it ends no later than by the store's. */
export class HeldLease {
  readonly fence: number
  private readonly gone = new AbortController()
  private readonly timer: NodeJS.Timeout
  private ends: number

  private constructor(
    private readonly store: ReadStore,
    private readonly name: string,
    private readonly owner: string,
    private readonly milliseconds: number,
    lease: Lease,
    asked: number,
  ) {
    this.fence = lease.fence
    this.ends = asked + milliseconds
    this.timer = setInterval(() => void this.renew(), milliseconds / 3).unref()
  }

  /** Null: somebody else holds it. */
  static async take(store: ReadStore, name: string, owner: string, milliseconds: number): Promise<HeldLease | null> {
    const asked = performance.now()
    const lease = await store.lease(name, owner, milliseconds)
    return lease && new HeldLease(store, name, owner, milliseconds, lease, asked)
  }

  /** Comes when it is lost: to somebody else, or because the store could not be asked in time. */
  get lost(): AbortSignal {
    return this.gone.signal
  }

  get valid(): boolean {
    if (performance.now() >= this.ends) this.lose()
    return !this.gone.signal.aborted
  }

  async release(): Promise<void> {
    this.lose()
    await this.store.release(this.name, this.owner)
  }

  private lose(): void {
    clearInterval(this.timer)
    this.gone.abort()
  }

  private async renew(): Promise<void> {
    const asked = performance.now()
    const lease = await this.store.lease(this.name, this.owner, this.milliseconds).catch(() => undefined)
    if (lease === undefined) void this.valid
    else if (lease?.fence === this.fence) this.ends = asked + this.milliseconds
    else this.lose()
  }
}
