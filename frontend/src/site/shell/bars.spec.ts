import { demoTenant } from '../testing/tenant'
import { barsAt } from './Shell'

const all = { header: true, menu: true, footer: true }
const none = { header: false, menu: false, footer: false }

const product = { tenant: null, isNobodysHost: false }
const site = { tenant: demoTenant(), isNobodysHost: false }

it.each(['/', '/browse', '/millionaire', '/youth/jccoc'])('the product has no bars at %s', path =>
  expect(barsAt(product, path)).toEqual(none),
)

it.each(['/', '/browse', '/schedule'])('an organization has all bars at %s', path => expect(barsAt(site, path)).toEqual(all))

it('a site has no bars on the page of the youth league', () => expect(barsAt(site, '/youth/jccoc')).toEqual(none))

it('there is no menu beside the sign-in', () => {
  expect(barsAt(site, '/login')).toEqual({ ...all, menu: false })
  expect(barsAt(product, '/listings')).toEqual(all)
})

it.each(['/listings', '/schedule', '/login'])('a host that is nobody’s has no bars at %s', path =>
  expect(barsAt({ tenant: null, isNobodysHost: true }, path)).toEqual(none),
)
