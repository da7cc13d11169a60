import { inOrder } from '../../facts/order'
import type { StreamOf } from '../../facts/stream-of'
import type { LinkId, OrganizationId } from '../../ids/kinds'
import type { OrganizationCreated, OrganizationDeleted } from '../events'
import type { MenuFact, MenuLinkDetails } from './events'

export type MenuLink = { readonly id: LinkId; readonly details: MenuLinkDetails }
export type RemovedLink = MenuLink & { readonly position: number }

/** The menu of an organization: its links in their order, and those that were removed and may come back. */
export type Menu = {
  readonly organization: 'unknown' | 'active' | 'deleted'
  readonly links: readonly MenuLink[]
  readonly removed: ReadonlyMap<LinkId, RemovedLink>
}

export type MenuStreamFact = MenuFact | OrganizationCreated | OrganizationDeleted

const insert = (menu: Menu, { id, details, position }: RemovedLink): Menu => {
  const removed = new Map(menu.removed)
  removed.delete(id)
  return { ...menu, links: menu.links.toSpliced(position, 0, { id, details }), removed }
}

const evolve = (menu: Menu, fact: MenuStreamFact): Menu => {
  switch (fact.type) {
    case 'OrganizationCreated':
      return { ...menu, organization: 'active' }
    case 'OrganizationDeleted':
      return { ...menu, organization: 'deleted' }
    case 'MenuLinkAdded':
    case 'MenuLinkRestored':
      return insert(menu, { id: fact.data.link, details: fact.data.details, position: fact.data.position })
    case 'MenuLinkChanged': {
      const { link, is } = fact.data
      const changed = ({ id, details }: MenuLink) => ({ id, details: id === link ? { ...details, ...is } : details })
      return { ...menu, links: menu.links.map(changed) }
    }
    case 'MenuLinksOrdered':
      return { ...menu, links: inOrder(menu.links, fact.data.links) }
    case 'MenuLinkRemoved': {
      const { link: id, details, position } = fact.data
      return {
        ...menu,
        links: menu.links.filter(link => link.id !== id),
        removed: new Map(menu.removed).set(id, { id, details, position }),
      }
    }
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
