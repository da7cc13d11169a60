import type { Recorded } from '@fullcourt/domain/facts/fact'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { recall } from '@fullcourt/domain/log/recall'
import { overlayOver, type Overlay } from '@fullcourt/event-store/overlay/overlay'
import type { EventStore, Position, StoredFact } from '@fullcourt/event-store/port'
import type { OpenReading, Readings } from '@fullcourt/projections/open-reading'
import type { AnyRecorded } from '@fullcourt/projections/projection'
import { readingAhead } from '@fullcourt/projections/reading-ahead'
import { rememberedStore } from '@fullcourt/projections/remembered-store'
import { WorkContext } from '../work-context/work-context'

/**
 * A course that the log might take: what is written in it stays in it, and is seen by its own work alone
 * (docs/history.md#before-it-is-saved).
 */
export class Fork {
  readonly events: Overlay
  /** More would follow from its facts than was followed. */
  isCutOff = false
  private readonly readings: Readings
  private readonly recalled: Recorded<AnyFact>[] = []

  /** `head`: the end of the log where it begins; `ahead`: the facts up to there that the documents do not show yet. */
  constructor(
    events: EventStore,
    readings: Readings,
    readonly head: Position,
    private readonly ahead: readonly AnyRecorded[],
  ) {
    this.events = overlayOver(events)
    this.readings = { ...readings, store: rememberedStore(readings.store) }
  }

  /** What was written in it, in its order. */
  facts(): readonly Recorded<AnyFact>[] {
    for (const stored of this.events.appended().slice(this.recalled.length)) this.recalled.push(known(stored))
    return this.recalled
  }

  /** The documents as they are, without what was written in it. */
  before(): OpenReading {
    return readingAhead(this.readings, this.ahead)
  }

  /** The documents as they would be. */
  now(): OpenReading {
    return readingAhead(this.readings, [...this.ahead, ...this.facts()])
  }
}

const known = (stored: StoredFact): Recorded<AnyFact> => {
  const fact = recall(stored)
  if (fact === 'unknown') throw new Error(`A fork wrote a fact of the unknown type ${stored.type}.`)
  return fact
}

const forks = new WorkContext<Fork>()

/** The fork that the work at hand belongs to; undefined where it is of the log itself. */
export const forkOfWork = (): Fork | undefined => forks.get()

/** Does something in a fork: what it decides, and what it reads of streams, is of the fork. */
export const inFork = <Result>(fork: Fork, work: () => Promise<Result>): Promise<Result> => forks.run(fork, work)

/** Something would have been written that a fork cannot take back: a store beside the log, or the log itself. */
export class OutsideOfFork extends Error {
  readonly kind = 'outside-of-fork'
  constructor(what: string) {
    super(`A fork may not write: ${what}.`)
  }
}

/** Ahead of every write that is not one of the fork. */
export const refuseInFork = (what: string): void => {
  if (forks.get() !== undefined) throw new OutsideOfFork(what)
}
