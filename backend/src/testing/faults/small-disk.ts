import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { SMALL_DISK, smallDiskOf, withSmallDisk } from '@fullcourt/event-store/embedded/testing/small-disk'

/** A disk of its own for several processes one after another, which can be filled. */
export type FillableDisk = {
  /** Where others see it. */
  readonly path: string
  /** Where processes on it see it. */
  readonly seenAt: string
  readonly within: (command: readonly string[]) => readonly string[]
  readonly fill: () => void
  readonly free: () => void
  readonly remove: () => Promise<void>
}

const BLOCK = Buffer.alloc(4_096, 1)

const fillWith = (ballast: string): void => {
  const file = openSync(ballast, 'w')
  try {
    for (;;) writeSync(file, BLOCK)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(file)
  }
}

/** Makes one of that size (`48m`); it lasts as long as somebody holds it. */
export const fillableDisk = async (size: string): Promise<FillableDisk> => {
  const [command = '', ...args] = withSmallDisk(size, ['sh', '-c', 'echo mounted; exec sleep 86400'])
  const holder = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(holder, 'exit')
  await once(holder.stdout, 'data')
  const path = smallDiskOf(holder.pid ?? 0)
  const ballast = join(path, 'ballast')
  mkdirSync(join(path, 'data'))
  return {
    path: join(path, 'data'),
    seenAt: join(SMALL_DISK, 'data'),
    within: inside => ['nsenter', '-t', String(holder.pid), '-U', '-m', '--preserve-credentials', ...inside],
    fill: () => fillWith(ballast),
    free: () => rmSync(ballast, { force: true }),
    remove: async () => {
      holder.kill('SIGKILL')
      await ended
    },
  }
}
