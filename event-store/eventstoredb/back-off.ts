import { setTimeout as sleep } from 'node:timers/promises'

const SHORTEST = 50
const LONGEST = 5_000

/** Milliseconds to wait after so many failures in a row: doubling up to 5 s, half of it by chance, so that many do not come back at once. */
export const backOff = (failures: number): number => {
  const whole = Math.min(LONGEST, SHORTEST * 2 ** Math.min(failures, 10))
  return whole / 2 + (Math.random() * whole) / 2
}

/** Waits so many milliseconds, or until the signal is given. */
export const pause = (milliseconds: number, stop: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal: stop }).catch((error: unknown) => {
    if (!stop.aborted) throw error
  })
