import { ActivityRecorder } from '../../../core/sign-in/activity/activity-recorder'
import { Passkeys } from '../../../core/sign-in/passkeys/passkeys'
import {
  addPasskey,
  beginPasskeySignIn,
  openAuthenticator,
  passkeyOptions,
  type Authenticator,
  type Dishonesty,
} from '../../../testing/authenticator'
import { codeOfApp } from '../../../testing/one-time-code'
import { thingOf } from '../../../testing/made-league'
import { choosesPassword } from '../../../testing/own-password'
import { cookieSetBy, openSession } from '../../../testing/own-session'
import { openProduct, PASSWORD, type Answer, type Client, type Product } from '../../../testing/product'
import { unique } from '../../../testing/sample'

let product: Product
let owner: Client
beforeAll(async () => {
  product = await openProduct()
  owner = product.as('org_owner')
  const domain = { domain: 'league.example.com' }
  thingOf(await product.as('super_admin').put(`/api/organizations/${product.organization.id}`, domain))
})
afterAll(() => product.close())

/** Somebody of the staff with a passkey, and the session in which they added it. */
const givenPasskey = async (authenticator: Authenticator = openAuthenticator()) => {
  const user = thingOf<{ id: number; username: string }>(
    await owner.post('/api/usersv2', { username: unique('user'), password: PASSWORD, role: 'staff' }),
  )
  await choosesPassword(product, user.id)
  const session = await openSession(product, user.username, PASSWORD)
  const { id: passkey } = await addPasskey(session, authenticator)
  return { ...user, session, authenticator, passkey }
}

const nobody = () => product.as('nobody')

/** Signs in, or tries to. */
const enter = async (authenticator: Authenticator, dishonesty: Dishonesty = {}, page: object = {}): Promise<Answer> => {
  const { options, headers } = await beginPasskeySignIn(nobody())
  return nobody().post('/api/auth/login/passkey', { ...authenticator.sign(options, dishonesty), ...page }, headers)
}

const sessionOf = (answer: Answer) => ({ cookie: cookieSetBy(answer) ?? '' })

const NOT_ACCEPTED = {
  status: 401,
  body: { message: 'This passkey was not accepted. Sign in with your username and password.' },
}

