import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

/** Longer than anything takes that a test waits for, in milliseconds. */
const LIMIT = 60_000

/** As many turns of the event loop as what needs no timer takes. */
const TURNS = 2_000

/**
 * Looks again at every turn of the event loop until something holds: for what happens in this process. What waits for a timer is
 * looked for every few milliseconds after that, so that no core is kept busy by waiting.
 */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  const began = performance.now()
  for (let turns = 0; !(await holds()); turns++) {
    if (performance.now() - began > LIMIT) throw new Error(`It did not come to this: ${holds}`)
    await (turns < TURNS ? nextTurn() : pause(2))
  }
}
