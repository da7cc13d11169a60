import type { Condition } from './condition'
import type { Component, Problem } from './problem'

/** What a watch is about: how trouble is recognised and what it comes to, and a harmless question that tells whether it is over. */
export type Watched = {
  readonly component: Component
  readonly problem: Problem
  readonly isTrouble: (error: unknown) => boolean
  readonly ask: () => Promise<unknown>
}

/** A component that nobody called for so long is asked, so that health knows how it is without asking in the request. */
const ASKED_EVERY_MILLISECONDS = 5_000

const textOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message} ${textOf(error.cause)}`
}

/** Learns from every call of a component whether it answers, and reports it. */
export class Watch {
  private readonly timer: NodeJS.Timeout
  private heard = false
  private asking = false

  constructor(
    private readonly condition: Condition,
    private readonly watched: Watched,
  ) {
    this.timer = setInterval(() => void this.ask(), ASKED_EVERY_MILLISECONDS).unref()
  }

  /** Makes a call; `what` names it in the log. */
  async over<Answer>(what: string, call: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await call()
      this.answered()
      return answer
    } catch (error) {
      this.failed(what, error)
      throw error
    }
  }

  /** Goes along with something that is read page by page. */
  async *along<Page>(what: string, pages: AsyncIterable<Page>): AsyncIterable<Page> {
    try {
      for await (const page of pages) {
        this.answered()
        yield page
      }
    } catch (error) {
      this.failed(what, error)
      throw error
    }
  }

  end(): void {
    clearInterval(this.timer)
  }

  private answered(): void {
    this.heard = true
    this.condition.clear(this.watched.component)
  }

  private failed(what: string, error: unknown): void {
    const { component, problem, isTrouble } = this.watched
    if (!isTrouble(error)) return
    this.heard = false
    this.condition.report(component, problem, `${what}: ${textOf(error)}`)
  }

  private async ask(): Promise<void> {
    const wasHeard = this.heard
    this.heard = false
    if (wasHeard || this.asking) return
    this.asking = true
    await this.over('asked how it is', this.watched.ask).catch(() => undefined)
    this.asking = false
  }
}
