import { Inject, Injectable } from '@nestjs/common'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { ReadStore } from '@fullcourt/projections/read-store'
import { READ_STORE } from '../../core/injection/tokens'
import type { CheckRecord } from './check-record'

/** Names the organizations for which there is something to do. */
const ASKED = 'statistics-checks'

type Asked = readonly OrganizationId[]

const nameOf = (organization: OrganizationId): string => `statistics-check-${organization}`

/** The checks that were asked for, where every process finds them: beside the documents that they are about. */
@Injectable()
export class CheckRecords {
  constructor(@Inject(READ_STORE) private readonly store: ReadStore) {}

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

  async asked(): Promise<Asked> {
    return ((await this.store.setting(ASKED)) ?? []) as Asked
  }

  ask(organization: OrganizationId): Promise<void> {
    return this.changeAsked(asked => (asked.includes(organization) ? asked : [...asked, organization]))
  }

  settle(organization: OrganizationId): Promise<void> {
    return this.changeAsked(asked => (asked.includes(organization) ? asked.filter(one => one !== organization) : asked))
  }

  private async changeAsked(next: (asked: Asked) => Asked): Promise<void> {
    for (;;) {
      const known = await this.store.setting(ASKED)
      const asked = (known ?? []) as Asked
      const wanted = next(asked)
      if (wanted === asked || (await this.store.changeSetting(ASKED, known, wanted))) return
    }
  }
}
