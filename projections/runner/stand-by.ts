import { checkpointIn, leaseChange, settingChange } from '../changes'
import { LOG } from './log-identity'
import { LIVE, type RunnerContext } from './runner-context'
import type { DocumentsPosition } from './documents-position'
import { pause } from '@fullcourt/event-store/backoff'
import type { Position } from '@fullcourt/event-store/port'

/** What a process knows of the documents while another one keeps them up to date. */
export class StandBy {
  /** Where the documents were when it last looked. */
  private seen: Position | undefined
  private waiting = new AbortController()

  constructor(
    private readonly context: RunnerContext,
    private readonly documents: DocumentsPosition,
  ) {}

  /** Takes in by the changes feed what another process writes. `isLeading`: this one writes itself. */
  async follow(signal: AbortSignal, isLeading: () => boolean): Promise<void> {
    for await (const lines of this.context.readStore.changes(signal)) {
      if (isLeading()) continue
      if (lines.includes(leaseChange(LIVE))) this.waiting.abort()
      if (lines.includes(settingChange(LOG))) process.nextTick(() => this.documents.startOver())
      const last = lines.map(line => checkpointIn(line, LIVE)).findLast(at => at !== undefined)
      if (last !== undefined) process.nextTick(() => this.documents.reached(last))
    }
  }

  /** Waits so many milliseconds, or until the lease is given up: it may be taken then. */
  async wait(milliseconds: number, stop: AbortSignal): Promise<void> {
    await pause(milliseconds, AbortSignal.any([stop, this.waiting.signal]))
    this.waiting = new AbortController()
  }

  /**
   * Looks how far log and documents are. Throws where the other process has stopped before a fact that this one cannot read
   * either.
   */
  async look(): Promise<void> {
    const { documents, context } = this
    await documents.lookAtHead()
    const checkpoint = await context.readStore.checkpoint(LIVE)
    const isFurther = checkpoint !== undefined && checkpoint.position > documents.position
    documents.reached(isFurther ? checkpoint : documents.at)
    await this.readWhereItStopped()
  }

  /** Reads on as soon as the documents are seen twice at one position before the head. */
  private async readWhereItStopped(): Promise<void> {
    const { store, read } = this.context
    const { position, isBehind } = this.documents
    const hasStopped = isBehind && position === this.seen
    this.seen = position
    if (!hasStopped) return
    for await (const page of store.readAll(position)) {
      page.forEach(read)
      return
    }
  }
}
