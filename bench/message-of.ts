import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** The next message of another process; fails where it ends before, so that nothing is waited for that cannot come. */
export const messageOf = async (child: ChildProcess, what: string): Promise<unknown> => {
  const over = new AbortController()
  const ended = once(child, 'exit', { signal: over.signal }).then(([code]): never => {
    throw new Error(`${what} ended with ${code} before anything was said.`)
  })
  try {
    const [message] = (await Promise.race([once(child, 'message', { signal: over.signal }), ended])) as [unknown]
    return message
  } finally {
    ended.catch(() => undefined)
    over.abort()
  }
}
