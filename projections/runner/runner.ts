import type { LeaderWork } from './leader-work'
import type { RecomputedDocument } from './recomputed-document'
import type { RunnerProblem, RunnerState } from './problem'
import type { Rebuild, RebuildFrom, RebuildProgress } from './rebuild'
import type { Repaired } from './repair'
import type { RunnerContext } from './runner-context'
import type { Readings } from '../open-reading'
import type { Position } from '@fullcourt/event-store/port'

/** The runner was stopped, or gave up; nobody will pass the position that was waited for. */
export class RunnerStopped extends Error {
  readonly kind = 'runner-stopped'
}

export type RunnerHealth = {
  readonly state: RunnerState
  /** This process keeps the documents up to date, builds them, and does what goes on beside that; at most one does. */
  readonly leads: boolean
  readonly position: Position
  /** Position of the last fact that the runner knows of. */
  readonly head: Position
  /** Milliseconds since the documents last had everything that the runner knows of; 0 while they have it. */
  readonly behind: number
  /** Everything that the log held at the start can be read. */
  readonly complete: boolean
  /** It is complete, and what comes is taken in. */
  readonly ready: boolean
  readonly error: string | null
}

export type RunnerOptions = Omit<
  RunnerContext,
  'registry' | 'parked' | 'onError' | 'onComplete' | 'batch' | 'memory' | 'lease' | 'now'
> & {
  /** Most facts that are folded before they are written. */
  readonly batch?: number
  /** Most documents of all its versions together that a rebuild keeps in memory between two flushes. */
  readonly memory?: number
  readonly onError?: RunnerContext['onError']
  readonly onComplete?: RunnerContext['onComplete']
  /** Is called with what keeps the documents from going on, and with null when they go on. */
  readonly onProblem?: (problem: RunnerProblem | null) => void
  /** Life of a lease in milliseconds; it is renewed at a third of it. */
  readonly lease?: number
  /** By which it judges whether its lease still lasts. */
  readonly now?: RunnerContext['now']
  /** Milliseconds that it may make no progress before the head and still be called ready. */
  readonly standstill?: number
}

/** Keeps the documents of all read models up to date (docs/answers.md#the-runner). */
export interface Runner {
  /** What `openReading` needs. */
  readonly readings: Readings
  /** Settles when every read model is complete and up to the head as it was at the start; rejects where that cannot come. */
  ready(): Promise<void>
  /**
   * Waits until the documents have taken in the fact at a position: true, or false after the milliseconds. Answers that the
   * fact made outdated were dropped before. Rejects with `RunnerStopped`.
   */
  passed(position: Position, milliseconds: number): Promise<boolean>
  position(): Position
  /** The number of our facts up to the position. */
  count(): number
  /** From what is known: nothing is asked. */
  health(): RunnerHealth
  /** Begins a rebuild of the named read models, or of all. Rejects with `RebuildRefused`, also where another process is the runner. */
  rebuild(names?: readonly string[], from?: RebuildFrom): Promise<Rebuild>
  /** Cancels the rebuilds that go on of the named read models, or of all; nothing of them is left. Rejects like `rebuild`. */
  cancelRebuild(names?: readonly string[]): Promise<void>
  /** Those that are going on, and the last one of each that ended. */
  rebuilds(): readonly Rebuild[]
  /** What is being built now, and how far it is. */
  building(): readonly RebuildProgress[]
  /**
   * Writes documents that were recomputed up to a position in place of the stored ones, brought to where the runner is: between two
   * batches, so that nobody else writes them. Answers how many were not so. Rejects where another process is the runner.
   */
  repair(documents: readonly RecomputedDocument[], after: Position): Promise<Repaired>
  /** Does further work whenever, and only while, this process is the runner (holds the lease). */
  whileLeading(work: LeaderWork): void
  /** Finishes the batch at work and gives the lease up. A second call is harmless. */
  stop(): Promise<void>
}
