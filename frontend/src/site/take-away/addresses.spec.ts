import { demoTenant } from '../testing/tenant'
import type { PublicSite } from '../site'
import { calendarOf, standingsTableOf } from './addresses'

const siteAt = (asOf?: string) =>
  ({ tenant: demoTenant(asOf === undefined ? {} : { asOf }), api: { tenant: { slug: 'demo' } } }) as PublicSite

it('a table that is taken along is of the moment that the page shows', () => {
  expect(standingsTableOf(siteAt('2026-11-20'), { seasonId: 3 })).toBe('/api/standings.csv?asOf=2026-11-20&seasonId=3&slug=demo')
  expect(standingsTableOf(siteAt(), { seasonId: 3 })).toBe('/api/standings.csv?seasonId=3&slug=demo')
})

it('what somebody subscribes to is of what comes', () =>
  expect(calendarOf(siteAt('2026-11-20'))).toBe('/api/calendar.ics?slug=demo'))
