import { openProduct, type Product } from '../../testing/product'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const create = (body: object) => product.as('super_admin').post('/api/organizations', body)
const winners = (answers: readonly { status: number }[]) => answers.filter(({ status }) => status === 201).length
const losers = (answers: readonly { status: number }[]) => answers.filter(({ status }) => status === 409).length

describe('of fifty who race for the same value, one gets it', () => {
  it('a slug', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => create({ name: `League ${i}`, slug: 'wanted' })))
    expect([winners(answers), losers(answers)]).toEqual([1, 49])
  })

  it('a domain, however it is written', async () => {
    const spellings = ['wanted.example.com', 'WWW.Wanted.example.com', ' wanted.example.com ']
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => create({ name: `League ${i}`, domain: spellings[i % spellings.length] })),
    )
    expect([winners(answers), losers(answers)]).toEqual([1, 49])
  })

  it('a username, however it is written', async () => {
    const spellings = ['Ana', 'ana ', 'ANA']
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        product
          .as('org_owner')
          .post('/api/usersv2', { username: spellings[i % spellings.length], password: 'long enough password' }),
      ),
    )
    expect([winners(answers), losers(answers)]).toEqual([1, 49])
  })
})

it('a look-up finds who got the slug', async () => {
  const found = await product.as('nobody').get('/api/organizations/slug/wanted')
  expect(found.status).toBe(200)
})

it('the loser gets an error that names what is taken', async () => {
  const { status, body } = await create({ name: 'Late', slug: 'wanted' })
  const message = 'Slug wanted is taken.'
  expect([status, body]).toEqual([409, { statusCode: 409, message, error: 'Conflict', fields: [{ field: 'slug', message }] }])
})
