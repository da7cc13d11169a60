import { thingOf } from '../testing/made-league'
import { openProduct, type Product } from '../testing/product'

let product: Product

beforeAll(async () => {
  product = await openProduct()
  thingOf(await product.as('org_owner').put(`/api/organizations/${product.organization.id}`, { domain: 'hoops.example.com' }))
})
afterAll(() => product.close())

const leads = async (url: string, host = 'localhost') => {
  const { status, headers } = await product.as('nobody').get(url, { host })
  return [status, headers.location]
}

describe('Visitors of the address of a league', () => {
  it.each([
    '/riverside/leagues/7',
    '/leagues/7?slug=riverside',
    '/leagues/7?domain=hoops.example.com',
    '/leagues/7?domain=www.hoops.example.com',
  ])('see its standings on the public site: %s', async url =>
    expect(await leads(url)).toEqual([302, '/riverside/teamList?league=7']),
  )

  it('see them on the domain of its organization', async () =>
    expect(await leads('/leagues/7', 'hoops.example.com')).toEqual([302, '/teamList?league=7']))

  it('see them on localhost with the domain in the query, where the organization has no slug', async () => {
    thingOf(await product.as('super_admin').post('/api/organizations', { name: 'Lakeside', domain: 'lakeside.example.com' }))
    expect(await leads('/leagues/7?domain=lakeside.example.com')).toEqual([302, '/teamList?league=7&domain=lakeside.example.com'])
  })

  it.each(['/leagues/7', '/leagues/7?slug=nobody', '/leagues/7?domain=evil.example.com'])(
    'sign in where it names nobody’s site: %s',
    async url => expect(await leads(url)).toEqual([302, `/login?next=${encodeURIComponent(url)}`]),
  )
})
