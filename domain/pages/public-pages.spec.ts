import { pagesOfSite, publicPage, publicPageAt } from './public-pages'

it.each(['organization', 'product'] as const)('No two pages of the site of an %s share an address', site => {
  const paths = pagesOfSite(site).flatMap(name => publicPage(name).paths.map(path => path.toLowerCase()))
  expect(new Set(paths).size).toBe(paths.length)
})

it('An address leads to its page', () =>
  expect(['/', '/jteamlist', '/player/7/stats', '/schedule/'].map(path => publicPageAt('organization', path))).toEqual([
    'home',
    'standings',
    'playerStats',
    'schedule',
  ]))

it('The product has pages of its own, and none of an organization', () =>
  expect(['/', '/login', '/schedule'].map(path => publicPageAt('product', path))).toEqual(['landing', 'login', undefined]))
