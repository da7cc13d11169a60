import { Injectable } from '@nestjs/common'
import type { OrganizationProfile } from '@fullcourt/domain/organizations/events'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { Claims } from '../../core/claims/claims'
import type { CommandContext } from '../../core/facts/command-context'

/** Slug and domain of an organization: unique in the installation, claimed before they are used. */
@Injectable()
export class OrganizationAddresses {
  constructor(private readonly claims: Claims) {}

  async take(context: CommandContext, holder: OrganizationId, { slug, domain }: Partial<OrganizationProfile>): Promise<void> {
    if (slug != null) await this.claims.take(context, { claim: 'slug', value: slug, holder, taken: `Slug ${slug} is taken.` })
    if (domain != null)
      await this.claims.take(context, { claim: 'domain', value: domain, holder, taken: `Domain ${domain} is taken.` })
  }
}
