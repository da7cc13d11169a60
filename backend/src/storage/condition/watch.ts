import { performance } from 'node:perf_hooks'
import type { Condition } from './condition'
import { DISK_FULL, isDiskFull } from './disk-full'
import { isDamagedFile } from './damaged-file'
import type { Component, ComponentProblem } from './problem'

/**
 * What a watch is about: how trouble is recognised and what it comes to, and a harmless question that shows whether it is over.
 */
export type Watched = {
  readonly component: Component
  readonly problem: ComponentProblem
  /** What to do where its file is damaged. */
  readonly damaged?: string
  readonly isTrouble: (error: unknown) => boolean
  /** What is thrown instead of a call that is not made, since the component is known not to answer. */
  readonly refusal: (cause: unknown) => Error
  readonly ask: () => Promise<unknown>
}

/** A component that nobody called for so long is asked, so that health knows how it is without asking in the request. */
const ASKED_EVERY_MILLISECONDS = 5_000
/** One that keeps callers waiting is asked as often as that, at most. */
const ASKED_AGAIN_MILLISECONDS = 500
/** A failure that took longer than that is not waited for by every caller. */
const LONG_FAILURE_MILLISECONDS = 1_000

const textOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message} ${textOf(error.cause)}`
}

/**
 * Learns from every call of a component whether it answers, and reports it. Where a call failed after a long wait, those that
 * follow fail at once, until the component answers when it is asked.
 */
export class Watch {
  private readonly timer: NodeJS.Timeout
  private lastHeard = performance.now()
  private asking = false
  /** Why calls are not made. */
  private away: { readonly cause: unknown } | undefined

  constructor(
    private readonly condition: Condition,
    private readonly watched: Watched,
  ) {
    this.timer = setInterval(() => void this.askWhereSilent(), ASKED_AGAIN_MILLISECONDS).unref()
  }

  /** Makes a call; `what` names it in the log. */
  async over<Answer>(what: string, call: () => Promise<Answer>): Promise<Answer> {
    if (this.away !== undefined) {
      this.report(what, this.away.cause)
      throw this.watched.refusal(this.away.cause)
    }
    return this.made(what, call)
  }

  /** Watches something that is read page by page. */
  async *along<Page>(what: string, pages: AsyncIterable<Page>): AsyncIterable<Page> {
    try {
      for await (const page of pages) {
        this.answered()
        yield page
      }
    } catch (error) {
      if (this.watched.isTrouble(error)) this.report(what, error)
      throw error
    }
  }

  end(): void {
    clearInterval(this.timer)
  }

  private async made<Answer>(what: string, call: () => Promise<Answer>): Promise<Answer> {
    const began = performance.now()
    try {
      const answer = await call()
      this.counted(began, false)
      this.answered()
      return answer
    } catch (error) {
      const isTrouble = this.watched.isTrouble(error)
      const took = this.counted(began, isTrouble)
      if (isTrouble) this.failed(what, error, took)
      throw error
    }
  }

  /** Answers how many milliseconds the call took. */
  private counted(began: number, isFailure: boolean): number {
    const took = performance.now() - began
    this.condition.calls.add(this.watched.component, took, isFailure)
    return took
  }

  private answered(): void {
    this.lastHeard = performance.now()
    this.away = undefined
    this.condition.clear(this.watched.component)
  }

  private failed(what: string, error: unknown, milliseconds: number): void {
    this.report(what, error)
    if (milliseconds < LONG_FAILURE_MILLISECONDS || this.away !== undefined) return
    this.away = { cause: error }
    void this.ask()
  }

  private report(what: string, error: unknown): void {
    const { component, problem } = this.watched
    const message = [problem.message, ...this.causesOf(error)].join(' ')
    this.condition.report(component, { ...problem, message }, `${what}: ${textOf(error)}`)
  }

  /** Why it may be, where an operator can do something about that. */
  private causesOf(error: unknown): readonly string[] {
    const { damaged } = this.watched
    return [...(isDiskFull(error) ? [DISK_FULL] : []), ...(damaged !== undefined && isDamagedFile(error) ? [damaged] : [])]
  }

  private async askWhereSilent(): Promise<void> {
    const silence = performance.now() - this.lastHeard
    if (this.away !== undefined || silence >= ASKED_EVERY_MILLISECONDS) await this.ask()
  }

  private async ask(): Promise<void> {
    if (this.asking) return
    this.asking = true
    await this.made('asked how it is', this.watched.ask).catch(() => undefined)
    this.lastHeard = performance.now()
    this.asking = false
  }
}
