import type { Component, ComponentProblem, StandingProblem } from './problem'
import { ProblemLog, type Log } from './problem-log'
import { StoreCalls } from './store-calls'

export type ReadsState = 'served' | NonNullable<ComponentProblem['reads']>
export type WritesState = 'accepted' | NonNullable<ComponentProblem['writes']>

/**
 * How the product is: components report their problems here (`problem.ts` says how), and all others read them here. It
 * asks nobody itself.
 */
export class Condition {
  /** How the calls of the stores went. */
  readonly calls = new StoreCalls()
  private readonly current = new Map<Component, StandingProblem>()
  private readonly listeners = new Set<() => void>()
  private readonly log: ProblemLog
  private ended = false

  constructor(
    log: Log,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.log = new ProblemLog(log, now)
  }

  /** What is wrong now; said again, it counts. `detail` is for the log alone: where it happened, and what the engine said. */
  report(component: Component, problem: ComponentProblem, detail = ''): void {
    if (this.ended) return
    const { since = this.now(), times = 0 } = this.current.get(component) ?? {}
    const current = { ...problem, component, since, times: times + 1 }
    this.current.set(component, current)
    this.log.reported(current, detail)
    this.publish()
  }

  /** It is over; harmless where nothing was wrong. */
  clear(component: Component): void {
    const problem = this.current.get(component)
    if (problem === undefined) return
    this.current.delete(component)
    this.log.cleared(problem)
    this.publish()
  }

  has(component: Component): boolean {
    return this.current.has(component)
  }

  problems(): readonly StandingProblem[] {
    return [...this.current.values()]
  }

  reads(): ReadsState {
    return this.worst('reads', ['failing', 'stale'] as const) ?? 'served'
  }

  /** Reads that are answered show less than has happened. */
  isStale(): boolean {
    return this.problems().some(({ reads }) => reads === 'stale')
  }

  writes(): WritesState {
    return this.worst('writes', ['refused', 'failing'] as const) ?? 'accepted'
  }

  /** Why writes are refused before they are tried; undefined where they are tried. */
  refusal(): string | undefined {
    return this.problems().find(({ writes }) => writes === 'refused')?.message
  }

  /** Is called with every report. */
  onChange(listener: () => void): void {
    this.listeners.add(listener)
  }

  /** The product ends: what its parts say while they are closed is no problem any more. */
  end(): void {
    this.ended = true
  }

  private worst<Effect extends string>(of: 'reads' | 'writes', worstFirst: readonly Effect[]): Effect | undefined {
    const effects = new Set<string | undefined>(this.problems().map(problem => problem[of]))
    return worstFirst.find(effect => effects.has(effect))
  }

  private publish(): void {
    for (const listener of this.listeners) listener()
  }
}
