import { ifMatch } from '../../games/testing/calls'
import { thingOf } from '../../../testing/made-league'
import { openProduct, type Client, type Product } from '../../../testing/product'
import type { BusinessAnswer } from './businesses.answers'

let product: Product
let staff: Client

beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
})
afterAll(() => product.close())

const add = async (body: object) => thingOf<BusinessAnswer>(await staff.post('/api/businesses', body))
const address = ({ id }: { readonly id: number }) => `/api/businesses/${id}`
const namesOf = async (client: Client, query = '') =>
  thingOf<BusinessAnswer[]>(await client.get(`/api/businesses${query}`)).map(({ name }) => name)

describe('a business', () => {
  it('needs a name alone; its sign-up is open', async () =>
    expect(await staff.post('/api/businesses', { name: ' Harbour  Gym ' })).toMatchObject({
      status: 201,
      body: { name: 'Harbour Gym', signupStatus: 'active', city: null, category: null, organization_id: product.organization.id },
    }))

  it('keeps what a change does not name, and loses what is sent empty', async () => {
    const gym = await add({ name: 'Gym', city: 'Houston', cost: '$900', category: 'co-ed' })
    expect(await staff.put(address(gym), { signupStatus: 'closed', cost: '', category: '' })).toMatchObject({
      status: 200,
      body: { name: 'Gym', city: 'Houston', cost: null, category: null, signupStatus: 'closed' },
    })
  })

  it.each([
    [{ name: '' }, 'Name is required.'],
    [{ name: 'Gym', website: 'javascript:alert(1)' }, 'Website must be a link that begins with https:// or http://.'],
    [{ name: 'Gym', signupDeadline: 'soon' }, 'Sign-up deadline must be a date such as 2026-01-31.'],
    [{ name: 'Gym', category: 'dogs' }, 'Category must be one of'],
    [{ name: 'Gym', signupStatus: null }, 'Sign-up status must be one of'],
    [{ name: 'Gym', email: 'nobody' }, 'Email must be an e-mail address.'],
  ])('is not listed as %j', async (body, message) =>
    expect(await staff.post('/api/businesses', body)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(message) as string },
    }),
  )

  it.each(['city', 'state'])('has no %s that is none of those to choose from, and the refusal names the field', async field =>
    expect(await staff.post('/api/businesses', { name: 'Gym', [field]: 'Ohio' })).toMatchObject({
      status: 400,
      body: { fields: [{ field, message: expect.stringContaining(' must be one of ') as string }] },
    }),
  )

  it('is not changed by one who does not know what was changed meanwhile', async () => {
    const gym = await add({ name: 'Gym' })
    thingOf(await staff.put(address(gym), { cost: '$900' }))
    expect(await staff.put(address(gym), { cost: '$950' }, ifMatch(gym.revision ?? -1))).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('set the cost of Gym to $900 meanwhile') as string },
    })
    expect(await staff.put(address(gym), { city: 'Houston' }, ifMatch(gym.revision ?? -1))).toMatchObject({ status: 200 })
  })

  it('that was removed is gone', async () => {
    const gym = await add({ name: 'Gone Gym' })
    expect(await staff.delete(address(gym))).toMatchObject({ status: 204 })
    expect(await namesOf(staff)).not.toContain('Gone Gym')
    for (const answer of [await staff.put(address(gym), { name: 'X' }), await staff.delete(address(gym))])
      expect(answer).toMatchObject({ status: 404, body: { message: 'Business not found' } })
  })
})

describe('the businesses of an organization', () => {
  it('are listed by name', async () => {
    await add({ name: 'Zeta' })
    await add({ name: 'Alpha' })
    const names = await namesOf(staff)
    expect(names.indexOf('Alpha')).toBeLessThan(names.indexOf('Zeta'))
  })

  it('are shown to visitors without phone and e-mail', async () => {
    const { id } = await add({ name: 'Reached', phone: '555 0100', email: 'gym@harbour.example' })
    const [asStaff, asVisitor] = await Promise.all(
      [staff.get('/api/businesses'), product.as('nobody').get('/api/businesses?slug=riverside')].map(async answer =>
        thingOf<BusinessAnswer[]>(await answer).find(business => business.id === id),
      ),
    )
    expect(asStaff).toMatchObject({ phone: '555 0100', email: 'gym@harbour.example' })
    expect(asVisitor).toMatchObject({ name: 'Reached' })
    for (const field of ['phone', 'email', 'revision']) expect(asVisitor).not.toHaveProperty(field)
  })

  it('are those of the organization alone', async () => {
    await add({ name: 'Ours' })
    expect(await namesOf(product.as('stranger'))).not.toContain('Ours')
  })
})
