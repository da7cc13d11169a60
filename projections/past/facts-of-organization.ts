import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { EventStore } from '@fullcourt/event-store/port'
import type { ReadFact } from '../runner/read-fact'
import type { FactsAfter } from './past'

/** The facts of an organization and of the installation, as the log has them. */
export const factsOfOrganization = (store: EventStore, read: ReadFact, organization: OrganizationId): FactsAfter =>
  async function* factsAfter(position) {
    for await (const page of store.readAll(position)) {
      yield page.flatMap(stored => {
        const fact = read(stored)
        if (typeof fact === 'string') return []
        const of = fact.metadata.organization
        return of === organization || of === null ? [fact] : []
      })
    }
  }
