import type { Position } from '@fullcourt/event-store/port'
import type { AnyRecorded, ReadModel } from '../projection'
import { TimeSlicer } from '../runner/time-slicer'
import { Semaphore } from '../semaphore'
import { keptMoments, momentBefore, withMoment, type KeptMoments } from './kept-moments'
import { FoldedMoment, type PastMoment } from './past-moment'

/** Up to and with which fact: the one at a position, or the last of a time (ISO 8601 in UTC). */
export type UpTo = { readonly position: Position } | { readonly time: string }

/** The facts of one organization after a position (exclusive), in order, in pages. */
export type FactsAfter = (position: Position) => AsyncIterable<readonly AnyRecorded[]>

/** Milliseconds of folding until whatever else is ready has its turn. */
const SLICE = 8

const isBeyond = (upTo: UpTo, { position, time }: { readonly position: Position; readonly time: string }): boolean =>
  'position' in upTo ? position > upTo.position : time > upTo.time

/**
 * What an organization's documents were at any moment: folded in memory from its facts, forward from the nearest moment that was
 * kept. One for an organization; who asks waits for who asked before.
 */
export class Past {
  private readonly folded: FoldedMoment
  private readonly turns = new Semaphore(1)
  private readonly slicer = new TimeSlicer(SLICE)
  private kept: KeptMoments

  constructor(
    models: readonly ReadModel<unknown>[],
    private readonly factsAfter: FactsAfter,
  ) {
    this.folded = new FoldedMoment(models)
    this.kept = keptMoments(this.folded.now())
  }

  /** How many wait until others got what they asked for. */
  get waiting(): number {
    return this.turns.queued
  }

  /** The documents as they were then. */
  at(upTo: UpTo): Promise<PastMoment> {
    return this.turns.take(() => this.goTo(upTo))
  }

  private async goTo(upTo: UpTo): Promise<PastMoment> {
    this.slicer.begin()
    const from = momentBefore(this.kept, moment => !isBeyond(upTo, moment))
    if (isBeyond(upTo, this.folded) || from.count > this.folded.count) this.folded.goBackTo(from)
    await this.foldForward(upTo)
    return this.folded.now()
  }

  private async foldForward(upTo: UpTo): Promise<void> {
    for await (const page of this.factsAfter(this.folded.position)) {
      for (const fact of page) {
        if (isBeyond(upTo, { position: fact.position, time: fact.metadata.time })) return
        this.folded.fold(fact)
        this.kept = withMoment(this.kept, this.folded.count, () => this.folded.now())
        if (this.slicer.over) await this.slicer.rest()
      }
    }
  }
}
