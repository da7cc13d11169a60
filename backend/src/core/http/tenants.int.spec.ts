import { RESERVED_SEGMENTS } from '@fullcourt/domain/pages/reserved-segments'
import { thingOf } from '../../testing/made-league'
import { openProduct, type Client, type Product } from '../../testing/product'
import { sampleOf, unique, type Sample } from '../../testing/sample'
import { addressOf } from '../../testing/slice'
import { DOCUMENTED, UNLISTED } from '../../testing/slice-calls'

let product: Product
let own: Sample
let foreign: Sample
let visitor: Client

beforeAll(async () => {
  product = await openProduct()
  own = await sampleOf(product, product.organization, product.as('org_owner'))
  foreign = await sampleOf(product, product.foreign, product.as('stranger'))
  visitor = product.as('nobody')
})
afterAll(() => product.close())

const PUBLIC = [...DOCUMENTED, ...UNLISTED].filter(({ who }) => who === 'tenant')

describe('an organization is found', () => {
  it.each([
    ['slug=riverside', 200],
    ['slug=RiverSide', 200],
    ['slug=%20riverside%20', 200],
    ['domain=riverside.example.com', 200],
    ['domain=www.Riverside.example.com', 200],
    ['domain=riverside.example.com.', 200],
    ['slug=riverside&domain=nowhere.example.com', 200],
    ['slug=nowhere&domain=riverside.example.com', 200],
    ['slug=nowhere', 404],
    ['slug=', 404],
    ['slug=riverside&slug=hillside', 404],
    ['domain=nowhere.example.com', 404],
    ['domain=localhost', 404],
    ['slug=riverside.example.com', 404],
  ])('by %s: %i', async (name, status) => {
    const answer = await visitor.get(`/api/teamsv2?${name}`)
    expect(answer.status).toBe(status)
    if (status === 404) expect(answer.body).toEqual({ statusCode: 404, message: 'Organization not found', error: 'Not Found' })
  })

  it('and nothing else of it than asked for is shown: each has its own teams', async () => {
    const names = async (slug: string) =>
      ((await visitor.get(`/api/teamsv2?slug=${slug}`)).body as { id: number }[]).map(({ id }) => id)
    expect(await names('riverside')).toEqual(expect.arrayContaining([...own.teams]))
    expect(await names('riverside')).not.toEqual(expect.arrayContaining([foreign.teams[0]]))
    expect(await names('hillside')).toEqual(expect.arrayContaining([...foreign.teams]))
  })

  it('never by a name that nobody may have', async () => {
    for (const slug of RESERVED_SEGMENTS)
      expect([slug, (await product.as('super_admin').post('/api/organizations', { name: 'X', slug })).status]).toEqual([
        slug,
        400,
      ])
  })
})

describe('without slug or domain', () => {
  it.each(PUBLIC.map(call => ({ call, name: call.path })))('a visitor is asked for one: $name', async ({ call }) =>
    expect(await visitor.get(addressOf(call, await call.filling(own)))).toMatchObject({
      status: 400,
      body: { message: 'Name the organization by slug or domain, or sign in.' },
    }),
  )

  it('a visitor cannot name it by organization_id', async () =>
    expect((await visitor.get(`/api/teamsv2?organization_id=${own.organization.id}`)).status).toBe(400))

  it('a signed-in person reads their own, never to be stored', async () => {
    for (const [i, call] of PUBLIC.entries()) {
      const { status, headers } = await product.as('staff').get(addressOf(call, await call.filling(own)))
      expect([i, status, headers['cache-control'], headers.etag]).toEqual([i, 200, 'no-store', undefined])
    }
  })
})

describe('an organization that changes its slug', () => {
  const rename = async (organization: number, slug: string | null) =>
    product.as('super_admin').put(`/api/organizations/${organization}`, { slug: slug ?? '' })
  const found = async (slug: string) => (await visitor.get(`/api/organizations/slug/${slug}`)).status

  it('is found by the new one at once, and not by the old one', async () => {
    const [before, after] = [unique('before'), unique('after')]
    const { id } = thingOf(await product.as('super_admin').post('/api/organizations', { name: 'Mover', slug: before }))
    expect([await found(before), (await visitor.get(`/api/teamsv2?slug=${before}`)).status]).toEqual([200, 200])
    await rename(id, after)
    expect([await found(before), await found(after)]).toEqual([404, 200])
    expect((await visitor.get(`/api/teamsv2?slug=${before}`)).status).toBe(404)
    expect((await visitor.get(`/api/teamsv2?slug=${after}`)).status).toBe(200)
  })

  it('may take the old one again', async () => {
    const [before, after] = [unique('before'), unique('after')]
    const { id } = thingOf(await product.as('super_admin').post('/api/organizations', { name: 'Mover', slug: before }))
    expect([(await rename(id, after)).status, (await rename(id, before)).status, await found(before)]).toEqual([200, 200, 200])
  })

  it('keeps it from others for ten seconds', async () => {
    const slug = unique('wanted')
    const { id } = thingOf(await product.as('super_admin').post('/api/organizations', { name: 'Mover', slug }))
    await rename(id, null)
    expect(await product.as('super_admin').post('/api/organizations', { name: 'Follower', slug })).toMatchObject({
      status: 409,
      body: { message: `Slug ${slug} is taken.` },
    })
  })
})
