import { thingOf } from '../../testing/made-league'
import { openProduct, type Product } from '../../testing/product'

let product: Product

beforeAll(async () => {
  product = await openProduct({ FULLCOURT_ROOT_HOST: 'fullcourt.example' })
  const owner = product.as('org_owner')
  thingOf(await owner.put(`/api/organizations/${product.organization.id}`, { domain: 'hoops.example.com' }))
})
afterAll(() => product.close())

it.each([
  ['an own domain', 'hoops.example.com', '/teamList', 'http://fullcourt.example'],
  ['the product’s own host', 'fullcourt.example', '/riverside/teamList', 'http://fullcourt.example'],
  ['localhost', 'localhost', '/riverside/teamList', 'http://localhost'],
])('The foot of a site leads to the product on %s', async (_, host, address, to) => {
  const { body } = await product.as('nobody').get(address, { host })
  expect(/<a href="([^"]*)">Powered by /.exec(String(body))?.[1]).toBe(to)
})
