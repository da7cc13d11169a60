import { Injectable, Logger } from '@nestjs/common'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { documentChange, EVERYTHING } from '@fullcourt/projections/changes'
import { history } from '@fullcourt/projections/history/history'
import type { Change } from '@fullcourt/projections/read-store'
import { Documents } from '../documents/documents'
import { PlayerIdentity } from '../identity/player-identity'
import { LiveStreams } from './live-streams'
import { ANYTHING, organizationOf, tagsOf, withMasters, type Tag } from './tags'

/** The id of a changed history entry, in whichever version; undefined for any other change. */
const entryIn = (change: Change): { readonly version: string; readonly id: string } | undefined => {
  const [version = '', id] = change.split('/')
  return id !== undefined && version.startsWith(`${history.name}.`) ? { version, id } : undefined
}

/** Notifies open pages of what changed, by the tags under which they ask. Nothing is looked up while nobody listens. */
@Injectable()
export class LiveChanges {
  private readonly log = new Logger(LiveChanges.name)

  constructor(
    private readonly documents: Documents,
    private readonly streams: LiveStreams,
    private readonly identity: PlayerIdentity,
  ) {}

  /** Takes changes in, in order, and returns at once. */
  follow(changes: readonly Change[]): void {
    if (this.streams.size === 0) return
    if (changes.includes(EVERYTHING)) return this.streams.publish(null, [ANYTHING])
    const entries = changes.flatMap(change => entryIn(change) ?? [])
    if (entries.length > 0)
      this.publish(entries).catch((problem: unknown) => {
        this.log.warn(`What changed could not be read, so pages get a notice that anything did: ${String(problem)}`)
        this.streams.publish(null, [ANYTHING])
      })
  }

  private async publish(entries: readonly { readonly version: string; readonly id: string }[]): Promise<void> {
    const reading = this.documents.open()
    const known = await this.documents.within(reading, () =>
      this.documents.getMany(
        history,
        entries.map(({ id }) => id),
      ),
    )
    // A version that is being built beside writes the whole past once more: that is no news.
    const isRead = ({ version, id }: { version: string; id: string }) => reading.dependencies().has(documentChange(version, id))
    const tags = new Map<OrganizationId, Set<Tag>>()
    for (const { id } of entries.filter(isRead)) {
      const entry = known.get(id)
      const organization = entry ? organizationOf(entry) : null
      if (entry && organization !== null) tags.set(organization, new Set([...(tags.get(organization) ?? []), ...tagsOf(entry)]))
    }
    const identities = await this.documents.within(reading, () => this.identity.shownIn(tags.keys()))
    for (const [organization, named] of tags)
      this.streams.publish(organization, withMasters(named, identities(organization).masterOf))
  }
}
