import { Inject, Injectable } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { brandOf } from '@fullcourt/domain/branding/readable'
import { hasFootage } from '@fullcourt/domain/organizations/site/footage'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { SiteMenuLink, SiteTenant } from '@fullcourt/domain/pages/render-contract'
import { BLANK_SITE, siteContent } from '@fullcourt/projections/organizations/site'
import { Documents } from '../../storage/documents/documents'
import type { TrustedOrigin } from '../../core/http/trusted-origin'
import { SETTINGS } from '../../core/injection/tokens'
import { organizationAnswer } from '../../contexts/organizations/organization-answer'
import type { Settings } from '../../core/settings/settings'
import { Tenants, type ActiveOrganization } from '../../core/tenants/tenants'
import { MenuQuery } from '../../contexts/organizations/menu/menu.queries'
import { homeAddress, tenantNameOf, type NamedTenant, type PageTenant } from './page-tenant'

/** Whose page it is; `isNamed` without a tenant: the address names an organization that nobody has, if not its whole host. */
export type FoundTenant = {
  readonly isNamed: boolean
  readonly isNobodysHost: boolean
  readonly tenant: SiteTenant | null
  readonly organizationTheme: string | null
}

const NOBODYS = { tenant: null, isNobodysHost: false, organizationTheme: null } as const

/** Where an organization's site is, as far as its address says so. */
type Place = Pick<SiteTenant, 'slug' | 'domain' | 'prefix' | 'domainInQuery' | 'home' | 'product'>

/** Where the product itself is: on this host, unless that is an organization's own domain; null where no setting says it then. */
const productAddress = (named: NamedTenant, { scheme, host }: TrustedOrigin, rootHost: string | null): string | null => {
  if (named.kind === 'slug' || named.byQuery) return `${scheme}://${host}`
  return rootHost === null ? null : `${scheme}://${rootHost}`
}

const placeOf = (
  named: NamedTenant,
  { profile }: ActiveOrganization,
  at: { readonly origin: TrustedOrigin; readonly rootHost: string | null },
): Place => {
  const { scheme, host } = at.origin
  return {
    slug: named.kind === 'slug' ? named.slug : null,
    domain: named.kind === 'domain' ? named.domain : null,
    prefix: named.prefix,
    ...(named.kind === 'domain' && named.byQuery ? { domainInQuery: named.domain } : {}),
    home: homeAddress(named, profile, `${scheme}://${host}`),
    product: productAddress(named, at.origin, at.rootHost),
  }
}

/** What every page of a site knows of its organization. */
@Injectable()
export class SiteTenants {
  constructor(
    private readonly tenants: Tenants,
    private readonly documents: Documents,
    private readonly queries: QueryBus,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The organization of a page; a name that nobody has is a page of the product, which is missing. */
  async ofPage(named: PageTenant, origin: TrustedOrigin): Promise<FoundTenant> {
    if (named.kind === 'product') return { isNamed: false, ...NOBODYS }
    const organization = await this.tenants.byKey(tenantNameOf(named))
    if (!organization) return { ...NOBODYS, isNamed: true, isNobodysHost: named.kind === 'domain' && !named.byQuery }
    const tenant = await this.of(organization, placeOf(named, organization, { origin, rootHost: this.settings.rootHost }))
    return { isNamed: true, isNobodysHost: false, tenant, organizationTheme: tenant.organization.theme }
  }

  /** An organization at a place of its site. */
  async of(organization: ActiveOrganization, place: Place): Promise<SiteTenant> {
    const { template, content } = (await this.documents.get(siteContent, organization.id)) ?? BLANK_SITE
    return {
      ...place,
      zone: organization.profile.timeZone,
      organization: organizationAnswer(organization),
      links: await this.shownLinks(organization.id),
      template,
      everyPage: content.everyPage ?? {},
      look: content.look ?? {},
      hasFootage: hasFootage(content),
      brand: brandOf(organization.branding?.colours ?? []),
    }
  }

  /** What visitors see of the menu. */
  private async shownLinks(organization: OrganizationId): Promise<readonly SiteMenuLink[]> {
    const links = await this.queries.execute(new MenuQuery({ organization }))
    return links
      .filter(link => link.show_in_navbar)
      .map(({ id, label, is_external, slug, page, url, show_in_navbar, position }) => ({
        id,
        label,
        is_external,
        slug,
        page,
        url,
        show_in_navbar,
        position,
      }))
  }
}
