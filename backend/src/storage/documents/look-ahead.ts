import { Logger } from '@nestjs/common'
import type { EventStore } from '@fullcourt/event-store/port'
import { readingAhead } from '@fullcourt/projections/reading-ahead'
import type { Runner } from '@fullcourt/projections/runner/runner'
import { factsAhead } from '../fork/facts-ahead'
import type { Documents } from './documents'

/** Lets a request whose command is not in the documents yet read them together with the end of the log. */
export class LookAhead {
  private readonly logger = new Logger('Documents')

  constructor(
    private readonly store: EventStore,
    private readonly runner: Runner,
    private readonly documents: Documents,
  ) {}

  /** Where that cannot be, the request reads what there is. */
  async begin(): Promise<void> {
    try {
      const facts = await factsAhead(this.store, this.runner.position())
      if (facts !== undefined) this.documents.readFurther(readingAhead(this.runner.readings, facts))
    } catch (error) {
      this.logger.warn(`The end of the log could not be read ahead: ${String(error)}`)
    }
  }
}