describe('A passkey', () => {
  it('signs its user in without password and code, which the owner finds in the history', async () => {
    const { id, username, session, authenticator } = await givenPasskey()
    const { secret } = thingOf<{ secret: string }>(await session.post('/api/auth/second-factor', { password: PASSWORD }))
    thingOf(await session.post('/api/auth/second-factor/confirm', { code: codeOfApp(secret) }))
    const entered = await enter(authenticator)
    expect(entered).toMatchObject({ status: 200, body: { user: { id, username, passkeys: 1 } } })
    expect((await nobody().get('/api/teams', sessionOf(entered))).status).toBe(200)
    await product.application.app.get(ActivityRecorder).settled()
    const said = JSON.stringify([await owner.get('/api/history?kind=sign-in'), await owner.get('/api/history')])
    expect(said).toContain('signed in with a passkey and a new device')
    expect(said).toContain('added a passkey')
  })

  it('is listed for its user alone, with what it is for', async () => {
    const [{ session, passkey, authenticator }, other] = [await givenPasskey(), await givenPasskey()]
    expect((await session.get('/api/auth/passkeys')).body).toEqual([
      { id: passkey, name: 'Phone', host: 'localhost', addedAt: expect.stringMatching(/Z$/), usedAt: null },
    ])
    await enter(authenticator)
    expect((await session.get('/api/auth/passkeys')).body).toMatchObject([{ usedAt: expect.stringMatching(/Z$/) }])
    thingOf(await other.session.post(`/api/auth/passkeys/${passkey}/remove`, { password: PASSWORD }))
    expect((await enter(authenticator)).status).toBe(200)
  })

  it('is added by nobody who found a session left open, and once', async () => {
    const { session, authenticator } = await givenPasskey()
    expect(await session.post('/api/auth/passkeys/options', { password: 'a guess' })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'password' }] },
    })
    const made = authenticator.create(await passkeyOptions(session))
    expect((await session.post('/api/auth/passkeys', { name: 'Again', ...made })).status).toBe(409)
    const { session: thief } = await givenPasskey()
    const stolen = authenticator.create(await passkeyOptions(thief))
    expect((await thief.post('/api/auth/passkeys', { name: 'Mine', ...stolen })).status).toBe(409)
  })

  it('that is removed lets nobody in, and ends what is signed in with it', async () => {
    const { session, passkey, authenticator } = await givenPasskey()
    const entered = await enter(authenticator)
    const remove = (password: string) => session.post(`/api/auth/passkeys/${passkey}/remove`, { password })
    expect((await remove('a guess')).status).toBe(400)
    expect(await remove(PASSWORD)).toMatchObject({ status: 200, body: [] })
    expect(await enter(authenticator)).toMatchObject(NOT_ACCEPTED)
    expect((await nobody().get('/api/teams', sessionOf(entered))).status).toBe(401)
    expect((await session.get('/api/teams')).status).toBe(200)
  })

  it('is removed by an owner, and goes with its user', async () => {
    const [lost, gone] = [await givenPasskey(), await givenPasskey()]
    expect((await owner.delete(`/api/usersv2/${lost.id}/passkeys`)).status).toBe(204)
    expect(await enter(lost.authenticator)).toMatchObject(NOT_ACCEPTED)
    thingOf(await owner.delete(`/api/usersv2/${gone.id}`))
    thingOf(await owner.post(`/api/usersv2/${gone.id}/restore`))
    expect(await enter(gone.authenticator)).toMatchObject(NOT_ACCEPTED)
    expect(await product.application.app.get(Passkeys).ofUser(gone.id)).toEqual([])
  })
})

describe('What a passkey signed is not accepted', () => {
  it.each<[string, Dishonesty]>([
    ['for another site', { origin: 'http://localhost.evil.example' }],
    ['without its owner’s finger, face or PIN', { isVerified: false }],
    ['for a challenge that the site did not make', { challenge: Buffer.from('made up'.padEnd(54)).toString('base64url') }],
  ])('%s', async (_, dishonesty) => {
    const { authenticator } = await givenPasskey()
    expect(await enter(authenticator, dishonesty)).toMatchObject(NOT_ACCEPTED)
    expect((await enter(authenticator)).status).toBe(200)
  })

  it('in the name of another person', async () => {
    const [ana, ben] = [await givenPasskey(), await givenPasskey()]
    const { credential } = ana.authenticator.sign({ challenge: '' })
    expect(await enter(ben.authenticator, { credential })).toMatchObject(NOT_ACCEPTED)
  })

  it('a second time, also of an authenticator that does not count', async () => {
    const { authenticator } = await givenPasskey(openAuthenticator({ counts: false }))
    const { options, headers } = await beginPasskeySignIn(nobody())
    const signed = authenticator.sign(options)
    const statuses = await Promise.all([1, 2, 3].map(() => nobody().post('/api/auth/login/passkey', signed, headers)))
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
    expect((await enter(authenticator)).status).toBe(200)
  })

  it('in another browser than the one that asked', async () => {
    const { authenticator } = await givenPasskey()
    const { options } = await beginPasskeySignIn(nobody())
    const signed = authenticator.sign(options)
    for (const headers of [{}, (await beginPasskeySignIn(nobody())).headers])
      expect(await nobody().post('/api/auth/login/passkey', signed, headers)).toMatchObject(NOT_ACCEPTED)
  })

  it('under another host', async () => {
    const { authenticator } = await givenPasskey()
    const { options, headers } = await beginPasskeySignIn(nobody())
    const elsewhere = { ...headers, host: 'fullcourt.example' }
    const signed = authenticator.sign({ ...options, rpId: 'fullcourt.example' }, { origin: 'http://fullcourt.example' })
    expect(await nobody().post('/api/auth/login/passkey', signed, elsewhere)).toMatchObject(NOT_ACCEPTED)
  })

  it('with a counter that went back: the passkey was copied', async () => {
    const { authenticator } = await givenPasskey()
    expect((await enter(authenticator, { counter: 10 })).status).toBe(200)
    expect(await enter(authenticator, { counter: 10 })).toMatchObject(NOT_ACCEPTED)
  })

  it('on the page of another organization', async () => {
    const { authenticator } = await givenPasskey()
    expect(await enter(authenticator, {}, { slug: product.foreign.slug })).toMatchObject(NOT_ACCEPTED)
    expect((await enter(authenticator, {}, { slug: product.organization.slug })).status).toBe(200)
  })
})

