import type { Count, CourtsideEntry } from './counted'

/** What one person counted beside the figures in one game, on one device. */
export type CountQueue = {
  /** What the server does not have, or may not have, from the oldest. */
  readonly waiting: readonly CourtsideEntry[]
  /** What can be taken back, from the oldest. */
  readonly done: readonly Count[]
  /** Why the server did not take one; null once that was read. */
  readonly refused: string | null
}

export const noCounts: CountQueue = { waiting: [], done: [], refused: null }

const MOST_DONE = 100

export const withCount = (queue: CountQueue, counted: CourtsideEntry): CountQueue => ({
  ...queue,
  waiting: [...queue.waiting, counted],
  done: counted.does === 'clock' ? queue.done : [...queue.done, counted].slice(-MOST_DONE),
})

/** Takes the last one back: one that nobody tried to send is forgotten, another one is followed by its opposite, under `id`. */
export const withoutLastCount = (queue: CountQueue, id: string, isTried: (counted: CourtsideEntry) => boolean): CountQueue => {
  const last = queue.done.at(-1)
  if (!last) return queue
  const done = queue.done.slice(0, -1)
  const isHere = queue.waiting.includes(last) && !isTried(last)
  const waiting = isHere ? queue.waiting.filter(one => one !== last) : [...queue.waiting, { ...last, id, isBack: !last.isBack }]
  return { ...queue, done, waiting }
}

/** The server has it, or refused it for good. */
export const withoutCount = (queue: CountQueue, { id }: CourtsideEntry, refused: string | null = queue.refused): CountQueue => ({
  waiting: queue.waiting.filter(one => one.id !== id),
  done: refused === null ? queue.done : queue.done.filter(one => one.id !== id),
  refused,
})
