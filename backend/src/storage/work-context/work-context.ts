import { AsyncLocalStorage } from 'node:async_hooks'

/** A value of some work, and the work of which it is a part. */
type Work<Value> = { readonly context: WorkContext<Value>; readonly value: Value; readonly outer: Work<unknown> | undefined }

/** Of all contexts, because Node asks each such storage about everything that is waited for. */
const works = new AsyncLocalStorage<Work<unknown>>()
let running = 0

const isOf = <Value>(context: WorkContext<Value>, work: Work<unknown>): work is Work<Value> => work.context === context

/**
 * A value that belongs to some work and to all that it waits for. One for the process, of however many products.
 *
 * Before version 24, Node asks the storage about everything that is waited for as long as it is enabled, also for what has no
 * part in it: that cost a cached page a sixth of its time. So it is enabled only while there is such work. What goes on after the
 * work has ended may see the value or not.
 */
export class WorkContext<Value> {
  /** The value of the work that asks; undefined where it belongs to none. */
  get(): Value | undefined {
    for (let work = works.getStore(); work !== undefined; work = work.outer) if (isOf(this, work)) return work.value
    return undefined
  }

  async run<Result>(value: Value, work: () => Promise<Result>): Promise<Result> {
    running += 1
    try {
      return await works.run({ context: this, value, outer: works.getStore() }, work)
    } finally {
      running -= 1
      if (running === 0) works.disable()
    }
  }
}
