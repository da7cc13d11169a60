import { adminAddress, adminPage, adminPageAt, ADMIN_PAGE_NAMES, maySee, pagesDownTo } from './admin-pages'
import { dashboardOf } from './sign-in'

const roles = ['super_admin', 'org_owner', 'staff'] as const

it('No two pages share an address', () => {
  const shapes = ADMIN_PAGE_NAMES.map(name => adminPage(name).path.toLowerCase().replace(/:\w+/g, ':'))
  expect(new Set(shapes).size).toBe(shapes.length)
})

it('Every page has a title', () => expect(ADMIN_PAGE_NAMES.filter(name => adminPage(name).title === '')).toEqual([]))

it('An address leads to its page and no other', () => {
  expect(adminPageAt('/dashboard/seasons/2/leagues/5')?.title).toBe('League')
  expect(adminPageAt('/TEAMLIST/')?.title).toBe('Teams')
  expect(['/dashboard/nothing', '/games/x', '/', '/demo/games/7'].map(adminPageAt)).toEqual(Array(4).fill(undefined))
})

it('The address of a page contains its parameters', () =>
  expect(adminAddress('roster', { season: 2, league: 5, team: 9 })).toBe('/dashboard/seasons/2/leagues/5/teams/9'))

it('The breadcrumbs of a page are the pages above it', () =>
  expect(pagesDownTo('roster')).toEqual(['seasons', 'season', 'league', 'roster']))

it('The list of organizations, the seasons of each and the read models are for super_admins, the rest for everybody who is signed in', () => {
  const hidden = ADMIN_PAGE_NAMES.filter(name => !maySee(adminPage(name), 'org_owner'))
  expect(hidden).toEqual(['organizations', 'seasonsOf', 'readModels'])
  expect(ADMIN_PAGE_NAMES.filter(name => !maySee(adminPage(name), 'super_admin'))).toEqual([])
})

it('A page for owners is none of their staff', () =>
  expect(roles.filter(role => maySee({ who: 'owner' }, role))).toEqual(['super_admin', 'org_owner']))

it.each(roles)('The dashboard of a %s is a page that they may see', role => {
  const page = adminPageAt(dashboardOf(role))
  expect(page && maySee(page, role)).toBe(true)
})
