import { changeOf } from '../../facts/change'
import { facts, factsOrNothing, nothing, refuse, type Decision, type Refusal } from '../../facts/decision'
import { isSameOrder, namesExactly } from '../../facts/order'
import { cleanName, nameFault } from '../../facts/text'
import { webAddressFault } from '../../facts/web-address'
import type { LinkId, OrganizationId } from '../../ids/kinds'
import { ORGANIZATION_NOT_FOUND } from '../decide'
import type { LinkPlace, MenuFact, MenuLinkDetails } from './events'
import { pageOfLink, slugOfPage } from './link-page'
import { linkSlug } from './link-slug'
import type { Menu, MenuLink } from './state'

export const LINK_NOT_FOUND = refuse('not-found', 'Link not found')
/** The most links that a menu holds. */
export const MOST_LINKS = 200
/** The longest address, in characters. */
const LONGEST_URL = 2000

/** A link as a form says it; `external` decides whether `slug` or `url` counts. */
export type WantedLink = {
  readonly label: string
  readonly external: boolean
  /** Names the page that an internal link leads to; null, or what names no page, leaves that to the label (docs/public-pages.md#menu). */
  readonly slug: string | null
  readonly url: string | null
  readonly shown: boolean
}

/** A slug that was made of the label follows it. */
export const linkFormOf = ({ label, slug, url, shown }: MenuLinkDetails): WantedLink => ({
  label,
  external: url !== null,
  slug: slug === linkSlug(label) ? null : slug,
  url,
  shown,
})

const slugOf = ({ label, slug }: WantedLink) => {
  const page = slug === null ? undefined : pageOfLink(linkSlug(slug))
  return page === undefined ? linkSlug(label) : slugOfPage(page, label)
}

const detailsOf = (form: WantedLink): MenuLinkDetails | Refusal => {
  const label = cleanName(form.label)
  const fault = nameFault('Label', label)
  if (fault) return fault
  if (!form.external) {
    const slug = slugOf({ ...form, label })
    return slug === ''
      ? refuse('invalid', 'Label needs a letter or a digit, because the web address is made from it.')
      : { label, slug, url: null, shown: form.shown }
  }
  const url = form.url?.trim() ?? ''
  if (url === '') return refuse('invalid', 'An external link needs a URL.')
  return webAddressFault('url', url, LONGEST_URL) ?? { label, slug: null, url, shown: form.shown }
}

const isActive = (menu: Menu) => menu.organization === 'active'

type AddMenuLink = LinkPlace & { readonly form: WantedLink; readonly position?: number }

/** A new link, last where no position is given. */
export const addMenuLink = (menu: Menu, { form, position, ...place }: AddMenuLink): Decision<MenuFact> => {
  if (!isActive(menu)) return ORGANIZATION_NOT_FOUND
  if (menu.links.some(link => link.id === place.link)) return nothing
  if (menu.links.length >= MOST_LINKS) return refuse('conflict', `A menu holds at most ${MOST_LINKS} links.`)
  const details = detailsOf(form)
  if ('kind' in details) return details
  const at = Math.min(position ?? menu.links.length, menu.links.length)
  return facts({ type: 'MenuLinkAdded', data: { ...place, details, position: at } })
}

export type FilledLink = { readonly link: LinkId; readonly form: WantedLink }
type FillMenu = { readonly organization: OrganizationId; readonly links: readonly FilledLink[] }

/** Fills a menu that has no links, all at once; one that has some stays as it is. */
export const fillMenu = (menu: Menu, { organization, links }: FillMenu): Decision<MenuFact> => {
  if (!isActive(menu)) return ORGANIZATION_NOT_FOUND
  if (menu.links.length > 0) return nothing
  const written: MenuFact[] = []
  for (const [position, { link, form }] of links.entries()) {
    const details = detailsOf(form)
    if ('kind' in details) return details
    written.push({ type: 'MenuLinkAdded', data: { organization, link, details, position } })
  }
  return factsOrNothing(written)
}

const existing = (menu: Menu, id: LinkId): MenuLink | undefined =>
  isActive(menu) ? menu.links.find(link => link.id === id) : undefined

/** Changes what is named; a link that becomes internal loses its url (docs/public-pages.md#menu). */
export const changeMenuLink = (
  menu: Menu,
  { wanted, ...place }: LinkPlace & { readonly wanted: Partial<WantedLink> },
): Decision<MenuFact> => {
  const link = existing(menu, place.link)
  if (!link) return LINK_NOT_FOUND
  const details = detailsOf({ ...linkFormOf(link.details), ...wanted })
  if ('kind' in details) return details
  const change = changeOf(link.details, details)
  return change ? facts({ type: 'MenuLinkChanged', data: { ...place, ...change } }) : nothing
}

type OrderMenuLinks = { readonly organization: OrganizationId; readonly links: readonly LinkId[] }

/** The order must name every link once (docs/facts.md#orders). */
export const orderMenuLinks = (menu: Menu, { organization, links }: OrderMenuLinks): Decision<MenuFact> => {
  if (!isActive(menu)) return ORGANIZATION_NOT_FOUND
  const current = menu.links.map(link => link.id)
  if (!namesExactly(current, links)) return refuse('conflict', 'The order must name every link of the menu once.')
  return isSameOrder(current, links) ? nothing : facts({ type: 'MenuLinksOrdered', data: { organization, links } })
}

/** Puts one link at a position, counted from 0; beyond the last it is the last. */
export const moveMenuLink = (
  menu: Menu,
  { organization, link, position }: LinkPlace & { readonly position: number },
): Decision<MenuFact> => {
  if (!existing(menu, link)) return LINK_NOT_FOUND
  const others = menu.links.map(({ id }) => id).filter(id => id !== link)
  return orderMenuLinks(menu, { organization, links: others.toSpliced(position, 0, link) })
}

export const removeMenuLink = (menu: Menu, place: LinkPlace): Decision<MenuFact> => {
  const link = existing(menu, place.link)
  if (!link) return LINK_NOT_FOUND
  return facts({ type: 'MenuLinkRemoved', data: { ...place, details: link.details, position: menu.links.indexOf(link) } })
}

/** A removed link comes back whole, where it was. */
export const restoreMenuLink = (menu: Menu, place: LinkPlace): Decision<MenuFact> => {
  if (!isActive(menu)) return ORGANIZATION_NOT_FOUND
  if (existing(menu, place.link)) return nothing
  const removed = menu.removed.get(place.link)
  if (!removed) return LINK_NOT_FOUND
  if (menu.links.length >= MOST_LINKS) return refuse('conflict', `A menu holds at most ${MOST_LINKS} links.`)
  const position = Math.min(removed.position, menu.links.length)
  return facts({ type: 'MenuLinkRestored', data: { ...place, details: removed.details, position } })
}
