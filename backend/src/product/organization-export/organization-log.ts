import { Inject, Injectable } from '@nestjs/common'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { FactMetadata } from '@fullcourt/domain/facts/fact'
import type { EventStore, Position, StoredFact } from '@fullcourt/event-store/port'
import { EVENT_STORE, PEOPLE } from '../../core/injection/tokens'
import type { People } from '../../storage/people/people'
import { exportedFacts, type ExportOptions } from './exported-fact'

export type WantedFacts = { readonly organization: OrganizationId; readonly after: Position; readonly limit?: number }

const isOf =
  (organization: OrganizationId) =>
  ({ metadata }: StoredFact): boolean =>
    (metadata as FactMetadata).organization === organization

/** Reads the facts of one organization as they are taken along, a page in memory at a time. */
@Injectable()
export class OrganizationLog {
  constructor(
    @Inject(EVENT_STORE) private readonly events: EventStore,
    @Inject(PEOPLE) private readonly people: People,
  ) {}

  /** After a position (exclusive), in order, up to the head as it is at the call, at most so many. */
  async *pages(
    { organization, after, limit = Infinity }: WantedFacts,
    options: ExportOptions,
  ): AsyncGenerator<readonly StoredFact[]> {
    let left = limit
    for await (const page of this.events.readAll(after)) {
      const own = page.filter(isOf(organization)).slice(0, left)
      if (own.length > 0) yield await exportedFacts(this.people, own, options)
      left -= own.length
      if (left === 0) return
    }
  }
}
