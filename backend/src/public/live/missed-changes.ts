import { Injectable } from '@nestjs/common'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { Position } from '@fullcourt/event-store/port'
import { entriesAbout } from '../../core/readers/entries-about'
import { Documents } from '../../storage/documents/documents'
import { ChangeTags } from './change-tags'
import type { ChangeNotice } from './change-notice'
import { ANYTHING } from './tags'

/** Who missed more changes gets a notice that anything may have changed. */
const MOST_MISSED = 200

/** What changed between the making of a page and the opening of its stream, or while its stream was away. */
@Injectable()
export class MissedChanges {
  constructor(
    private readonly documents: Documents,
    private readonly tags: ChangeTags,
  ) {}

  /** `since` undefined: nothing was missed, and the notice says where the log is. */
  async since(organization: OrganizationId | 'every', since: Position | undefined): Promise<ChangeNotice> {
    const reading = this.documents.open()
    const { position } = reading
    if (since === undefined || since === position) return { position, tags: [] }
    // A page of a log that was put back since shows what is no longer so.
    if (organization === 'every' || since > position) return { position, tags: [ANYTHING] }
    return this.documents.within(reading, async () => {
      const part = { after: since, limit: MOST_MISSED + 1 }
      const entries = await entriesAbout(this.documents, 'organization', organization, part)
      if (entries.length > MOST_MISSED) return { position, tags: [ANYTHING] }
      return { position, tags: (await this.tags.of(entries)).get(organization) ?? [] }
    })
  }
}
