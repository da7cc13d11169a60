import { performance } from 'node:perf_hooks'
import { BEGINNING, type EventStore, type Position } from '@fullcourt/event-store/port'
import type { RebuildProgress } from './rebuild'
import type { LogReach } from '../read-store'

/** The progress of a log's first documents, or of deleted ones: there is nothing that could be read instead. */
export class FirstDocuments {
  private readonly began = performance.now()
  private target = 0

  /** `inherited`: facts that were taken in before this process went on. */
  constructor(
    private readonly models: readonly string[],
    private readonly completeFrom: Position,
    private readonly inherited: number,
    private readonly at: () => LogReach,
  ) {}

  /** Counts what there is to read: only the log knows. */
  async count(store: EventStore, ended: AbortSignal): Promise<void> {
    let facts = 0
    for await (const page of store.readAll(BEGINNING)) {
      facts += page.length
      this.target = facts
      if (ended.aborted) return
    }
  }

  /** Null once they are complete. */
  progress(): RebuildProgress | null {
    const { position, count: done } = this.at()
    if (position >= this.completeFrom) return null
    const target = Math.max(done, this.target)
    const rate = (done - this.inherited) / Math.max(0.001, (performance.now() - this.began) / 1000)
    const timeLeft = rate > 0 ? (target - done) / rate : null
    return { models: this.models, phase: 'reading', done, target, rate, timeLeft, error: null }
  }
}
