import { openProduct, PASSWORD, type Product } from '../../../testing/product'
import { thingOf } from '../../../testing/made-league'

type Listed = { name: string; slug: string }

let product: Product

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const names = async () => thingOf<Listed[]>(await product.as('nobody').get('/api/listings')).map(({ name }) => name)

const newOrganization = async (name: string, slug: string) =>
  thingOf<{ id: number }>(await product.as('super_admin').post('/api/organizations', { name, slug, sportIds: [1] })).id

const newUser = async (organization_id: number, username: string, role: string) =>
  thingOf<{ id: number }>(
    await product.as('super_admin').post('/api/usersv2', { username, password: PASSWORD, role, organization_id }),
  ).id

it('shows the organizations by name, with what leads to their sites, and no users', async () => {
  const organization = await newOrganization('Zürich Hoops', 'zurich')
  await newUser(organization, 'zoe-hidden', 'staff')
  const answer = await product.as('nobody').get('/api/listings')
  const all = thingOf<Listed[]>(answer)
  expect(all.at(-1)).toMatchObject({ name: 'Zürich Hoops', slug: 'zurich', domain: null, sports: [{ id: 1 }] })
  expect(all.map(({ name }) => name)).toEqual([...all.map(({ name }) => name)].sort((a, b) => a.localeCompare(b, 'en')))
  expect(JSON.stringify(all)).not.toContain('hidden')
})

it('shows the first by name where so many are asked for, and one by its slug', async () => {
  for (const name of ['Ítaca', 'Ibiza']) {
    const slug = name === 'Ibiza' ? 'ibiza' : 'itaca'
    await newUser(await newOrganization(name, slug), `${slug}-owner`, 'org_owner')
  }
  await newOrganization('A run by nobody', 'nobodys')
  const of = async (query: string) =>
    thingOf<Listed[]>(await product.as('nobody').get(`/api/listings?${query}`)).map(({ name }) => name)
  expect(await of('limit=2')).toEqual((await names()).slice(0, 2))
  expect(await of('named=ITACA')).toEqual(['Ítaca'])
  expect(await of('named=nobodys')).toEqual([])
  expect(await of('named=no-such-league')).toEqual([])
})

it('leaves out an organization until somebody of its own runs it, and again when nobody does', async () => {
  const organization = await newOrganization('Aachen League', 'aachen')
  expect(await names()).not.toContain('Aachen League')
  await newUser(organization, 'aachen-admin', 'super_admin')
  expect(await names()).not.toContain('Aachen League')
  const owner = await newUser(organization, 'aachen-owner', 'org_owner')
  expect(await names()).toContain('Aachen League')
  await product.as('super_admin').delete(`/api/usersv2/${owner}`)
  expect(await names()).not.toContain('Aachen League')
})

it('shows the second organization as every other, and none that does not want to be listed', async () => {
  const { id } = product.foreign
  const isThere = async () =>
    thingOf<{ id: number }[]>(await product.as('nobody').get('/api/listings')).some(one => one.id === id)
  expect([id, await isThere()]).toEqual([2, true])
  thingOf(await product.as('super_admin').put(`/api/organizations/${id}`, { feature_flags: { unlisted: true } }))
  expect(await isThere()).toBe(false)
})

it('is kept, and no longer than it is true', async () => {
  const answer = await product.as('nobody').get('/api/listings')
  expect(answer.headers['cache-control']).toBe('public, no-cache')
  thingOf(await product.as('super_admin').put(`/api/organizations/${product.organization.id}`, { name: 'Riverside Renamed' }))
  expect(await names()).toContain('Riverside Renamed')
})
