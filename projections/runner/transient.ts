import { setTimeout as wait } from 'node:timers/promises'
import { Unavailable } from '@fullcourt/event-store/errors'
import { ReadStoreUnavailable } from '../read-store'

const SHORTEST = 50
const LONGEST = 5_000

/** True for errors of the world around: the same work may succeed later. */
export const isTransient = (error: unknown): boolean => error instanceof ReadStoreUnavailable || error instanceof Unavailable

/** Waits longer each time in a row, and a little by chance, so that several do not come back together. Ends early by the signal. */
export class Backoff {
  private failures = 0

  constructor(private readonly signal: AbortSignal) {}

  async wait(): Promise<void> {
    const milliseconds = Math.min(LONGEST, SHORTEST * 2 ** this.failures++) * (0.5 + Math.random() / 2)
    await pause(milliseconds, this.signal)
  }

  /** It went well: the next failure is a first one. */
  calm(): void {
    this.failures = 0
  }
}

/** Waits, or less where the signal comes. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
