import { performance } from 'node:perf_hooks'
import { END_OF_KEYS, type KeyRange } from './document-key'

/** How far a check is. */
export type CheckProgress = {
  /** Part of the work that is done, from 0 to 1. */
  readonly share: number
  /** Facts that were read, and documents that were compared. */
  readonly facts: number
  readonly documents: number
  /** Facts per second since it began. */
  readonly rate: number
  /** Seconds; null while nothing can be said. */
  readonly timeLeft: number | null
}

/** Reading the facts takes most of the time of a part, comparing the rest. */
const SHARE_OF_READING = 0.8

/** Counts what a check does. It never goes back, also where less is done at a time than was hoped for. */
export class ProgressCount {
  private readonly began = performance.now()
  private share = 0
  private facts = 0
  private documents = 0

  read(facts: number, { range, done }: { readonly range: KeyRange; readonly done: number }): void {
    this.facts += facts
    this.reach(range, done * SHARE_OF_READING)
  }

  compared(documents: number, { range, done }: { readonly range: KeyRange; readonly done: number }): void {
    this.documents += documents
    this.reach(range, SHARE_OF_READING + done * (1 - SHARE_OF_READING))
  }

  now(): CheckProgress {
    const { share, facts, documents } = this
    const seconds = (performance.now() - this.began) / 1_000
    const timeLeft = share > 0 ? (seconds / share) * (1 - share) : null
    return { share, facts, documents, rate: facts / Math.max(0.001, seconds), timeLeft }
  }

  private reach({ from, to }: KeyRange, done: number): void {
    const reached = (from + (to - from) * Math.min(1, done)) / END_OF_KEYS
    this.share = Math.max(this.share, reached)
  }
}
