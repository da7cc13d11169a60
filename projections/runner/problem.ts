import { performance } from 'node:perf_hooks'
import { FactOfNewerVersion } from '@fullcourt/domain/log/recall'
import type { Position } from '@fullcourt/event-store/port'

/** `waiting`: another process is the runner. `behind`: it tries again after an outage. `failed`: it gave up, see the error. */
export type RunnerState = 'starting' | 'waiting' | 'running' | 'behind' | 'failed' | 'stopped'

/**
 * What keeps the documents from going on: `newer-fact`: a newer program wrote the next fact. `away`: a store fails, for longer
 * than a command waits. `still`: there is something to take in, and nothing is taken in. `failed`: the runner gave up.
 */
export type RunnerProblem = { readonly kind: 'newer-fact' | 'away' | 'still' | 'failed'; readonly error: Error | null }

/**
 * An outage that is over sooner holds up no command: each waits so long for the documents anyway (docs/answers.md#reading-your-own-write).
 */
const OUTAGE_WORTH_TELLING_MILLISECONDS = 2_000

/** The state of the runner, as far as it matters for its problem. */
export type RunnerStatus = { readonly state: RunnerState; readonly position: Position; readonly isStill: boolean }

/** Keeps what went wrong last, and says whether it still holds. */
export class Obstacles {
  private error: Error | null = null
  private behindSince: number | undefined

  /** The work is to be tried again, or was given up. */
  record(error: Error): void {
    this.error = error
    this.behindSince ??= performance.now()
  }

  /** The work goes on. A fact of a newer program remains a problem until it is passed. */
  overcome(): void {
    this.behindSince = undefined
    if (!(this.error instanceof FactOfNewerVersion)) this.error = null
  }

  problem({ state, position, isStill }: RunnerStatus): RunnerProblem | null {
    const { error, behindSince = performance.now() } = this
    if (state === 'failed') return { kind: 'failed', error }
    if (error instanceof FactOfNewerVersion && position < error.fact.position) return { kind: 'newer-fact', error }
    const isLong = performance.now() - behindSince > OUTAGE_WORTH_TELLING_MILLISECONDS
    if (state === 'behind' && isLong) return { kind: 'away', error }
    return isStill ? { kind: 'still', error: null } : null
  }
}
