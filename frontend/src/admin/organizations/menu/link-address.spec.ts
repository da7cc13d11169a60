import { linkAddress } from './link-address'

const harbour = { domain: 'harbour.example', slug: 'harbour' }

it.each([
  [harbour, 'Meet the Team', 'harbour.example/meet-the-team'],
  [{ ...harbour, domain: null }, 'Meet the Team', 'fullcourt.example/harbour/meet-the-team'],
  [{ domain: null, slug: null }, 'News', 'fullcourt.example/news'],
  [harbour, ' Home ', 'harbour.example/'],
  [{ ...harbour, domain: null }, 'home', 'fullcourt.example/harbour/'],
  [harbour, '', 'harbour.example/'],
])('of %j the page %j appears at %s', (place, label, address) =>
  expect(linkAddress(place, label, 'fullcourt.example')).toBe(address),
)
