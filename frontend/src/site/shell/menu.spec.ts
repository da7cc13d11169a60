import type { MenuLink } from '@fullcourt/domain/pages/render-contract'
import { demoTenant } from '../testing/tenant'
import { menuOf } from './menu'

const link = (over: Partial<MenuLink>): MenuLink => ({
  id: 1,
  label: 'About',
  is_external: false,
  slug: 'about',
  url: null,
  show_in_navbar: true,
  position: 0,
  ...over,
})
const tenantWith = (...links: MenuLink[]) => ({ tenant: demoTenant({ links }) })

it('is the standard menu where an organization has made none', () => {
  expect(menuOf(tenantWith()).map(entry => entry.label)).toEqual(['Home', 'Standings', 'Schedule', 'Players', 'Leaders'])
})

it('has the bracket where the organization has brackets', () => {
  const tenant = demoTenant()
  const organization = { ...tenant.organization, feature_flags: { brackets: true } }
  expect(menuOf({ tenant: { ...tenant, organization } }).map(entry => entry.label)).toContain('Bracket')
})

it('is empty on the pages of the product', () => {
  expect(menuOf({ tenant: null })).toEqual([])
})

it('follows the organization: its order, and what it shows', () => {
  const menu = menuOf(
    tenantWith(link({ label: 'B', position: 2 }), link({ label: 'A', position: 1 }), link({ label: 'C', show_in_navbar: false })),
  )
  expect(menu.map(entry => entry.label)).toEqual(['A', 'B'])
})

it('leads home under the label home', () => {
  expect(menuOf(tenantWith(link({ label: 'Home', slug: 'home' })))[0]?.href).toBe('/')
})

it('leaves out an external address that is no web address', () => {
  const menu = menuOf(tenantWith(link({}), link({ label: 'X', is_external: true, url: 'javascript:alert(1)' })))
  expect(menu.map(entry => entry.label)).toEqual(['About'])
})
