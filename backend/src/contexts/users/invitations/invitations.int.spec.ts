import { thingOf } from '../../../testing/made-league'
import { openProduct, type Answer, type Client, type Product } from '../../../testing/product'
import { invite } from '../../../testing/sample'

const MADE = new Date('2026-01-31T20:00:00Z')
const ENDS = '2026-02-07T20:00:00.000Z'
const CHOSEN = 'a long enough one'

let now = MADE
let product: Product
let owner: Client

beforeAll(async () => {
  product = await openProduct({}, { clock: () => now })
  owner = product.as('org_owner')
})
beforeEach(() => void (now = MADE))
afterAll(() => product.close())

type Sent = Parameters<Client['post']>[1]

const open = (secret: string): Promise<Answer> => product.as('nobody').post('/api/invitations/open', { secret })
const accept = (body: Sent): Promise<Answer> => product.as('nobody').post('/api/invitations/accept', body)
const listed = async (): Promise<readonly { id: number; name: string }[]> =>
  thingOf<{ id: number; name: string }[]>(await owner.get('/api/invitations'))

const USED = 'This invitation was used already. Sign in with the username and password that were chosen with it.'
const ENDED = 'This invitation has ended. Ask for another one.'

describe('An invitation', () => {
  it('is good for seven days, and its secret is shown once and nowhere else', async () => {
    const made = await invite(owner, { name: 'Ina', email: 'ina@example.com', role: 'org_owner' })
    const shown = {
      id: made.id,
      name: 'Ina',
      email: 'ina@example.com',
      role: 'org_owner',
      ends: ENDS,
      isOver: false,
      madeBy: 'olga',
      mail: null,
    }
    expect(made).toEqual({ ...shown, secret: expect.stringMatching(/^[\w-]{32}$/) as string })
    const list = await listed()
    expect(list).toContainEqual(shown)
    expect(JSON.stringify([list, await owner.get('/api/history')])).not.toContain(made.secret)
    expect((await open(made.secret)).body).toEqual({
      name: 'Ina',
      organization: 'Riverside League',
      role: 'org_owner',
      madeBy: 'olga',
      ends: ENDS,
    })
  })

  it('is made once by a repeated call, which shows no secret again', async () => {
    const send = () => owner.post('/api/invitations', { name: 'Ina' }, { 'idempotency-key': 'one invitation' })
    const { id } = thingOf(await send())
    expect(thingOf<{ id: number; secret?: string }>(await send())).toEqual(
      expect.not.objectContaining({ secret: expect.anything() as unknown }),
    )
    expect((await listed()).filter(one => one.id === id)).toHaveLength(1)
  })

  it('lets whoever has it choose a name and a password, and signs them in, once', async () => {
    const { id, secret } = await invite(owner, { name: 'Ina', email: 'ina@example.com' })
    const joined = await accept({ secret, username: 'ina', password: CHOSEN })
    expect(joined.body).toMatchObject({
      user: { id, username: 'ina', email: 'ina@example.com', role: 'staff', organization_id: product.organization.id },
    })
    const cookie = [joined.headers['set-cookie']]
      .flat()
      .map(one => String(one).split(';')[0])
      .join('; ')
    const check = await product.as('nobody').get('/api/auth/check-auth', { cookie })
    expect(check.body).toMatchObject({ authenticated: true, mustChangePassword: false, user: { id } })
    expect((await listed()).map(one => one.id)).not.toContain(id)
    for (const again of [await open(secret), await accept({ secret, username: 'ina2', password: CHOSEN })])
      expect(again).toMatchObject({ status: 403, body: { message: USED } })
    const signedIn = await product.as('nobody').post('/api/auth/login', { username: 'ina', password: CHOSEN })
    expect(signedIn.status).toBe(200)
    expect((await owner.delete(`/api/invitations/${id}`)).status).toBe(404)
  })

  it('stays good where the name or the password is refused', async () => {
    const { secret } = await invite(owner)
    const refused = await Promise.all([
      accept({ secret, username: 'olga', password: CHOSEN }),
      accept({ secret, username: 'two words', password: CHOSEN }),
      accept({ secret, username: 'password1234', password: 'password1234' }),
    ])
    expect(refused.map(({ status }) => status)).toEqual([409, 400, 400])
    expect((await accept({ secret, username: 'ira', password: CHOSEN })).status).toBe(200)
  })

  it('that ended, by its time or by somebody, says so and makes nobody', async () => {
    const [late, taken] = [await invite(owner), await invite(owner)]
    thingOf(await owner.delete(`/api/invitations/${taken.id}`))
    now = new Date(ENDS)
    for (const { secret } of [late, taken])
      for (const answer of [await open(secret), await accept({ secret, username: 'late', password: CHOSEN })])
        expect(answer).toMatchObject({ status: 403, body: { message: ENDED } })
    expect(await listed()).toContainEqual(expect.objectContaining({ id: late.id, isOver: true }))
    expect((await listed()).map(({ id }) => id)).not.toContain(taken.id)
  })

  it('of who did not come can be erased by name, and is then nobody’s', async () => {
    const { id, secret } = await invite(owner, { name: 'Iris Forgotten' })
    expect((await product.as('stranger').delete(`/api/people/invitation/${id}`)).status).toBe(404)
    thingOf(await owner.delete(`/api/people/invitation/${id}`))
    expect((await open(secret)).status).toBe(404)
    expect(JSON.stringify(await owner.get(`/api/history`))).not.toContain('Iris Forgotten')
  })

  it('that nobody made is guessed at as often as a password, and no more', async () => {
    const statuses = new Set<number>()
    for (let i = 0; i < 101; i++) statuses.add((await open('guessed')).status)
    expect([...statuses]).toEqual([404, 429])
  })
})

it('The history says who invited whom, who came, and whose invitation was ended', async () => {
  const ida = await invite(owner, { name: 'Ida', role: 'org_owner' })
  thingOf(await owner.delete(`/api/invitations/${ida.id}`))
  type Action = { readonly who: string; readonly what: string }
  const { actions } = thingOf<{ actions: Action[] }>(await owner.get('/api/history?kind=role'))
  const said = actions.map(({ who, what }) => `${who} ${what}`)
  expect(said.slice(0, 2)).toEqual(['olga ended the invitation of Ida', 'olga invited Ida (organization owner)'])
  expect(said).toContainEqual(expect.stringMatching(/^ina accepted an invitation/))
})
