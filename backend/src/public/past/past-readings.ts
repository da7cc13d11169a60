import { Inject, Injectable, ServiceUnavailableException } from '@nestjs/common'
import { LRUCache } from 'lru-cache'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { recall } from '@fullcourt/domain/log/recall'
import { DEFAULT_TIME_ZONE } from '@fullcourt/domain/organizations/decide'
import type { EventStore } from '@fullcourt/event-store/port'
import { activeOf } from '@fullcourt/projections/card'
import type { OpenReading } from '@fullcourt/projections/open-reading'
import { organizationCard } from '@fullcourt/projections/organizations/organization'
import { factsOfOrganization } from '@fullcourt/projections/past/facts-of-organization'
import { PastOfOrganization } from '@fullcourt/projections/past/past-of-organization'
import { pastReading } from '@fullcourt/projections/past/past-reading'
import { orThrow } from '../../core/facts/refused'
import { EVENT_STORE } from '../../core/injection/tokens'
import { Documents } from '../../storage/documents/documents'
import { upToOf } from './as-of'

/** Of so many organizations the past is kept in memory; that which was asked for least recently goes first. */
const MOST_ORGANIZATIONS = 2
/** So many may wait for the past of one organization. */
const MOST_WAITING = 20

/** Readings of the documents of one organization as they were (docs/history.md#as-it-was-known-then). */
@Injectable()
export class PastReadings {
  private readonly pasts = new LRUCache<OrganizationId, PastOfOrganization>({ max: MOST_ORGANIZATIONS })

  constructor(
    @Inject(EVENT_STORE) private readonly events: EventStore,
    private readonly documents: Documents,
  ) {}

  /** As it was `asOf`; what the past does not hold is read by the reading of now. */
  async of(organization: OrganizationId, asOf: string, now: OpenReading): Promise<OpenReading> {
    const card = activeOf(await now.get(organizationCard, String(organization)))
    const upTo = orThrow(upToOf(asOf, card?.profile.timeZone ?? DEFAULT_TIME_ZONE))
    const past = this.pastOf(organization)
    if (past.waiting >= MOST_WAITING)
      throw new ServiceUnavailableException('Many look at the past of this league right now. Try again soon.')
    const { position, documentsThen } = await past.at(upTo)
    return pastReading(position, documentsThen, now)
  }

  private pastOf(organization: OrganizationId): PastOfOrganization {
    const known = this.pasts.get(organization)
    if (known) return known
    const past = new PastOfOrganization(
      factsOfOrganization({ store: this.events, read: recall, open: () => this.documents.open() }, organization),
    )
    this.pasts.set(organization, past)
    return past
  }
}
