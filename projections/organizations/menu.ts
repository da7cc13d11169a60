import type { MenuFact } from '@fullcourt/domain/organizations/menu/events'
import { evolveLinks, type MenuLink } from '@fullcourt/domain/organizations/menu/state'
import type { EventContext } from '../projection'
import { projection } from '../projection'

/** The menu of an organization: its links in their order. The revision is that of the last change, 0 before the first. */
export type MenuDocument = { readonly revision: number; readonly links: readonly MenuLink[] }

const menuOf = ({ organization }: MenuFact['data']) => [String(organization)]

const foldMenu = ({ links }: MenuDocument, _: unknown, { fact }: EventContext<MenuFact>): MenuDocument => ({
  revision: fact.revision,
  links: evolveLinks(links, fact),
})

export const menu = projection<MenuDocument, MenuFact>('menu', { version: 1, initial: () => ({ revision: 0, links: [] }) })
  .on('MenuLinkAdded', menuOf, foldMenu)
  .on('MenuLinkChanged', menuOf, foldMenu)
  .on('MenuLinksOrdered', menuOf, foldMenu)
  .on('MenuLinkRemoved', menuOf, foldMenu)
  .on('MenuLinkRestored', menuOf, foldMenu)
