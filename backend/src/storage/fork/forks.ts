import type { EventStore } from '@fullcourt/event-store/port'
import { NotBuiltYet } from '@fullcourt/projections/not-built-yet'
import type { Readings } from '@fullcourt/projections/open-reading'
import { factsAhead } from './facts-ahead'
import { Fork } from './fork'

/** Begins courses that the log might take. */
export class Forks {
  constructor(
    private readonly events: EventStore,
    private readonly readings: Readings,
  ) {}

  /** Throws `NotBuiltYet` where the documents are too far behind the log. */
  async begin(): Promise<Fork> {
    const head = await this.events.head()
    const ahead = await factsAhead(this.events, this.readings.position())
    if (ahead === undefined) throw new NotBuiltYet('documents')
    return new Fork(this.events, this.readings, head, ahead)
  }
}
