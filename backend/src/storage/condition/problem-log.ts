import type { Component, StandingProblem } from './problem'

/** Where lines for the operator go. */
export type Log = { readonly warn: (line: string) => void; readonly error: (line: string) => void }

/** A problem that goes on is logged again after this time, with how often it was met meanwhile. */
const TOLD_AGAIN_MILLISECONDS = 60_000

type Line = { readonly message: string; readonly at: number; readonly isOpen: boolean }

/** Writes problems to the log, each at once and then seldom: a thousand refusals are two lines. */
export class ProblemLog {
  private readonly lines = new Map<Component, Line>()

  constructor(
    private readonly log: Log,
    private readonly now: () => Date,
  ) {}

  reported({ component, message, since, times }: StandingProblem, detail: string): void {
    const at = this.now().getTime()
    const last = this.lines.get(component)
    if (last?.message === message && at - last.at < TOLD_AGAIN_MILLISECONDS) return
    this.lines.set(component, { message, at, isOpen: true })
    const often = times === 1 ? '' : ` ${times} times since ${since.toISOString()}.`
    this.log.error(`${component}: ${message}${often}${detail === '' ? '' : ` (${detail})`}`)
  }

  /** The end is logged only of problems that were logged. */
  cleared({ component, since, times }: StandingProblem): void {
    const last = this.lines.get(component)
    if (last?.isOpen !== true) return
    this.lines.set(component, { ...last, isOpen: false })
    const seconds = Math.round((this.now().getTime() - since.getTime()) / 1000)
    this.log.warn(`${component}: over after ${seconds} s; met ${times} times.`)
  }
}
