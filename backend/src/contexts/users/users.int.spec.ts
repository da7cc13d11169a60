import { openSession } from '../../testing/own-session'
import { openProduct, PASSWORD, type Answer, type Client, type Product } from '../../testing/product'
import { thingOf } from '../../testing/made-league'
import { choosesPassword } from '../../testing/own-password'
import { unique } from '../../testing/sample'

let product: Product
let owner: Client

beforeAll(async () => {
  product = await openProduct()
  owner = product.as('org_owner')
})
afterAll(() => product.close())

type UserBody = { readonly id: number; readonly username: string; readonly tempPassword?: string }

const given = async (body: object = {}) =>
  thingOf<UserBody>(await owner.post('/api/usersv2', { username: unique('user'), password: PASSWORD, ...body }))

/** A user who has chosen their own password. */
const make = async (body: object = {}) => {
  const made = await given(body)
  await choosesPassword(product, made.id)
  return made
}

const login = (username: string, password: string): Promise<Answer> =>
  product.as('nobody').post('/api/auth/login', { username, password })

/** A client of somebody's own session. */
const signedIn = async (username: string, password = PASSWORD) => {
  const session = await openSession(product, username, password)
  return { ...session, isSignedIn: async () => (await session.get('/api/teams')).status === 200 }
}

describe('a new user', () => {
  it('signs in with the password that was chosen', async () => {
    const { username } = await make()
    expect((await login(username, PASSWORD)).status).toBe(200)
  })

  it('gets a password where none was chosen, shown this once', async () => {
    const { id, username, tempPassword } = await given({ password: '' })
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

  it('gives the session a new id: who knew the old one is out', async () => {
    const { id, username } = await make()
    const session = await openSession(product, username, PASSWORD)
    const old = session.cookie()
    await session.put(`/api/usersv2/${id}`, { oldPassword: PASSWORD, password: 'a new password' })
    const statuses = [old, session.cookie()].map(
      async cookie => (await product.as('nobody').get('/api/teams', { cookie })).status,
    )
    expect(await Promise.all(statuses)).toEqual([401, 200])
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
      body: { message: 'A password cannot be your own name. Please choose another.' },
    })
  })
})

it('an old password is guessed ten times, and then not even the right one is accepted', async () => {
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

describe('a password that somebody else made', () => {
  const NEW = 'a wholly new password'
  const CHANGE_IT = { status: 403, body: { message: 'Someone else created your password. Choose your own first.' } }
  const session = async (username: string, password: string) => {
    const own = await openSession(product, username, password)
    return {
      ...own,
      logout: () => own.post('/api/auth/logout'),
      check: async () => (await own.get('/api/auth/check-auth')).body,
    }
  }

  it.each(['chosen by the owner', 'made at random', 'reset'])('lets nothing be done before it is changed: %s', async how => {
    const { id, username, tempPassword } = await given(how === 'made at random' ? { password: '' } : {})
    const reset = how === 'reset' ? thingOf<UserBody>(await owner.put(`/api/usersv2/${id}`, { resetPassword: true })) : undefined
    const old = reset?.tempPassword ?? tempPassword ?? PASSWORD
    const { get, put, check } = await session(username, old)
    expect(await check()).toMatchObject({ authenticated: true, mustChangePassword: true })
    for (const address of ['/api/teams', '/api/playersv2', `/api/usersv2/${id}`])
      expect(await get(address)).toMatchObject(CHANGE_IT)
    expect(await put(`/api/usersv2/${id}`, { theme: 'dark' })).toMatchObject(CHANGE_IT)
    expect((await put(`/api/usersv2/${id}`, { oldPassword: old, password: NEW })).status).toBe(200)
    expect(await check()).toMatchObject({ authenticated: true, mustChangePassword: false })
    expect((await get('/api/teams')).status).toBe(200)
    expect(await (await session(username, NEW)).check()).toMatchObject({ mustChangePassword: false })
  })

  it('is not changed into itself', async () => {
    const { id, username } = await given()
    const { put } = await session(username, PASSWORD)
    expect((await put(`/api/usersv2/${id}`, { oldPassword: PASSWORD, password: PASSWORD })).status).toBe(400)
  })

  it('leaves what everybody may see, and signing out', async () => {
    const { username } = await given()
    const { get, logout, check } = await session(username, PASSWORD)
    expect((await get(`/api/playersv2?slug=${product.organization.slug}`)).status).toBe(200)
    expect((await logout()).status).toBe(200)
    expect(await check()).toEqual({ authenticated: false })
  })
})

describe('an owner', () => {
  it('resets a password: it is shown once, and every session ends', async () => {
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
