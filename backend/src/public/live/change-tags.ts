import { Injectable } from '@nestjs/common'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { changesNoPage } from '@fullcourt/domain/log/historic'
import type { HistoryEntry } from '@fullcourt/projections/history/history'
import { PlayerIdentity } from '../../core/identity/player-identity'
import { organizationOf, tagsOf, withMasters, type Tag } from './tags'

/** Finds the tags under which changes are reported, by organization. */
@Injectable()
export class ChangeTags {
  constructor(private readonly identity: PlayerIdentity) {}

  async of(entries: readonly HistoryEntry[]): Promise<ReadonlyMap<OrganizationId, readonly Tag[]>> {
    const found = new Map<OrganizationId, Set<Tag>>()
    for (const entry of entries) {
      const organization = organizationOf(entry)
      // Who came, who looked, and what would be if: that is nobody else's business.
      if (organization === null || changesNoPage(entry)) continue
      const tags = found.get(organization) ?? new Set()
      for (const tag of tagsOf(entry)) tags.add(tag)
      found.set(organization, tags)
    }
    const identities = await this.identity.identitiesIn(found.keys())
    return new Map(
      [...found].map(([organization, tags]) => [organization, withMasters(tags, identities(organization).masterOf)] as const),
    )
  }
}
