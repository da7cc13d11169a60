import { Logger } from '@nestjs/common'
import { recall } from '@fullcourt/domain/log/recall'
import type { EventStore, Position } from '@fullcourt/event-store/port'
import type { AnyRecorded } from '@fullcourt/projections/projection'
import { readingAhead } from '@fullcourt/projections/reading-ahead'
import type { Runner } from '@fullcourt/projections/runner/runner'
import type { Documents } from './documents'

/** More facts than these are not folded for one answer. */
const MOST_FACTS = 2_000

/** The facts after a position, those of unknown types left out; undefined where there are too many to be folded. */
export const factsAhead = async (store: EventStore, after: Position): Promise<readonly AnyRecorded[] | undefined> => {
  const facts: AnyRecorded[] = []
  for await (const page of store.readAll(after)) {
    if (facts.length + page.length > MOST_FACTS) return undefined
    for (const stored of page) {
      const fact = recall(stored)
      if (fact !== 'unknown') facts.push(fact)
    }
  }
  return facts
}

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
