import type { LinkId, OrganizationId } from '@fullcourt/domain/ids/kinds'
import {
  addMenuLink,
  changeMenuLink,
  fillMenu,
  moveMenuLink,
  orderMenuLinks,
  removeMenuLink,
  restoreMenuLink,
  type FilledLink,
  type WantedLink,
} from '@fullcourt/domain/organizations/menu/decide'
import { standardLinks } from '@fullcourt/domain/organizations/menu/standard-links'
import { linkPart, MENU_ORDER_PART, menuStream, type Menu } from '@fullcourt/domain/organizations/menu/state'
import { hasFootage } from '@fullcourt/domain/organizations/site/footage'
import { BLANK_SITE, siteContent } from '@fullcourt/projections/organizations/site'
import { Documents } from '../../../storage/documents/documents'
import { command, data } from '../../../core/facts/command'
import { decideInSequence } from '../../../core/facts/decide-in-sequence'
import { expecting, type Expecting } from '../../../core/facts/expected-revision'
import { coveredOrganization, type Scope } from '../../../core/http/scope'
import { Tenants } from '../../../core/tenants/tenants'
import { organizationAnswer } from '../organization-answer'
import { MenuAccess } from './menu-access'

type OfOrganization = { readonly scope: Scope; readonly organization: OrganizationId }
type OfLink = { readonly scope: Scope; readonly link: LinkId }

/** What is decided of one that is there: it is kept with the others of its organization. */
const IN_ITS_PLACE = {
  uses: { access: MenuAccess },
  access: ({ scope, link }: OfLink, { access }: { readonly access: MenuAccess }) => access.placeOf(scope, link),
  stream: menuStream,
  id: ({ organization }: { readonly organization: OrganizationId }) => organization,
} as const

/** Adds a link to a menu: last, or at a position counted from 0. */
export const AddMenuLink = command('AddMenuLink', {
  takes: data<OfOrganization & { readonly form: WantedLink; readonly position?: number | undefined }>(),
  access: async ({ context, scope, organization }) => ({
    organization: coveredOrganization(scope, organization),
    link: await context.nextId('link'),
  }),
  stream: menuStream,
  id: ({ organization }) => organization,
  decide: (menu, place, { form, position }) =>
    addMenuLink(menu, { ...place, form, ...(position === undefined ? {} : { position }) }),
  makes: ({ link }) => link,
})

/** Fills an empty menu with the links of the standard bar, so that it can be changed link by link. */
export const FillMenu = command('FillMenu', {
  takes: data<OfOrganization>(),
  uses: { documents: Documents, tenants: Tenants },
  access: async ({ context, scope, organization: named }, { documents, tenants }) => {
    const id = coveredOrganization(scope, named)
    const organization = organizationAnswer(await tenants.active(id))
    const { template, content } = (await documents.get(siteContent, id)) ?? BLANK_SITE
    const links: FilledLink[] = []
    const bar = { organization, template, everyPage: content.everyPage ?? {}, hasFootage: hasFootage(content) }
    for (const form of standardLinks(bar)) links.push({ link: await context.nextId('link'), form })
    return { organization: id, links }
  },
  stream: menuStream,
  id: ({ organization }) => organization,
  decide: fillMenu,
})

/** Changes the named fields of a link and, where a position is named, its place in the menu: all of it or nothing. */
export const ChangeMenuLink = command('ChangeMenuLink', {
  takes: data<OfLink & Expecting & { readonly wanted: Partial<WantedLink>; readonly position?: number | undefined }>(),
  ...IN_ITS_PLACE,
  decide: (menu, place, { wanted, position }) =>
    decideInSequence(menuStream, menu, [
      now => changeMenuLink(now, { ...place, wanted }),
      ...(position === undefined ? [] : [(now: Menu) => moveMenuLink(now, { ...place, position })]),
    ]),
  expects: ({ expectedRevision, link, wanted, position }) =>
    expecting(expectedRevision, [
      ...(Object.keys(wanted).length > 0 ? [linkPart(link)] : []),
      ...(position === undefined ? [] : [MENU_ORDER_PART]),
    ]),
})

/** Puts all links of a menu into an order. */
export const OrderMenuLinks = command('OrderMenuLinks', {
  takes: data<OfOrganization & Expecting & { readonly links: readonly LinkId[] }>(),
  access: ({ scope, organization }) => ({ organization: coveredOrganization(scope, organization) }),
  stream: menuStream,
  id: ({ organization }) => organization,
  decide: (menu, place, { links }) => orderMenuLinks(menu, { ...place, links }),
  expects: ({ expectedRevision }) => expecting(expectedRevision, [MENU_ORDER_PART]),
})

export const RemoveMenuLink = command('RemoveMenuLink', {
  takes: data<OfLink>(),
  ...IN_ITS_PLACE,
  decide: removeMenuLink,
})

/** Brings back a link of the menu that was removed. */
export const RestoreMenuLink = command('RestoreMenuLink', {
  takes: data<OfLink>(),
  ...IN_ITS_PLACE,
  decide: restoreMenuLink,
})
