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

/**
 * Asks again for what the page shows when somebody changes it: once for all that comes within a pause, which is another one on
 * every page, so that not all of them ask at once. What is typed is not touched: it is no answer. Ends when its answer is called.
 */
export const followLive = (client: QueryClient, address: string, longestPause: number): (() => void) => {
  const changed = new Set<string>()
  let pause: ReturnType<typeof setTimeout> | undefined

  const askAgain = () => {
    const tags = new Set(changed)
    changed.clear()
    pause = undefined
    void client.invalidateQueries({ predicate: ({ meta }: Query) => isTouched(meta?.tags, tags) })
  }
  const onTags = (tags: readonly string[]) => {
    for (const tag of tags) changed.add(tag)
    pause ??= setTimeout(askAgain, Math.random() * longestPause)
  }
  const stop = listenLive(address, onTags)

  return () => {
    clearTimeout(pause)
    stop()
  }
}
