import { randomUUID } from 'node:crypto'
import { contextOnce } from '../../../core/facts/command-context'
import { Commands } from '../../../core/facts/commands'
import { IdAllocator } from '../../../core/facts/id-allocator'
import { until } from '../../../testing/until'
import { CreateOrganization } from '../../organizations/organizations.commands'
import { thingOf } from '../../../testing/made-league'
import { openProduct, PASSWORD, type Client, type Product } from '../../../testing/product'
import { unique } from '../../../testing/sample'
import { NewOwners } from './new-owners'

let product: Product
let root: Client
beforeAll(async () => {
  product = await openProduct()
  root = product.as('super_admin')
})
afterAll(() => product.close())

type Made = {
  readonly id: number
  readonly slug: string
  readonly tempPassword?: string
  readonly users: readonly {
    readonly id: number
    readonly username: string
    readonly email: string | null
    readonly role: string
  }[]
}

const body = () => ({ name: 'Lakeside', slug: unique('lakeside'), username: unique('owner'), email: 'olga@example.com' })
const make = (asked: object, headers = {}) => root.post('/api/admin/organizations', asked, headers)
const signIn = (username: string, password: string) => product.as('nobody').post('/api/auth/login', { username, password })
const organizationsNamed = async (slug: string) => (await product.as('nobody').get(`/api/organizations/slug/${slug}`)).status

it('An organization is made with its owner, who can sign in', async () => {
  const asked = { ...body(), password: PASSWORD }
  const made = thingOf<Made>(await make(asked))
  expect(made.users).toEqual([
    expect.objectContaining({ username: asked.username, email: 'olga@example.com', role: 'org_owner' }) as object,
  ])
  expect(made.tempPassword).toBeUndefined()
  expect(await signIn(asked.username, PASSWORD)).toMatchObject({
    status: 200,
    body: { user: { organization_id: made.id } },
  })
})

it('An owner without a password gets one, which is shown once', async () => {
  const asked = body()
  const { tempPassword } = thingOf<Made>(await make(asked))
  expect((await signIn(asked.username, tempPassword ?? '')).status).toBe(200)
})

it('An organization is made without an owner where none is named', async () => {
  const { username: _, email: __, ...asked } = body()
  expect(thingOf<Made>(await make(asked)).users).toEqual([])
})

describe('Nothing is made', () => {
  it('where the username is taken', async () => {
    const { username } = thingOf<Made>(await make(body())).users[0] ?? { username: '' }
    const asked = { ...body(), username }
    expect(await make(asked)).toMatchObject({ status: 409, body: { message: 'This username is taken.' } })
    expect(await organizationsNamed(asked.slug)).toBe(404)
  })

  it.each([
    ['the password is too short', { password: 'short' }],
    ['the password is the name', { username: 'olga-of-lakeside', password: 'olga-of-lakeside' }],
    ['the owner has no name', { username: '', password: PASSWORD }],
    ['the profile is wrong', { time_zone: 'Mars/Olympus' }],
  ])('where %s', async (_, wrong) => {
    const asked = { ...body(), ...wrong }
    expect((await make(asked)).status).toBe(400)
    expect(await organizationsNamed(asked.slug)).toBe(404)
  })

  it('where the slug is taken', async () => {
    const first = thingOf<Made>(await make(body()))
    const asked = { ...body(), slug: first.slug }
    expect((await make(asked)).status).toBe(409)
    expect((await signIn(asked.username, PASSWORD)).status).toBe(401)
  })
})

it('The same call once more makes nothing once more', async () => {
  const asked = { ...body(), password: PASSWORD }
  const key = { 'idempotency-key': randomUUID() }
  const [first, again] = [thingOf<Made>(await make(asked, key)), thingOf<Made>(await make(asked, key))]
  expect([again.id, again.users]).toEqual([first.id, first.users])
})

it('A process that ends as soon as the organization is written makes the owner with its next start', async () => {
  const { app } = product.application
  const context = contextOnce('system', kind => app.get(IdAllocator).next(kind))
  const [organization, { username, slug, name }] = [await context.nextId('organization'), body()]
  const { owner } = await app
    .get(NewOwners)
    .prepare(context, organization, { name, slug }, { username, email: null, password: PASSWORD })
  await app
    .get(Commands)
    .dispatch(new CreateOrganization(context, { profile: { name, slug }, organization, branding: {}, owner }))
  await product.restart()
  await until(async () => (await signIn(username, PASSWORD)).status === 200)
  expect(await signIn(username, PASSWORD)).toMatchObject({ body: { user: { organization_id: organization, role: 'org_owner' } } })
})
