import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { ReadStore } from '@fullcourt/projections/read-store'
import { shareSetting, type SharedSetting } from '@fullcourt/projections/shared-setting'
import { READ_STORE } from '../../core/injection/tokens'
import type { CheckRecord } from './check-record'

/** Names the organizations for which there is something to do. */
const ASKED = 'statistics-checks'

type Asked = readonly OrganizationId[]

const nameOf = (organization: OrganizationId): string => `statistics-check-${organization}`

/** The checks that were asked for, where every process finds them: beside the documents that they are about. */
@Injectable()
export class CheckRecords implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController()
  private readonly organizations: SharedSetting<Asked>

  constructor(@Inject(READ_STORE) private readonly store: ReadStore) {
    this.organizations = shareSetting<Asked>(store, ASKED, [], this.stopping.signal)
  }

  /** The last check of an organization, going on or ended. */
  async of(organization: OrganizationId): Promise<CheckRecord | undefined> {
    return (await this.store.setting(nameOf(organization))) as CheckRecord | undefined
  }

  /** Changes it from its newest state; answers what holds now. `next` answers what it is given where it changes nothing. */
  async change(
    organization: OrganizationId,
    next: (record: CheckRecord | undefined) => CheckRecord | undefined,
  ): Promise<CheckRecord | undefined> {
    for (;;) {
      const known = await this.of(organization)
      const record = next(known)
      if (record === known || (await this.store.changeSetting(nameOf(organization), known, record))) return record
    }
  }

  /** Read once, and again when it changed: it is looked at again and again. */
  asked(): Promise<Asked> {
    return this.organizations.current()
  }

  async ask(organization: OrganizationId): Promise<void> {
    await this.organizations.change(asked => (asked.includes(organization) ? asked : [...asked, organization]))
  }

  async settle(organization: OrganizationId): Promise<void> {
    await this.organizations.change(asked => (asked.includes(organization) ? asked.filter(one => one !== organization) : asked))
  }

  beforeApplicationShutdown(): void {
    this.stopping.abort()
  }
}
