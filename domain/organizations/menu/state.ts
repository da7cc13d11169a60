import { inOrder } from '../../facts/order'
import type { StreamOf } from '../../facts/stream-of'
import type { LinkId, OrganizationId } from '../../ids/kinds'
import type { OrganizationCreated, OrganizationDeleted, OrganizationRestored } from '../events'
import type { MenuFact, MenuLinkDetails } from './events'

export type MenuLink = { readonly id: LinkId; readonly details: MenuLinkDetails }
export type RemovedLink = MenuLink & { readonly position: number }

/** The menu of an organization: its links in their order, and those that were removed and may come back. */
export type Menu = {
  readonly organization: 'unknown' | 'active' | 'deleted'
  readonly links: readonly MenuLink[]
  readonly removed: ReadonlyMap<LinkId, RemovedLink>
}

export type MenuStreamFact = MenuFact | OrganizationCreated | OrganizationDeleted | OrganizationRestored

/** The links after a fact; read models fold them the same way. */
export const evolveLinks = (links: readonly MenuLink[], fact: MenuFact): readonly MenuLink[] => {
  switch (fact.type) {
    case 'MenuLinkAdded':
    case 'MenuLinkRestored':
      return links.toSpliced(fact.data.position, 0, { id: fact.data.link, details: fact.data.details })
    case 'MenuLinkChanged':
      return links.map(({ id, details }) => ({ id, details: id === fact.data.link ? { ...details, ...fact.data.is } : details }))
    case 'MenuLinksOrdered':
      return inOrder(links, fact.data.links)
    case 'MenuLinkRemoved':
      return links.filter(({ id }) => id !== fact.data.link)
  }
}

const evolveRemoved = (removed: Menu['removed'], fact: MenuFact): Menu['removed'] => {
  if (fact.type === 'MenuLinkRemoved') {
    const { link: id, details, position } = fact.data
    return new Map(removed).set(id, { id, details, position })
  }
  if (fact.type !== 'MenuLinkRestored') return removed
  return new Map([...removed].filter(([id]) => id !== fact.data.link))
}

const evolve = (menu: Menu, fact: MenuStreamFact): Menu => {
  switch (fact.type) {
    case 'OrganizationCreated':
    case 'OrganizationRestored':
      return { ...menu, organization: 'active' }
    case 'OrganizationDeleted':
      return { ...menu, organization: 'deleted' }
    case 'MenuLinkAdded':
    case 'MenuLinkChanged':
    case 'MenuLinksOrdered':
    case 'MenuLinkRemoved':
    case 'MenuLinkRestored':
      return { ...menu, links: evolveLinks(menu.links, fact), removed: evolveRemoved(menu.removed, fact) }
  }
}

/** The order of the menu as a part of it. */
export const MENU_ORDER_PART = 'menu order'
export const linkPart = (link: LinkId): string => `menu link ${link}`

const partsOf = (fact: MenuStreamFact): readonly string[] => {
  switch (fact.type) {
    case 'MenuLinkAdded':
    case 'MenuLinkRemoved':
    case 'MenuLinkRestored':
      return [linkPart(fact.data.link), MENU_ORDER_PART]
    case 'MenuLinkChanged':
      return [linkPart(fact.data.link)]
    case 'MenuLinksOrdered':
      return [MENU_ORDER_PART]
    default:
      return []
  }
}

export const menuStream: StreamOf<Menu, MenuStreamFact, OrganizationId> = {
  name: organization => `organization-${organization}`,
  initial: { organization: 'unknown', links: [], removed: new Map() },
  evolve,
  partsOf,
}
