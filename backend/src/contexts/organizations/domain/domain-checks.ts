import { HttpException, Inject, Injectable } from '@nestjs/common'
import { domainVerdict } from '@fullcourt/domain/organizations/domain-check'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { coveredOrganization, type Scope } from '../../../core/http/scope'
import { CLOCK, SETTINGS, type Clock } from '../../../core/injection/tokens'
import type { Settings } from '../../../core/settings/settings'
import { Tenants } from '../../../core/tenants/tenants'
import type { DomainCheckAnswer } from './domain-check.answers'
import { domainRecords } from './domain-records'

/** How long an organization waits between two look-ups, in milliseconds. */
const PAUSE = 5_000

type LookedUp = { readonly domain: string; readonly at: number; readonly answer: Promise<DomainCheckAnswer> }

const tooSoon = () =>
  new HttpException({ statusCode: 429, message: 'Wait a few seconds before the next check.', error: 'Too Many Requests' }, 429)

/**
 * Looks up where the saved domains of organizations lead; no other name can be asked for. One look-up in five seconds is made for each: who asks
 * for the same one meanwhile is answered what it finds.
 */
@Injectable()
export class DomainChecks {
  private readonly last = new Map<OrganizationId, LookedUp>()

  constructor(
    private readonly tenants: Tenants,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async check(scope: Scope, organization: OrganizationId): Promise<DomainCheckAnswer> {
    const { profile } = await this.tenants.active(coveredOrganization(scope, organization))
    if (profile.domain === null) return { domain: null, state: 'none', message: 'There is no domain. Save one first.' }
    const now = this.clock().getTime()
    const last = this.last.get(organization)
    if (last !== undefined && now - last.at < PAUSE) {
      if (last.domain !== profile.domain) throw tooSoon()
      return last.answer
    }
    const answer = this.lookUp(profile.domain)
    this.last.set(organization, { domain: profile.domain, at: now, answer })
    return answer
  }

  private async lookUp(domain: string): Promise<DomainCheckAnswer> {
    const host = this.settings.rootHost
    const [found, own] = await Promise.all([domainRecords(domain), host === null ? null : domainRecords(host)])
    const records = own === null || own === 'failed' ? { addresses: [], names: [] } : own
    return { domain, ...domainVerdict(found, host === null ? null : { host, records }) }
  }
}
