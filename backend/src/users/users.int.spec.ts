import { openProduct, PASSWORD, type Answer, type Client, type Product } from '../testing/product'
import { thingOf } from '../testing/made-league'
import { unique } from '../testing/sample'

let product: Product
let owner: Client

beforeAll(async () => {
  product = await openProduct()
  owner = product.as('org_owner')
})
afterAll(() => product.close())

type UserBody = { readonly id: number; readonly username: string; readonly tempPassword?: string }

const make = async (body: object = {}) =>
  thingOf<UserBody>(await owner.post('/api/usersv2', { username: unique('user'), password: PASSWORD, ...body }))

const login = (username: string, password: string): Promise<Answer> =>
  product.as('nobody').post('/api/auth/login', { username, password })

/** A client of somebody's own session. */
const signedIn = async (username: string, password = PASSWORD) => {
  const { headers, status } = await login(username, password)
  const cookie = String(headers['set-cookie']).split(';')[0] as string
  const nobody = product.as('nobody')
  return {
    status,
    put: (address: string, body: object) => nobody.put(address, body, { cookie }),
    isSignedIn: async () => (await nobody.get('/api/teams', { cookie })).status === 200,
  }
}

describe('a new user', () => {
  it('signs in with the password that was chosen', async () => {
    const { username } = await make()
    expect((await login(username, PASSWORD)).status).toBe(200)
  })

  it('gets a password where none was chosen, told this once', async () => {
    const { id, username, tempPassword } = await make({ password: '' })
    expect((await login(username, tempPassword as string)).status).toBe(200)
    expect((await owner.get(`/api/usersv2/${id}`)).body).not.toHaveProperty('tempPassword')
  })

  it.each([' ', '\u200b', 'a\u0000b', 'x'.repeat(101), '\ud800'])('is called by no name that shows nothing: %j', async username =>
    expect(await owner.post('/api/usersv2', { username, password: PASSWORD })).toMatchObject({ status: 400 }),
  )

  it('is called by what was typed, without blanks around', async () =>
    expect((await make({ username: ` ${unique('Ana')} ` })).username).toMatch(/^Ana-\d+$/))
})

describe('an own password', () => {
  it('is changed with the old one; other sessions end, this one stays', async () => {
    const { id, username } = await make()
    const [one, other] = [await signedIn(username), await signedIn(username)]
    const changed = await one.put(`/api/usersv2/${id}`, { oldPassword: PASSWORD, password: 'a new password' })
    expect(changed.status).toBe(200)
    expect([await one.isSignedIn(), await other.isSignedIn()]).toEqual([true, false])
    expect([(await login(username, PASSWORD)).status, (await login(username, 'a new password')).status]).toEqual([401, 200])
  })

  it.each([undefined, '', 'not mine'])('stays where the old one is %p', async oldPassword => {
    const { id, username } = await make()
    const { put } = await signedIn(username)
    expect(await put(`/api/usersv2/${id}`, { oldPassword, password: 'a new password' })).toMatchObject({
      status: 400,
      body: { message: 'The old password is wrong.' },
    })
    expect((await login(username, PASSWORD)).status).toBe(200)
  })

  it('is not reset by oneself', async () => {
    const { id, username } = await make()
    const { put } = await signedIn(username)
    expect((await put(`/api/usersv2/${id}`, { resetPassword: true })).status).toBe(403)
  })
})

describe('a password that is easily guessed', () => {
  it.each(['nine char', 'Password123'])('is refused: %p', async password => {
    const { id, username } = await make()
    const { put } = await signedIn(username)
    expect((await owner.post('/api/usersv2', { username: unique('user'), password })).status).toBe(400)
    expect((await put(`/api/usersv2/${id}`, { oldPassword: PASSWORD, password })).status).toBe(400)
    expect((await login(username, PASSWORD)).status).toBe(200)
  })

  it('is the own name', async () => {
    const username = unique('wilhelmina')
    expect(await owner.post('/api/usersv2', { username, password: `${username}!` })).toMatchObject({
      status: 400,
      body: { message: 'A password must not be the own name: please choose another.' },
    })
  })
})

it('an old password is guessed ten times, and then not even the right one is heard', async () => {
  const { id, username } = await make()
  const { put } = await signedIn(username)
  const change = (oldPassword: string) => put(`/api/usersv2/${id}`, { oldPassword, password: 'a wholly new password' })
  for (let n = 0; n < 10; n += 1) expect((await change('not mine')).status).toBe(400)
  const { status, headers } = await change(PASSWORD)
  expect([status, Number(headers['retry-after'])]).toEqual([429, expect.any(Number)])
})

it.each(['ana lee', 'ana@example.com', 'аna'])('a user is not called %p', async username => {
  expect((await owner.post('/api/usersv2', { username, password: PASSWORD })).status).toBe(400)
  const { id } = await make()
  expect((await owner.put(`/api/usersv2/${id}`, { username })).status).toBe(400)
})

describe('an owner', () => {
  it('resets a password: it is told once, and every session ends', async () => {
    const { id, username } = await make()
    const session = await signedIn(username)
    const { tempPassword } = thingOf<UserBody>(await owner.put(`/api/usersv2/${id}`, { resetPassword: true }))
    expect(await session.isSignedIn()).toBe(false)
    expect([(await login(username, PASSWORD)).status, (await login(username, tempPassword as string)).status]).toEqual([401, 200])
  })

  it('does not choose it', async () =>
    expect((await owner.put(`/api/usersv2/${(await make()).id}`, { password: 'chosen by me' })).status).toBe(403))

  it('gives a role, and it holds at once', async () => {
    const { id, username } = await make()
    const { put } = await signedIn(username)
    const other = await make()
    expect((await put(`/api/usersv2/${other.id}`, { theme: 'dark' })).status).toBe(404)
    await owner.put(`/api/usersv2/${id}`, { role: 'org_owner' })
    expect((await put(`/api/usersv2/${other.id}`, { theme: 'dark' })).status).toBe(200)
  })

  it('deletes a user: sessions end, and the name is free after a while', async () => {
    const { id, username } = await make()
    const session = await signedIn(username)
    expect((await owner.delete(`/api/usersv2/${id}`)).status).toBe(204)
    expect([await session.isSignedIn(), (await login(username, PASSWORD)).status]).toEqual([false, 401])
    expect((await owner.get(`/api/usersv2/${id}`)).status).toBe(404)
    expect(await owner.post('/api/usersv2', { username, password: PASSWORD })).toMatchObject({
      status: 409,
      body: { message: 'This username is taken.' },
    })
  })
})
