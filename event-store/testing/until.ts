import { setImmediate as nextTurn } from 'node:timers/promises'

/** Longer than anything takes that a test waits for, in milliseconds. */
const LIMIT = 60_000

/** Looks again at every turn of the event loop until something holds: for what happens in this process. */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  const began = performance.now()
  while (!(await holds())) {
    if (performance.now() - began > LIMIT) throw new Error(`It did not come to this: ${holds}`)
    await nextTurn()
  }
}
