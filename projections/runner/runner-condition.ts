import { performance } from 'node:perf_hooks'
import type { Position } from '@fullcourt/event-store/port'
import { Obstacles, type RunnerProblem, type RunnerState } from './problem'

/** How far the documents are, and how far the log is. */
export type Extent = { readonly position: Position; readonly head: Position }

/** Notices that nothing is taken in although there is something to take in. It is asked now and then, as monitors do. */
export class Standstill {
  private seen: { readonly position: Position; readonly worked: number; readonly since: number } | undefined

  /** `longest`: milliseconds at one position, before the head, that are nothing to worry about. */
  constructor(private readonly longest: number) {}

  /** `worked`: grows with what is done within a batch, which may be large on a slow machine. */
  look({ position, head }: Extent, worked: number): boolean {
    if (position >= head) this.seen = undefined
    else if (this.seen?.position !== position || this.seen.worked !== worked)
      this.seen = { position, worked, since: performance.now() }
    return this.seen !== undefined && performance.now() - this.seen.since >= this.longest
  }
}

/** In what state a runner is, and what keeps its documents from going on; says so when that changes. */
export class RunnerCondition {
  private readonly obstacles = new Obstacles()
  private readonly still: Standstill
  private now: RunnerState = 'starting'
  private known: RunnerProblem | null = null
  private behindSince: number | undefined
  private work = 0

  /** `standstill`: milliseconds before the head that are nothing to worry about. */
  constructor(
    standstill: number,
    private readonly extent: () => Extent,
    private readonly onProblem: (problem: RunnerProblem | null) => void,
  ) {
    this.still = new Standstill(standstill)
  }

  get state(): RunnerState {
    return this.now
  }

  get problem(): RunnerProblem | null {
    return this.known
  }

  /** Milliseconds since the documents last had everything, as of the last look. */
  get behind(): number {
    return this.behindSince === undefined ? 0 : performance.now() - this.behindSince
  }

  /** A part of a batch is done. */
  worked(): void {
    this.work += 1
  }

  enter(state: RunnerState): void {
    this.now = state
    this.look()
  }

  /** The problem is over. */
  goOn(state: 'running' | 'waiting'): void {
    this.obstacles.overcome()
    this.enter(state)
  }

  record(error: Error, state: 'behind' | 'failed'): void {
    this.obstacles.record(error)
    this.enter(state)
  }

  look(): void {
    const { position, head } = this.extent()
    this.behindSince = position < head ? (this.behindSince ?? performance.now()) : undefined
    const isStill = this.still.look({ position, head }, this.work)
    const problem = this.obstacles.problem({ state: this.now, position, isStill })
    if (problem?.kind === this.known?.kind && problem?.error === this.known?.error) return
    this.known = problem
    this.onProblem(problem)
  }
}
