import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * A value that belongs to some work and to all that it waits for. One for the process, of however many products.
 *
 * Before version 24, Node asks each context about everything that is waited for as long as it is enabled, also for what has no
 * part in it: that cost a cached page a sixth of its time. So it is enabled only while there is such work. What goes on after the
 * work has ended may see the value or not.
 */
export class WorkContext<Value> {
  private readonly storage = new AsyncLocalStorage<Value>()
  private running = 0

  /** The value of the work that asks; undefined where it belongs to none. */
  get(): Value | undefined {
    return this.storage.getStore()
  }

  async run<Result>(value: Value, work: () => Promise<Result>): Promise<Result> {
    this.running += 1
    try {
      return await this.storage.run(value, work)
    } finally {
      this.running -= 1
      if (this.running === 0) this.storage.disable()
    }
  }
}
