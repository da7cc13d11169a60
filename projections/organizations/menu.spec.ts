import type { MenuFact } from '@fullcourt/domain/organizations/menu/events'
import { specification } from '../testing/specification'
import { linkCard, type LinkCard } from './link'
import { menu, type MenuDocument } from './menu'

const given = specification<MenuDocument>(menu)
const givenLinks = specification<LinkCard>(linkCard)

const organization = 1
const [NEWS, SHOP] = [21, 22]
const details = (label: string) => ({ label, slug: label.toLowerCase(), url: null, shown: true })
const added = (link: number, label: string, position = 0): MenuFact => ({
  type: 'MenuLinkAdded',
  data: { organization, link, details: details(label), position },
})
const removed: MenuFact = { type: 'MenuLinkRemoved', data: { organization, link: NEWS, details: details('News'), position: 0 } }
const restored: MenuFact = { ...removed, type: 'MenuLinkRestored' }
const renamed: MenuFact = {
  type: 'MenuLinkChanged',
  data: { organization, link: NEWS, was: { label: 'News' }, is: { label: 'Latest' } },
}
const hidden: MenuFact = {
  type: 'MenuLinkChanged',
  data: { organization, link: NEWS, was: { shown: true }, is: { shown: false } },
}

it('A menu holds its links in their order, and the revision of its last change', () =>
  given(added(NEWS, 'News'), added(SHOP, 'Shop', 1), {
    type: 'MenuLinksOrdered',
    data: { organization, links: [SHOP, NEWS] },
  }).thenOf('1', {
    revision: 2,
    links: [
      { id: SHOP, details: details('Shop') },
      { id: NEWS, details: details('News') },
    ],
  }))

it('A changed link changes in the menu', () =>
  given(added(NEWS, 'News'), hidden).thenOf('1', {
    revision: 1,
    links: [{ id: NEWS, details: { ...details('News'), shown: false } }],
  }))

it('A removed link is gone, a restored one is back', () => {
  given(added(NEWS, 'News'), removed).thenOf('1', { revision: 1, links: [] })
  given(added(NEWS, 'News'), removed, restored).thenOf('1', { revision: 2, links: [{ id: NEWS, details: details('News') }] })
})

it('The card of a link knows its organization and its label, also when it was removed', () => {
  const card = { id: NEWS, organization, label: 'Latest' }
  givenLinks(added(NEWS, 'News'), hidden, renamed).thenOf(String(NEWS), { ...card, status: 'active' })
  givenLinks(added(NEWS, 'News'), renamed, removed).thenOf(String(NEWS), { ...card, status: 'deleted' })
  givenLinks(added(NEWS, 'News'), removed, restored).thenOf(String(NEWS), { ...card, label: 'News', status: 'active' })
})
