import { performance } from 'node:perf_hooks'

/** How long a call waits altogether, in milliseconds (docs/answers.md#reading-your-own-write). */
export const LONGEST_WAIT_MILLISECONDS = 2_000

/** A job of the product itself builds on what it wrote, and nobody stands at its end: a busy machine does not break it off. */
export const LONGEST_WAIT_OF_JOB_MILLISECONDS = 60_000

/** How a call goes: what its answer must say, whatever the documents do (docs/answers.md#reading-your-own-write). */
export class CallCourse {
  /**
   * What a command wants is written, by it or before: from now on the answer is no failure, unless a further command of the
   * call is refused.
   */
  hasWritten = false
  /** Of the thing that the last command made. */
  id: number | undefined
  /** Of the last command, or of what was taken back as a whole: it is reported as it is. */
  failure: unknown

  /** @param left How long it may still wait, in milliseconds. */
  constructor(private left = LONGEST_WAIT_MILLISECONDS) {}

  /** Does work that waits, at most as long as the call has left; what it takes is not left to what comes after it. */
  async wait<Answer>(work: (milliseconds: number) => Promise<Answer>): Promise<Answer> {
    const before = performance.now()
    try {
      return await work(this.left)
    } finally {
      this.left = Math.max(0, this.left - (performance.now() - before))
    }
  }
}
