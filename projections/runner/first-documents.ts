import { performance } from 'node:perf_hooks'
import type { Position } from '@fullcourt/event-store/port'
import type { FactCount } from './fact-count'
import type { RebuildProgress } from './rebuild'
import type { LogReach } from '../read-store'

/** The progress of a log's first documents, or of deleted ones: there is nothing that could be read instead. */
export class FirstDocuments {
  private readonly began = performance.now()
  private counted: FactCount | undefined

  /** `inherited`: facts that were taken in before this process went on. */
  constructor(
    private readonly models: readonly string[],
    private readonly completeFrom: Position,
    private readonly inherited: number,
    private readonly at: () => LogReach,
    private readonly count: () => FactCount,
  ) {}

  /** Null once they are complete. What there is to read is counted from when somebody asks: only the log knows, and reads it for that. */
  progress(): RebuildProgress | null {
    const { position, count: done } = this.at()
    if (position >= this.completeFrom) return null
    this.counted ??= this.count()
    const target = Math.max(done, this.counted.facts)
    const rate = (done - this.inherited) / Math.max(0.001, (performance.now() - this.began) / 1000)
    const timeLeft = rate > 0 ? (target - done) / rate : null
    return { models: this.models, phase: 'reading', done, target, rate, timeLeft, error: null }
  }
}
