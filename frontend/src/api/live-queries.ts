import type { Query, QueryClient } from '@tanstack/react-query'
import { listenLive } from './live'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /**
       * What the answer shows, by the tags under which a change is reported; without them it is never asked for again by
       * itself.
       */
      readonly tags?: readonly string[]
    }
  }
}

const anything = '*'

/** Whether an answer with these tags may look different now. */
export const isTouched = (tags: readonly string[] | undefined, changed: ReadonlySet<string>) =>
  tags !== undefined && (changed.has(anything) || tags.some(tag => changed.has(tag)))

/** After asking and showing, so many times as long as that took is left to whoever uses the page, who may be adding a list of hundreds. */
const RESTS = 3
/** After which an answer is not waited for any more before it is asked for again, in milliseconds. */
const LONGEST_ANSWER = 5_000

/**
 * Asks again for what the page shows when somebody changes it: once for all that comes within a pause, which is another one on
 * every page, so that not all of them ask at once, and longer where the last time took long. What is typed is not touched: it is no
 * answer. Ends when its answer is called.
 */
export const followLive = (client: QueryClient, address: string, longestPause: number): (() => void) => {
  const changed = new Set<string>()
  let pause: ReturnType<typeof setTimeout> | undefined
  let restsUntil = 0

  const askAgain = async () => {
    const tags = new Set(changed)
    changed.clear()
    const began = performance.now()
    pause = undefined
    restsUntil = began + LONGEST_ANSWER
    await client.invalidateQueries({ predicate: ({ meta }: Query) => isTouched(meta?.tags, tags) })
    // What it shows is drawn in the task that comes now.
    await new Promise(drawn => setTimeout(drawn))
    const now = performance.now()
    restsUntil = now + (now - began) * RESTS
    clearTimeout(pause)
    pause = undefined
    askLater()
  }
  const askLater = () => {
    if (changed.size === 0) return
    pause ??= setTimeout(() => void askAgain(), Math.max(Math.random() * longestPause, restsUntil - performance.now()))
  }
  const onTags = (tags: readonly string[]) => {
    for (const tag of tags) changed.add(tag)
    askLater()
  }
  const stop = listenLive(address, onTags)

  return () => {
    changed.clear()
    clearTimeout(pause)
    stop()
  }
}
