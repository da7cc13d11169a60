import { mostAskedFirst, type KeyedRead } from './most-asked-first'
import type { RecentReads } from '../response-cache/recent-reads'

/** Time, as the work in the background sees it; a test has its own. In milliseconds. */
export type Pacing = {
  readonly now: () => number
  /** Ends early where `stop` is given. */
  readonly pause: (milliseconds: number, stop: AbortSignal) => Promise<void>
}

export type RefresherOptions = {
  readonly reads: RecentReads
  readonly isCached: (key: string) => boolean
  /** Asks as the visitor did. True where the answer has to be asked for once more: it changed while it was made. */
  readonly ask: (read: KeyedRead) => Promise<boolean>
  /** Whether visitors or staff wait for answers. */
  readonly isBusy: () => boolean
  readonly pacing: Pacing
  /** Of an answer that was made again, or not made because a round was over. */
  readonly counted: (outcome: 'made' | 'skipped') => void
  readonly failed: (read: KeyedRead, error: unknown) => void
}

/** Nothing fell for so long: a burst of edits makes an answer again once. */
const CALM = 100
/** Where it is never calm, answers are made again this long after the first one fell. */
const LONGEST_UNREST = 1_000
/** While requests wait, it is looked so often whether they still do. */
const BUSY = 10
/** A round that takes longer leaves the rest to whoever asks for it. */
export const LONGEST_ROUND = 5_000
/** The part of the time in which answers are made. */
export const SHARE = 1 / 4

/**
 * Makes cached answers again that fell and that visitors asked for lately: after a short calm, the most asked first, one at a
 * time, in a part of the time, and never while requests wait (docs/answers.md#made-again-in-the-background).
 */
export class Refresher {
  private fallen = new Set<string>()
  private falls = 0
  private readonly stopping = new AbortController()
  private work: Promise<void> | undefined

  constructor(private readonly options: RefresherOptions) {}

  /** Takes in keys under which answers fell, and returns at once. */
  follow(keys: Iterable<string>): void {
    if (this.stopping.signal.aborted) return
    for (const key of keys) if (this.options.reads.of(key)) this.note(key)
    if (this.fallen.size > 0) this.work ??= this.run()
  }

  /** Waits until nothing is left to be made again. */
  async idle(): Promise<void> {
    await this.work
  }

  /** Ends the work in progress. */
  async stop(): Promise<void> {
    this.stopping.abort()
    await this.idle()
  }

  private note(key: string) {
    this.falls += 1
    this.fallen.add(key)
  }

  private get isOver(): boolean {
    return this.stopping.signal.aborted
  }

  private pause(milliseconds: number): Promise<void> {
    return this.options.pacing.pause(milliseconds, this.stopping.signal)
  }

  private async run(): Promise<void> {
    while (this.fallen.size > 0 && !this.isOver) {
      await this.calm()
      const keys = this.fallen
      this.fallen = new Set()
      await this.round(mostAskedFirst(keys, this.options.reads))
    }
    this.work = undefined
  }

  private async calm(): Promise<void> {
    const began = this.options.pacing.now()
    let seen: number
    do {
      seen = this.falls
      await this.pause(CALM)
    } while (seen !== this.falls && this.options.pacing.now() - began < LONGEST_UNREST && !this.isOver)
  }

  private async round(reads: readonly KeyedRead[]): Promise<void> {
    const { pacing, isBusy, isCached, counted } = this.options
    const end = pacing.now() + LONGEST_ROUND
    for (const read of reads) {
      while (isBusy() && pacing.now() < end && !this.isOver) await this.pause(BUSY)
      if (this.isOver) return
      // A visitor was quicker.
      if (isCached(read.key)) continue
      if (pacing.now() >= end) counted('skipped')
      else await this.make(read)
    }
  }

  private async make(read: KeyedRead): Promise<void> {
    const { pacing, ask, isCached, counted, failed } = this.options
    const began = pacing.now()
    try {
      if (await ask(read)) this.note(read.key)
      else if (isCached(read.key)) counted('made')
    } catch (error) {
      failed(read, error)
    }
    await this.pause((pacing.now() - began) * (1 / SHARE - 1))
  }
}
