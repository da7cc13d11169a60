import { demoTenant } from './testing/tenant'
import { withDomain } from './with-domain'

const named = { tenant: demoTenant({ domainInQuery: 'hoops.example' }) }

it.each([
  ['/schedule', '/schedule?domain=hoops.example'],
  ['/schedule?domain=hoops.example&from=2026-11-21', '/schedule?domain=hoops.example&from=2026-11-21'],
  ['/schedule?league=3#today', '/schedule?league=3&domain=hoops.example#today'],
])('%s stays on the domain that the query names', (to, address) => expect(withDomain(to, named)).toBe(address))

it('names nothing where the host or the path does', () =>
  expect(withDomain('/schedule', { tenant: demoTenant() })).toBe('/schedule'))
