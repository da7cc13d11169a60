import { specification } from '../../testing/specification'
import { created, deleted } from '../organizations.examples'
import * as decisions from './decide'
import type { MenuFact, MenuLinkDetails } from './events'
import { menuStream, type Menu, type MenuStreamFact } from './state'

/** Words in which the specs describe a menu: `menu(added(NEWS)).when(remove(NEWS)).then(removed(NEWS))`. */
export const given = specification<Menu, MenuStreamFact>(menuStream.initial, menuStream.evolve)

const organization = 1
export const organizationCreated = created() as MenuStreamFact
export const organizationDeleted = deleted() as MenuStreamFact
/** The menu of an organization that exists. */
export const menu = (...history: MenuFact[]) => given(organizationCreated, ...history)

export const NEWS = 21
export const SHOP = 22
export const RULES = 23

const internal = (label: string, slug: string): MenuLinkDetails => ({ label, slug, url: null, shown: true })
const details: { readonly [link: number]: MenuLinkDetails } = {
  [NEWS]: internal('News', 'news'),
  [SHOP]: { label: 'Shop', slug: null, url: 'https://shop.example', shown: true },
  [RULES]: internal('Rules', 'rules'),
}
const detailsOf = (link: number, changes: Partial<MenuLinkDetails> = {}) => ({ ...details[link], ...changes }) as MenuLinkDetails

// What happened.
export const added = (link: number, position: number, changes: Partial<MenuLinkDetails> = {}): MenuFact => ({
  type: 'MenuLinkAdded',
  data: { organization, link, details: detailsOf(link, changes), position },
})
export const changed = (link: number, was: Partial<MenuLinkDetails>, is: Partial<MenuLinkDetails>): MenuFact => ({
  type: 'MenuLinkChanged',
  data: { organization, link, was, is },
})
export const ordered = (...links: number[]): MenuFact => ({ type: 'MenuLinksOrdered', data: { organization, links } })
export const removed = (link: number, position: number): MenuFact => ({
  type: 'MenuLinkRemoved',
  data: { organization, link, details: detailsOf(link), position },
})
export const restored = (link: number, position: number): MenuFact => ({
  type: 'MenuLinkRestored',
  data: { organization, link, details: detailsOf(link), position },
})

// What is wanted.
export const add =
  (link: number, form: Partial<decisions.WantedLink> = {}, position?: number) =>
  (state: Menu) =>
    decisions.addMenuLink(state, {
      organization,
      link,
      form: { ...decisions.linkFormOf(detailsOf(link)), ...form },
      ...(position === undefined ? {} : { position }),
    })
export const fill =
  (...links: number[]) =>
  (state: Menu) =>
    decisions.fillMenu(state, { organization, links: links.map(link => ({ link, form: decisions.linkFormOf(detailsOf(link)) })) })
export const change = (link: number, wanted: Partial<decisions.WantedLink>) => (state: Menu) =>
  decisions.changeMenuLink(state, { organization, link, wanted })
export const order =
  (...links: number[]) =>
  (state: Menu) =>
    decisions.orderMenuLinks(state, { organization, links })
export const move = (link: number, position: number) => (state: Menu) =>
  decisions.moveMenuLink(state, { organization, link, position })
export const remove = (link: number) => (state: Menu) => decisions.removeMenuLink(state, { organization, link })
export const restore = (link: number) => (state: Menu) => decisions.restoreMenuLink(state, { organization, link })
