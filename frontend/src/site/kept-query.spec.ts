import { demoTenant } from './testing/tenant'
import { withKeptQuery } from './kept-query'

const named = { tenant: demoTenant({ domainInQuery: 'hoops.example' }) }

it.each([
  ['/schedule', '/schedule?domain=hoops.example'],
  ['/schedule?domain=hoops.example&from=2026-11-21', '/schedule?domain=hoops.example&from=2026-11-21'],
  ['/schedule?league=3#today', '/schedule?league=3&domain=hoops.example#today'],
])('%s stays on the domain that the query names', (to, address) => expect(withKeptQuery(to, named)).toBe(address))

it('names nothing where the host or the path does', () =>
  expect(withKeptQuery('/schedule', { tenant: demoTenant() })).toBe('/schedule'))

it('A page of the past leads to pages of the same moment', () =>
  expect(withKeptQuery('/schedule#today', { tenant: demoTenant({ asOf: '2026-11-20' }) })).toBe(
    '/schedule?asOf=2026-11-20#today',
  ))
