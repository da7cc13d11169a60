import type { FeedLine } from '../read-store'

/** What one follower of changes receives. */
export type Followed = {
  readonly received: readonly FeedLine[]
  /** Resolves when nothing more comes. */
  readonly ended: Promise<void>
  readonly stop: () => void
}

/** Follows changes from now on, until it is stopped or they end. */
export const follow = (changes: (signal: AbortSignal) => AsyncIterable<readonly FeedLine[]>): Followed => {
  const follower = new AbortController()
  const received: FeedLine[] = []
  const ended = (async () => {
    for await (const lines of changes(follower.signal)) received.push(...lines)
  })()
  return { received, ended, stop: () => follower.abort() }
}