describe('A passkey is not added', () => {
  it.each<[string, Dishonesty]>([
    ['for another site', { origin: 'https://evil.example' }],
    ['without its owner’s finger, face or PIN', { isVerified: false }],
  ])('%s', async (_, dishonesty) => {
    const { session } = await givenPasskey()
    const made = openAuthenticator().create(await passkeyOptions(session), dishonesty)
    expect((await session.post('/api/auth/passkeys', { name: 'Phone', ...made })).status).toBe(400)
  })

  it('with the challenge of another session, or of a sign-in', async () => {
    const [ana, ben] = [await givenPasskey(), await givenPasskey()]
    const { options } = await beginPasskeySignIn(nobody())
    for (const challenge of [await passkeyOptions(ben.session), { ...options, rp: { id: 'localhost' } }]) {
      const made = openAuthenticator().create(challenge)
      expect((await ana.session.post('/api/auth/passkeys', { name: 'Phone', ...made })).status).toBe(400)
    }
  })

  it('at an IP address, and on an organization’s own domain by anybody but its people', async () => {
    const at = (caller: Client, host: string) => caller.post('/api/auth/passkeys/options', { password: PASSWORD }, { host })
    expect((await at(owner, '127.0.0.1:3000')).status).toBe(400)
    expect((await at(owner, 'league.example.com')).body).toMatchObject({ options: { rp: { id: 'league.example.com' } } })
    for (const caller of ['super_admin', 'stranger'] as const)
      expect((await at(product.as(caller), 'league.example.com')).status).toBe(403)
  })
})

it('An organization that needs two factors takes a passkey for both, as long as there is one', async () => {
  const { id, username, session, passkey, authenticator } = await givenPasskey()
  const needed = (is: boolean) =>
    product.as('super_admin').put(`/api/organizations/${product.organization.id}`, { feature_flags: { 'two-factor': is } })
  thingOf(await needed(true))
  const byPassword = await openSession(product, username, PASSWORD)
  expect((await byPassword.get('/api/teams')).status).toBe(403)
  expect((await byPassword.get('/api/auth/check-auth')).body).toMatchObject({ mustSetSecondFactor: true })
  const byPasskey = sessionOf(await enter(authenticator))
  for (const headers of [byPasskey, { cookie: session.cookie() }]) {
    expect((await nobody().get('/api/teams', headers)).status).toBe(200)
    expect((await nobody().get('/api/auth/check-auth', headers)).body).toMatchObject({ mustSetSecondFactor: false })
  }
  await addPasskey(byPassword, openAuthenticator())
  expect((await byPassword.get('/api/teams')).status).toBe(200)
  thingOf(await session.post(`/api/auth/passkeys/${passkey}/remove`, { password: PASSWORD }))
  expect((await session.get('/api/teams')).status).toBe(403)
  thingOf(await needed(false))
  expect((await owner.get(`/api/usersv2/${id}`)).body).toMatchObject({ passkeys: 1 })
})
