import { addressInSite } from './site'
import { demoTenant } from './testing/tenant'

describe('An address inside the site', () => {
  const site = { tenant: demoTenant({ prefix: '/demo' }) }

  it.each([
    ['/', '/demo'],
    ['/?season=3', '/demo?season=3'],
    ['/#today', '/demo#today'],
    ['/teams/7', '/demo/teams/7'],
  ])('%s is %s under a slug', (to, address) => expect(addressInSite(to, site)).toBe(address))

  it('is the same on a domain of its own', () => expect(addressInSite('/', { tenant: demoTenant({ prefix: '' }) })).toBe('/'))
})
