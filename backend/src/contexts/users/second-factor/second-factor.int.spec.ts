import { ActivityRecorder } from '../../../core/sign-in/activity/activity-recorder'
import { thingOf } from '../../../testing/made-league'
import { choosesPassword } from '../../../testing/own-password'
import { codeOfApp } from '../../../testing/one-time-code'
import { openSession } from '../../../testing/own-session'
import { openProduct, PASSWORD, type Client, type Product } from '../../../testing/product'
import { unique } from '../../../testing/sample'

let product: Product
let owner: Client
beforeAll(async () => {
  product = await openProduct()
  owner = product.as('org_owner')
})
afterAll(() => product.close())

const givenUser = async (role = 'staff') => {
  const made = thingOf<{ id: number; username: string }>(
    await owner.post('/api/usersv2', { username: unique('user'), password: PASSWORD, role }),
  )
  await choosesPassword(product, made.id)
  return made
}

/** Somebody who switched it on, with their session, what their app makes codes of, and their recovery codes. */
const givenSecondFactor = async () => {
  const user = await givenUser()
  const session = await openSession(product, user.username, PASSWORD)
  const { secret } = thingOf<{ secret: string }>(await session.post('/api/auth/second-factor', { password: PASSWORD }))
  const code = codeOfApp(secret)
  const { recoveryCodes } = thingOf<{ recoveryCodes: string[] }>(await session.post('/api/auth/second-factor/confirm', { code }))
  return { ...user, session, secret, recoveryCodes, used: code }
}

const login = (username: string, code?: string, password = PASSWORD) =>
  product.as('nobody').post('/api/auth/login', { username, password, code })

describe('Whoever switched two-factor sign-in on', () => {
  it('gets in with password and code', async () => {
    const { username, secret } = await givenSecondFactor()
    expect((await login(username, codeOfApp(secret, 'next'))).status).toBe(200)
  })

  it('is asked for the code after the right password alone', async () => {
    const { username } = await givenSecondFactor()
    expect(await login(username)).toMatchObject({ status: 401, body: { secondFactor: true } })
    const wrong = await login(username, undefined, 'not the password')
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Login failed. Please check your credentials.' } })
    expect(wrong.body).not.toHaveProperty('secondFactor')
  })

  it('does not get in with a code that was used, a wrong one, or one of another person', async () => {
    const [{ username, used }, other] = [await givenSecondFactor(), await givenSecondFactor()]
    for (const code of [used, '000000', other.recoveryCodes[0]])
      expect(await login(username, code)).toMatchObject({ status: 401, body: { secondFactor: true } })
  })

  it('cannot have their code guessed: after ten attempts others have to wait', async () => {
    const { username } = await givenSecondFactor()
    for (let attempt = 0; attempt < 10; attempt += 1) await login(username, attempt % 2 === 0 ? undefined : '000000')
    expect((await login(username, '000000')).status).toBe(429)
  })

  it('gets in with a recovery code, once, which the owner finds in the history', async () => {
    const { username, recoveryCodes } = await givenSecondFactor()
    expect((await login(username, recoveryCodes[0])).status).toBe(200)
    expect((await login(username, recoveryCodes[0])).status).toBe(401)
    await product.application.app.get(ActivityRecorder).settled()
    const { body } = await owner.get('/api/history?kind=sign-in')
    expect(JSON.stringify(body)).toContain('used a recovery code to sign in, of which 9 are left')
  })

  it('has done so once, however often the same request comes; its recovery codes are shown once', async () => {
    const { username } = await givenUser()
    const session = await openSession(product, username, PASSWORD)
    const { secret } = thingOf<{ secret: string }>(await session.post('/api/auth/second-factor', { password: PASSWORD }))
    const [code, headers] = [codeOfApp(secret), { 'idempotency-key': unique('key') }]
    const confirm = () => session.post('/api/auth/second-factor/confirm', { code }, headers)
    expect((await confirm()).body).toMatchObject({ recoveryCodes: expect.arrayContaining([expect.any(String)]) })
    expect(await confirm()).toMatchObject({ status: 200, body: {} })
    expect((await login(username)).body).toMatchObject({ secondFactor: true })
  })

  it('is signed out everywhere else', async () => {
    const { id, username } = await givenUser()
    const [here, there] = [await openSession(product, username, PASSWORD), await openSession(product, username, PASSWORD)]
    const { secret } = thingOf<{ secret: string }>(await here.post('/api/auth/second-factor', { password: PASSWORD }))
    thingOf(await here.post('/api/auth/second-factor/confirm', { code: codeOfApp(secret) }))
    expect([(await here.get('/api/teams')).status, (await there.get('/api/teams')).status]).toEqual([200, 401])
    expect((await owner.get(`/api/usersv2/${id}`)).body).toMatchObject({ twoFactor: true })
  })

  it('switches it off with their password', async () => {
    const { username, session } = await givenSecondFactor()
    expect((await session.post('/api/auth/second-factor/remove', { password: 'not it' })).status).toBe(400)
    expect((await session.post('/api/auth/second-factor/remove', { password: PASSWORD })).body).toMatchObject({
      twoFactor: false,
    })
    expect((await login(username)).status).toBe(200)
  })

  it('who lost their device is let in by an owner, and by no colleague', async () => {
    const { id, username } = await givenSecondFactor()
    expect((await product.as('staff').delete(`/api/usersv2/${id}/second-factor`)).status).toBe(403)
    expect((await product.as('stranger').delete(`/api/usersv2/${id}/second-factor`)).status).toBe(404)
    expect((await owner.delete(`/api/usersv2/${id}/second-factor`)).status).toBe(204)
    expect((await login(username)).status).toBe(200)
  })

  it('who was deleted and brought back has none', async () => {
    const { id, username } = await givenSecondFactor()
    thingOf(await owner.delete(`/api/usersv2/${id}`))
    thingOf(await owner.post(`/api/usersv2/${id}/restore`))
    await choosesPassword(product, id)
    expect((await login(username)).status).toBe(200)
  })
})

