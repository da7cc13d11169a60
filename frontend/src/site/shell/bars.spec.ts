import { demoTenant } from '../testing/tenant'
import { barsAt } from './bars'

const all = { header: true, menu: true, footer: true }
const none = { header: false, menu: false, footer: false }

it.each(['/', '/browse', '/millionaire', '/youth/jccoc'])('the product has no bars at %s', path =>
  expect(barsAt({ tenant: null }, path)).toEqual(none),
)

it.each(['/', '/browse', '/schedule'])('an organization has all bars at %s', path =>
  expect(barsAt({ tenant: demoTenant() }, path)).toEqual(all),
)

it('a site has no bars on the page of the youth league', () =>
  expect(barsAt({ tenant: demoTenant() }, '/youth/jccoc')).toEqual(none))

it('there is no menu beside the sign-in', () => {
  expect(barsAt({ tenant: demoTenant() }, '/login')).toEqual({ ...all, menu: false })
  expect(barsAt({ tenant: null }, '/listings')).toEqual(all)
})
