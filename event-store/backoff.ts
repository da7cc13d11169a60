import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

const SHORTEST_MILLISECONDS = 50
const LONGEST_MILLISECONDS = 5_000

/**
 * The pauses between attempts at what may succeed later: they double up to 5 s, and half of each is random, so that many
 * do not come back at once.
 */
export class Backoff {
  private failures = 0

  /** `stop` ends a pause early. */
  constructor(private readonly stop: AbortSignal) {}

  /** One more failure: milliseconds until the next attempt. */
  next(): number {
    const whole = Math.min(LONGEST_MILLISECONDS, SHORTEST_MILLISECONDS * 2 ** Math.min(this.failures, 10))
    this.failures += 1
    return whole / 2 + (Math.random() * whole) / 2
  }

  /** One more failure: waits until the next attempt. */
  wait(): Promise<void> {
    return pause(this.next(), this.stop)
  }

  /** It succeeded: the next failure counts as the first one. */
  reset(): void {
    this.failures = 0
  }
}

/**
 * Waits so many milliseconds, or until the signal is given. In an outage very many wait with one signal: that is no leak, and
 * Node is not to warn of one.
 */
export const pause = async (milliseconds: number, stop: AbortSignal): Promise<void> => {
  setMaxListeners(0, stop)
  await sleep(milliseconds, undefined, { signal: stop }).catch((error: unknown) => {
    if (!stop.aborted) throw error
  })
}
