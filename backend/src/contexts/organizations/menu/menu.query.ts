import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { LinkId, OrganizationId } from '@fullcourt/domain/ids/kinds'
import { LINK_NOT_FOUND } from '@fullcourt/domain/organizations/menu/decide'
import { linkAddress } from '@fullcourt/domain/organizations/menu/link-page'
import { menu } from '@fullcourt/projections/organizations/menu'
import { Documents } from '../../../storage/documents/documents'
import { Refused } from '../../../core/facts/refused'
import type { Scope } from '../../../core/http/scope'
import { Tenants } from '../../../core/tenants/tenants'
import { MenuAccess } from './menu-access'
import type { MenuLinkAnswer } from './menu.answers'

/** The links of an organization's menu, in their order. */
export class MenuQuery {
  constructor(readonly organization: OrganizationId) {}
}

@QueryHandler(MenuQuery)
export class MenuQueryHandler implements IQueryHandler<MenuQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly tenants: Tenants,
  ) {}

  async execute({ organization }: MenuQuery): Promise<MenuLinkAnswer[]> {
    await this.tenants.active(organization)
    const { revision, links } = (await this.documents.get(menu, organization)) ?? { revision: 0, links: [] }
    return links.map(({ id, details: { label, slug, url, shown } }, position) => ({
      revision,
      id,
      label,
      is_external: url !== null,
      slug,
      page: linkAddress(slug),
      url,
      show_in_navbar: shown,
      position,
      organization_id: organization,
    }))
  }
}

/** One link of a menu that the caller may change. */
export class MenuLinkQuery {
  constructor(
    readonly scope: Scope,
    readonly link: LinkId,
  ) {}
}

@QueryHandler(MenuLinkQuery)
export class MenuLinkQueryHandler implements IQueryHandler<MenuLinkQuery> {
  constructor(
    private readonly access: MenuAccess,
    private readonly menus: MenuQueryHandler,
  ) {}

  async execute({ scope, link }: MenuLinkQuery): Promise<MenuLinkAnswer> {
    const { organization } = await this.access.placeOf(scope, link)
    const links = await this.menus.execute(new MenuQuery(organization))
    const found = links.find(({ id }) => id === link)
    if (!found) throw new Refused(LINK_NOT_FOUND)
    return found
  }
}