it('Nobody proposes a second factor in a session that was left open, without the password', async () => {
  const { username } = await givenUser()
  const session = await openSession(product, username, PASSWORD)
  expect(await session.post('/api/auth/second-factor', { password: 'a guess' })).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'password' }] },
  })
})

describe('An organization that needs two factors', () => {
  const needed = (is: boolean) =>
    product.as('super_admin').put(`/api/organizations/${product.organization.id}`, { feature_flags: { 'two-factor': is } })
  afterAll(async () => void thingOf(await needed(false)))

  it('lets nobody do anything before they have set one', async () => {
    const { username } = await givenUser()
    thingOf(await needed(true))
    const session = await openSession(product, username, PASSWORD)
    expect(await session.get('/api/teams')).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('two-factor') },
    })
    expect((await session.get('/api/auth/check-auth')).body).toMatchObject({ mustSetSecondFactor: true })
    const { secret } = thingOf<{ secret: string }>(await session.post('/api/auth/second-factor', { password: PASSWORD }))
    thingOf(await session.post('/api/auth/second-factor/confirm', { code: codeOfApp(secret) }))
    expect((await session.get('/api/teams')).status).toBe(200)
    expect((await session.get('/api/auth/check-auth')).body).toMatchObject({ mustSetSecondFactor: false })
  })
})

describe('Where somebody is signed in', () => {
  it('is shown to them, by device and time', async () => {
    const { username } = await givenUser()
    const [one, other] = [await openSession(product, username, PASSWORD), await openSession(product, username, PASSWORD)]
    const sessions = thingOf<{ isCurrent: boolean; device: string; signedInAt: string }[]>(await one.get('/api/auth/sessions'))
    expect(sessions).toHaveLength(2)
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    expect(sessions.every(({ device, signedInAt }) => device !== '' && !Number.isNaN(Date.parse(signedInAt)))).toBe(true)
    expect((await other.get('/api/teams')).status).toBe(200)
  })

  it('is ended by them one by one, or all others at once', async () => {
    const { username } = await givenUser()
    const here = await openSession(product, username, PASSWORD)
    const others = await Promise.all([1, 2, 3].map(() => openSession(product, username, PASSWORD)))
    const listed = thingOf<{ id: string; isCurrent: boolean }[]>(await here.get('/api/auth/sessions'))
    const one = listed.find(({ isCurrent }) => !isCurrent)
    expect((await here.delete(`/api/auth/sessions/${one?.id}`)).status).toBe(204)
    const statuses = async () => (await Promise.all(others.map(other => other.get('/api/teams')))).map(({ status }) => status)
    expect((await statuses()).toSorted()).toEqual([200, 200, 401])
    expect((await here.delete('/api/auth/sessions')).status).toBe(204)
    expect(await statuses()).toEqual([401, 401, 401])
    expect((await here.get('/api/teams')).status).toBe(200)
  })

  it('is ended by nobody else', async () => {
    const { username } = await givenUser()
    const session = await openSession(product, username, PASSWORD)
    const [own] = thingOf<{ id: string }[]>(await session.get('/api/auth/sessions'))
    expect((await owner.delete(`/api/auth/sessions/${own?.id}`)).status).toBe(204)
    expect((await session.get('/api/teams')).status).toBe(200)
  })
})
