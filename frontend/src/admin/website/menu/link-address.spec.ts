import { addressOnSite } from './LinkFields'

const harbour = { domain: 'harbour.example', slug: 'harbour' }

it.each([
  [harbour, 'join-our-team', 'harbour.example/ourTeam'],
  [{ ...harbour, domain: null }, 'join-our-team', 'fullcourt.example/harbour/ourTeam'],
  [{ domain: null, slug: null }, 'schedule', 'fullcourt.example/schedule'],
  [harbour, 'meet-the-team', 'harbour.example/meet-the-team'],
  [harbour, 'home', 'harbour.example/'],
  [{ ...harbour, domain: null }, 'home', 'fullcourt.example/harbour/'],
  [harbour, '', 'harbour.example/'],
])('of %j the link %j appears at %s', (place, slug, address) =>
  expect(addressOnSite(place, slug, 'fullcourt.example')).toBe(address),
)
