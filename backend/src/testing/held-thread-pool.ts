import { execFileSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'

const THREADS = Number(process.env.UV_THREADPOOL_SIZE ?? 4)

/**
 * Holds every thread that works beside the event loop until it is released: what is compressed meanwhile waits. Each of them opens
 * a named pipe that nobody writes to.
 */
export const holdThreadPool = (folder: string): { readonly release: () => Promise<void> } => {
  const pipe = join(folder, `pipe-${process.hrtime.bigint()}`)
  execFileSync('mkfifo', [pipe])
  const waiting = Array.from({ length: THREADS }, () => open(pipe, 'r'))
  return {
    release: async () => {
      const writer = openSync(pipe, 'w')
      const readers = await Promise.all(waiting)
      closeSync(writer)
      await Promise.all(readers.map(reader => reader.close()))
      await rm(pipe)
    },
  }
}
