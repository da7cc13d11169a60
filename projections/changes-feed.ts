import type { FeedLine } from './read-store'

type Lines = readonly FeedLine[]
type Taken = IteratorResult<Lines, undefined>

/** A follower: the lines that it has not taken yet, or its request that waits for the next ones. */
class Follower implements AsyncIterableIterator<Lines> {
  private readonly waiting: Lines[] = []
  private asked: ((taken: Taken) => void) | undefined
  private ended = false

  constructor(readonly leave: (follower: Follower) => void) {}

  publish(lines: Lines): void {
    if (this.ended) return
    if (this.asked === undefined) this.waiting.push(lines)
    else this.answer({ value: lines, done: false })
  }

  end(): void {
    this.ended = true
    this.leave(this)
    this.answer({ value: undefined, done: true })
  }

  next(): Promise<Taken> {
    const lines = this.waiting.shift()
    if (lines !== undefined) return Promise.resolve({ value: lines, done: false })
    if (this.ended) return Promise.resolve({ value: undefined, done: true })
    return new Promise(resolve => (this.asked = resolve))
  }

  return(): Promise<Taken> {
    this.end()
    return Promise.resolve({ value: undefined, done: true })
  }

  [Symbol.asyncIterator](): this {
    return this
  }

  private answer(taken: Taken): void {
    this.asked?.(taken)
    this.asked = undefined
  }
}

/** Publishes the changes of this process to all followers in it. */
export type ChangesFeed = {
  readonly follow: (signal: AbortSignal) => AsyncIterable<Lines>
  /** Answers when every follower that waits for nothing inside its loop has taken the lines in. */
  readonly publish: (lines: Lines) => Promise<void>
  readonly close: () => void
}

/** Runs after every continuation that is ready now, and before anything from outside: `nextTick` follows the drained microtasks. */
const drain = (): Promise<void> => new Promise(resolve => process.nextTick(resolve))

export const changesFeed = (): ChangesFeed => {
  const followers = new Set<Follower>()
  return {
    follow: signal => {
      const follower = new Follower(one => followers.delete(one))
      if (signal.aborted) follower.end()
      else {
        followers.add(follower)
        signal.addEventListener('abort', () => follower.end(), { once: true })
      }
      return follower
    },
    publish: lines => {
      if (lines.length > 0) for (const follower of followers) follower.publish(lines)
      return drain()
    },
    close: () => {
      for (const follower of followers) follower.end()
    },
  }
}
