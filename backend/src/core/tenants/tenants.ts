import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { cleanDomain } from '@fullcourt/domain/organizations/address'
import { cleanSlug } from '@fullcourt/domain/organizations/slug-form'
import { ORGANIZATION_NOT_FOUND } from '@fullcourt/domain/organizations/decide'
import { activeOf, type Known } from '@fullcourt/projections/card'
import { claims } from '@fullcourt/projections/claims/claims'
import { organizationCard, type OrganizationCard } from '@fullcourt/projections/organizations/organization'
import type { Documents } from '../../storage/documents/documents'
import { Refused } from '../facts/refused'
import type { KeyedHash } from '../../storage/people/keyed-hash'

/** An active organization. */
export type ActiveOrganization = Known<OrganizationCard>

export type TenantKey = { readonly slug?: string | undefined; readonly domain?: string | undefined }

/** Finds organizations by slug or domain; a look-up follows the claim (docs/facts.md#claims). */
export class Tenants {
  constructor(
    private readonly documents: Documents,
    private readonly keyedHash: KeyedHash,
  ) {}

  /** The organization of a slug or domain. Throws 404 where nobody has it. */
  async organizationOf(name: TenantKey): Promise<OrganizationId> {
    return (await this.find(name)).id
  }

  /** Throws 404 where nobody has it. */
  async find(name: TenantKey): Promise<ActiveOrganization> {
    const found = await this.byKey(name)
    if (!found) throw new Refused(ORGANIZATION_NOT_FOUND)
    return found
  }

  /** The same, undefined where nobody has it. */
  async byKey({ slug, domain }: TenantKey): Promise<ActiveOrganization | undefined> {
    return (
      (slug === undefined ? undefined : await this.bySlug(cleanSlug(slug))) ??
      (domain === undefined ? undefined : await this.byDomain(cleanDomain(domain)))
    )
  }

  /** An active organization. Throws 404 otherwise. */
  async active(id: OrganizationId): Promise<ActiveOrganization> {
    const organization = activeOf(await this.documents.get(organizationCard, id))
    if (!organization) throw new Refused(ORGANIZATION_NOT_FOUND)
    return organization
  }

  private async bySlug(slug: string) {
    const card = await this.holderOf('slug', slug)
    return card?.profile.slug === slug ? card : undefined
  }

  private async byDomain(domain: string) {
    const card = await this.holderOf('domain', domain)
    return card?.profile.domain === domain ? card : undefined
  }

  private async holderOf(claim: 'slug' | 'domain', value: string): Promise<ActiveOrganization | undefined> {
    const held = await this.documents.get(claims, `${claim}-${this.keyedHash(claim, value)}`)
    return held?.holder == null ? undefined : activeOf(await this.documents.get(organizationCard, held.holder))
  }
}
