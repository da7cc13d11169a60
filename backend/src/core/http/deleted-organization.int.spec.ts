import { openProduct, PASSWORD, type Client, type Product } from '../../testing/product'
import { sampleOf, type Sample } from '../../testing/sample'
import { addressOf, send, withQuery, type Filling, type SliceCall } from '../../testing/slice'
import { DOCUMENTED, UNLISTED } from '../../testing/slice-calls'
import { storedSince } from '../../testing/stored'

/** Its history goes on, and its people are still managed; the organization itself is deleted only once. */
const OUTLIVES = /history|users|people|imports|\/api\/organizations\/\{id\}$/
const CALLS = [...DOCUMENTED, ...UNLISTED]
const STAFF = CALLS.filter(({ who, about, path }) => who !== 'super' && about === 'thing' && !OUTLIVES.test(path))
const PUBLIC = CALLS.filter(({ who }) => who === 'tenant')

let product: Product
let sue: Client
let fritz: Client
let gone: Sample
const fillings = new Map<SliceCall, Filling>()

beforeAll(async () => {
  product = await openProduct()
  sue = product.as('super_admin')
  fritz = product.as('stranger')
  gone = await sampleOf(product, product.foreign, fritz)
  // One after another: so many writes at once may be further ahead of the documents than a read waits for.
  for (const call of [...STAFF, ...PUBLIC]) fillings.set(call, await call.filling(gone))
  await sue.delete(`/api/organizations/${gone.organization.id}`)
})
afterAll(() => product.close())

const named = (call: SliceCall) => ({ call, name: `${call.method} ${call.path}` })
const fillingOf = (call: SliceCall) => fillings.get(call) as Filling

/** A deleted organization takes everything in it with it (docs/facts.md#deleting-and-bringing-back). */
describe('when an organization was deleted', () => {
  it.each(STAFF.map(named))('$name: its things are not there, and nothing is written', async ({ call }) => {
    const before = await product.application.stores.events.head()
    const { status } = await send(sue, call, fillingOf(call))
    expect([status, (await storedSince(product, before)).map(({ type }) => type)]).toEqual([404, []])
  })

  it.each(PUBLIC.map(named))('$name: visitors find nothing', async ({ call }) => {
    const address = withQuery(addressOf(call, fillingOf(call)), `slug=${gone.organization.slug}`)
    expect((await send(product.as('nobody'), call, fillingOf(call), address)).status).toBe(404)
  })

  it('it is not there itself, and in no list', async () => {
    const { id, slug } = gone.organization
    const listed = async (address: string) => ((await sue.get(address)).body as { id: number }[]).map(one => one.id)
    expect((await product.as('nobody').get(`/api/organizations/slug/${slug}`)).status).toBe(404)
    expect((await sue.get(`/api/organizations/${id}`)).status).toBe(404)
    expect((await sue.put(`/api/organizations/${id}`, { name: 'Again' })).status).toBe(404)
    expect((await sue.delete(`/api/organizations/${id}`)).status).toBe(404)
    expect((await sue.get(`/api/seasonsv2?organization_id=${id}`)).status).toBe(404)
    expect(await listed('/api/organizations')).not.toContain(id)
    expect(await listed('/api/admin/organizations/deleted')).toContain(id)
    expect(await listed('/api/seasonsv2')).not.toContain(gone.league.season)
  })

  it('its people are signed out', async () => {
    expect((await fritz.get('/api/auth/check-auth')).body).toEqual({ authenticated: false })
    expect((await fritz.get('/api/sportsv2')).status).toBe(401)
    expect((await fritz.post('/api/seasonsv2', { name: 'Another' })).status).toBe(401)
  })

  it('and cannot sign in any more', async () => {
    const { status, body } = await product.as('nobody').post('/api/auth/login', { username: 'fritz', password: PASSWORD })
    expect([status, (body as { message: string }).message]).toEqual([401, 'Login failed. Please check your credentials.'])
  })
})
