import { setTimeout as pause } from 'node:timers/promises'

/**
 * Looks every few milliseconds until something holds, so that what another process or the disk has to do is not held up; the
 * test's own time limit ends it.
 */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await pause(5)
}
