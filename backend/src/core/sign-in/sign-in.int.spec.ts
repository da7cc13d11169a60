import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOGIN_FAILED } from './local.guard'
import { Passwords } from './passwords'
import { SESSION_COOKIE, SESSION_LASTS } from './session-cookie'
import { SessionRecords } from './session-records'
import { openSignIn, type OpenedSignIn } from './testing/open-sign-in'
import { twoLeagues } from './testing/two-leagues'

const PASSWORD = 'correct horse battery'

let folder: string
let opened: OpenedSignIn
let gone: Set<number>
let told: string[]

const open = async (options?: Parameters<typeof openSignIn>[2]) => {
  opened = await openSignIn(folder, twoLeagues(gone, told), options)
}
const restart = async (options?: Parameters<typeof openSignIn>[2]) => {
  await opened.close()
  await open(options)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sign-in-'))
  gone = new Set()
  told = []
  await open()
  for (const user of [1, 2, 3]) await opened.app.get(Passwords).set(user, PASSWORD, { command: 'command' })
})
afterEach(async () => {
  await opened.close()
  await rm(folder, { recursive: true })
})

type Sent = { cookie?: string; headers?: Record<string, string>; body?: object | string; ip?: string }
const send = (method: 'GET' | 'POST', url: string, { cookie, headers = {}, body, ip = '192.0.2.1' }: Sent = {}) =>
  opened.app.inject({
    method,
    url,
    remoteAddress: ip,
    headers: { ...headers, ...(cookie === undefined ? {} : { cookie }) },
    ...(body === undefined ? {} : { payload: body }),
  })

type Answer = Awaited<ReturnType<typeof send>>
type Cookie = Answer['cookies'][number]
const sessionCookie = (answer: Answer) => answer.cookies.find(({ name }) => name === SESSION_COOKIE)
const cookieOf = (answer: Answer): string => {
  const set = sessionCookie(answer)
  return `${SESSION_COOKIE}=${encodeURIComponent(set?.value ?? '')}`
}

const sessionIdOf = (cookie: string): string => /=([^.]*)/.exec(decodeURIComponent(cookie))?.[1] ?? ''

const login = (body: object = { username: 'ana', password: PASSWORD }, sent: Sent = {}) =>
  send('POST', '/api/auth/login', { ...sent, body })
const wrong = (sent: Sent = {}) => login({ username: 'ana', password: 'wrong' }, sent)
const probe = async (cookie?: string) => (await send('GET', '/api/probe', cookie === undefined ? {} : { cookie })).statusCode

describe('Signing in', () => {
  it('answers who it is, and lets them in', async () => {
    const answer = await login()
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ user: { id: 1, username: 'ana', role: 'staff', organization: { slug: 'league-1' } } })
    expect(await probe(cookieOf(answer))).toBe(200)
  })

  it.each([
    ['a wrong password', { username: 'ana', password: 'wrong' }],
    ['an unknown name', { username: 'nobody', password: PASSWORD }],
    ['the page of another organization, by slug', { username: 'ana', password: PASSWORD, slug: 'league-2' }],
    ['the page of another organization, by domain', { username: 'ana', password: PASSWORD, domain: 'two.example.com' }],
  ])('fails with %s, always in the same words and without a cookie', async (_, body) => {
    const answer = await login(body)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({ statusCode: 401, message: LOGIN_FAILED, error: 'Unauthorized' })
    expect(sessionCookie(answer)).toBeUndefined()
  })

  it.each([
    ['on the page of their own organization', { username: 'ben', slug: 'league-2' }],
    ['on its domain', { username: 'ben', domain: 'two.example.com' }],
    ['on a page of no organization', { username: 'ben', domain: 'nowhere.example.com' }],
    ['on a shared page, whose form sends empty fields', { username: 'ben', domain: '', slug: null }],
    ['as super_admin on anybody’s page', { username: 'sue', slug: 'league-1' }],
    ['with another spelling of their name', { username: ' Ben ' }],
  ])('works %s', async (_, body) => {
    expect((await login({ ...body, password: PASSWORD })).statusCode).toBe(200)
  })

  it.each([
    ['no fields', {}],
    ['an empty username', { username: '', password: PASSWORD }],
    ['a number for a username', { username: 1, password: PASSWORD }],
    ['a list for a password', { username: 'ana', password: [PASSWORD] }],
    ['an object for a slug', { username: 'ana', password: PASSWORD, slug: { $ne: '' } }],
    ['10,000 characters', { username: 'a'.repeat(10_000), password: PASSWORD }],
    ['a password of 10,000 characters', { username: 'ana', password: 'a'.repeat(10_000) }],
    ['an unknown field', { username: 'ana', password: PASSWORD, role: 'super_admin' }],
    ['a list', [{ username: 'ana' }]],
  ])('refuses %s as bad input', async (_, body) => {
    const answer = await login(body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ statusCode: 400, message: expect.any(String), error: 'Bad Request' })
  })

  it('takes no name and password out of the address', async () => {
    const answer = await send('POST', `/api/auth/login?username=ana&password=${encodeURIComponent(PASSWORD)}`, { body: {} })
    expect(answer.statusCode).toBe(400)
  })

  it('gives a new cookie at a second time, and ends the session of the first', async () => {
    const first = cookieOf(await login())
    const answer = await login(undefined, { cookie: first })
    const second = cookieOf(answer)
    expect(answer.cookies.filter(({ name }) => name === SESSION_COOKIE)).toHaveLength(1)
    expect(second).not.toBe(first)
    expect([await probe(first), await probe(second)]).toEqual([401, 200])
  })

  it('takes no session id that a stranger chose', async () => {
    const chosen = `${SESSION_COOKIE}=chosen.by-a-stranger`
    const given = cookieOf(await login(undefined, { cookie: chosen }))
    expect(given).not.toBe(chosen)
    expect(await probe(chosen)).toBe(401)
  })
})

describe('Two applications of a process', () => {
  it('let in their own people alone, whichever was opened last', async () => {
    const otherFolder = await mkdtemp(join(tmpdir(), 'sign-in-'))
    const other = await openSignIn(otherFolder, twoLeagues(new Set([1])))
    await other.app.get(Passwords).set(2, PASSWORD, { command: 'command' })
    const tried = (app: OpenedSignIn['app'], username: string) =>
      app.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password: PASSWORD } })
    const answers = await Promise.all([
      tried(opened.app, 'ana'),
      tried(other.app, 'ana'),
      tried(opened.app, 'sue'),
      tried(other.app, 'ben'),
    ])
    await other.close()
    await rm(otherFolder, { recursive: true })
    expect(answers.map(answer => (answer.json() as { user?: { username: string } }).user?.username)).toEqual([
      'ana',
      undefined,
      'sue',
      'ben',
    ])
  })
})

describe('The session check', () => {
  it('says that nobody is signed in', async () => {
    const answer = await send('GET', '/api/auth/check-auth')
    expect([answer.statusCode, answer.json()]).toEqual([200, { authenticated: false }])
  })

  it('says who is signed in, and is cached by nobody', async () => {
    const answer = await send('GET', '/api/auth/check-auth', { cookie: cookieOf(await login()) })
    expect(answer.json()).toMatchObject({ authenticated: true, user: { id: 1, username: 'ana' } })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('does not know a deleted user any more', async () => {
    const cookie = cookieOf(await login())
    gone.add(1)
    expect((await send('GET', '/api/auth/check-auth', { cookie })).json()).toEqual({ authenticated: false })
  })
})

describe('Signing out', () => {
  it('ends the session: the old cookie gives no access any more', async () => {
    const cookie = cookieOf(await login())
    const answer = await send('POST', '/api/auth/logout', { cookie })
    expect([answer.statusCode, answer.json()]).toEqual([200, {}])
    expect(await probe(cookie)).toBe(401)
  })

  it('takes the cookie away', async () => {
    const answer = await send('POST', '/api/auth/logout', { cookie: cookieOf(await login()) })
    expect(sessionCookie(answer)).toMatchObject({ value: '', path: '/', expires: new Date(0) })
  })

  it('ends no other session of the same person', async () => {
    const [here, there] = [cookieOf(await login()), cookieOf(await login())]
    await send('POST', '/api/auth/logout', { cookie: here })
    expect(await probe(there)).toBe(200)
  })

  it('does no harm to a visitor who is not signed in', async () => {
    expect((await send('POST', '/api/auth/logout')).statusCode).toBe(200)
  })
})

describe('A session', () => {
  it('outlives a restart', async () => {
    const cookie = cookieOf(await login())
    await restart()
    expect(await probe(cookie)).toBe(200)
  })

  it('does not come back by a restart once it is ended', async () => {
    const cookie = cookieOf(await login())
    await send('POST', '/api/auth/logout', { cookie })
    await restart()
    expect(await probe(cookie)).toBe(401)
  })

  it('ends when the secret of the settings changes', async () => {
    const cookie = cookieOf(await login())
    await restart({ sessionSecret: 'another secret of more than 32 letters' })
    expect(await probe(cookie)).toBe(401)
  })

  it('is not written by requests that use it, and sets no cookie again', async () => {
    const cookie = cookieOf(await login())
    const before = await secretBytes()
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('GET', '/api/probe', { cookie })))
    expect(answers.map(answer => [answer.statusCode, answer.headers['set-cookie']])).toEqual(answers.map(() => [200, undefined]))
    expect(await secretBytes()).toBe(before)
  })

  it('is not begun for visitors: no cookie, nothing written', async () => {
    const before = await secretBytes()
    const answers = await Promise.all(['/page', '/api/probe', '/api/auth/check-auth'].map(url => send('GET', url)))
    expect(answers.map(sessionCookie)).toEqual([undefined, undefined, undefined])
    expect(await secretBytes()).toBe(before)
  })

  it('cannot be used by a reader of the store', async () => {
    const id = sessionIdOf(cookieOf(await login()))
    const files = (await readdir(folder)).map(name => readFile(join(folder, name)))
    expect(id.length).toBeGreaterThan(20)
    expect(Buffer.concat(await Promise.all(files)).includes(id)).toBe(false)
  })

  it('is over after fourteen days, used or not', async () => {
    const id = sessionIdOf(cookieOf(await login()))
    const at = (time: number) => new SessionRecords(opened.store, () => time).find(id)
    const now = Date.now()
    expect([await at(now + SESSION_LASTS - 60_000), await at(now + SESSION_LASTS)]).toEqual([expect.anything(), null])
  })

  it('ends with a new password, except the one in which it was changed', async () => {
    const [here, there] = [cookieOf(await login()), cookieOf(await login())]
    const others = cookieOf(await login({ username: 'ben', password: PASSWORD }))
    await opened.app.get(SessionRecords).endAllOf(1, sessionIdOf(here))
    expect([await probe(here), await probe(there), await probe(others)]).toEqual([200, 401, 200])
  })

  it('ends everywhere when a user is deleted', async () => {
    const [here, there] = [cookieOf(await login()), cookieOf(await login())]
    await opened.app.get(SessionRecords).endAllOf(1)
    expect([await probe(here), await probe(there)]).toEqual([401, 401])
  })
})

describe('The session cookie', () => {
  it('is for the server alone, and is not sent along from other sites', async () => {
    expect(sessionCookie(await login())).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  })

  it('is not Secure where the request came by http', async () => {
    expect(sessionCookie(await login(undefined, { headers: { 'x-forwarded-proto': 'https' } }))?.secure).toBeUndefined()
  })

  it('is Secure and bound to its host where a trusted proxy says that the request came by https, and then gives access', async () => {
    await restart({ trustProxy: true })
    const headers = { 'x-forwarded-proto': 'https' }
    const answer = await login(undefined, { headers })
    const set = answer.cookies.find(({ name }) => name === `__Host-${SESSION_COOKIE}`)
    expect(set).toMatchObject({ secure: true, path: '/' })
    expect(set?.domain).toBeUndefined()
    const cookie = `__Host-${SESSION_COOKIE}=${encodeURIComponent(set?.value ?? '')}`
    expect((await send('GET', '/api/probe', { headers, cookie })).statusCode).toBe(200)
    const out = await send('POST', '/api/auth/logout', { headers, cookie })
    expect(String(out.headers['set-cookie'])).toMatch(new RegExp(`^__Host-${SESSION_COOKIE}=;.*Secure`))
  })

  it('that a neighbour on the same domain may have set lets nobody in behind https', async () => {
    await restart({ trustProxy: true })
    const cookie = cookieOf(await login())
    expect((await send('GET', '/api/probe', { cookie })).statusCode).toBe(200)
    expect((await send('GET', '/api/probe', { headers: { 'x-forwarded-proto': 'https' }, cookie })).statusCode).toBe(401)
  })

  it('stays out of answers that caches may keep for everybody', async () => {
    const answer = await send('GET', '/page', { cookie: `${SESSION_COOKIE}=dead.cookie` })
    expect(answer.headers['cache-control']).toBe('public, no-cache')
    expect(answer.headers['set-cookie']).toBeUndefined()
  })
})

describe('Too many failed attempts', () => {
  it('are refused, and the answer says when to come back', async () => {
    for (let n = 0; n < 10; n += 1) await wrong()
    const answer = await login()
    expect(answer.statusCode).toBe(429)
    expect(answer.json()).toEqual({
      statusCode: 429,
      message: 'Too many failed attempts to sign in. Try again in 15 minutes.',
      error: 'Too Many Requests',
    })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(14 * 60)
  })

  it('do not lock out the same person elsewhere, or others there', async () => {
    for (let n = 0; n < 10; n += 1) await wrong()
    expect((await login(undefined, { ip: '192.0.2.2' })).statusCode).toBe(200)
    expect((await login({ username: 'ben', password: PASSWORD })).statusCode).toBe(200)
  })

  it('count when they come all at once', async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, () => wrong()))
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10)
  })

  it('count whatever was sent', async () => {
    const sent = [{ body: '{' }, { body: '{}' }, { body: JSON.stringify({ username: 'ana', password: PASSWORD, more: 1 }) }]
    const headers = { 'content-type': 'application/json' }
    const statuses = new Set<number>()
    for (let n = 0; n < 100; n += 1)
      statuses.add((await send('POST', '/api/auth/login', { headers, ...sent[n % sent.length] })).statusCode)
    expect(statuses).toEqual(new Set([400]))
    const refused = await send('POST', '/api/auth/login', { headers, body: '{' })
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 14 * 60]).toEqual([429, true])
    expect((await login(undefined, { ip: '192.0.2.2' })).statusCode).toBe(200)
  })

  it('of others do not lock out a device that they signed in with before', async () => {
    const { name, value } = (await login()).cookies.find(cookie => cookie.name === 'fullcourt_device') as Cookie
    for (let n = 0; n < 10; n += 1) await wrong()
    expect((await login()).statusCode).toBe(429)
    expect((await login(undefined, { cookie: `${name}=${value}` })).statusCode).toBe(200)
    expect((await login({ username: 'ben', password: PASSWORD }, { cookie: `${name}=${value}` })).statusCode).toBe(200)
  })

  it('do not end a session that is open', async () => {
    const cookie = cookieOf(await login())
    for (let n = 0; n < 11; n += 1) await wrong()
    expect(await probe(cookie)).toBe(200)
  })
})

/** The contents of the file of secrets and its journal; the index of the journal (`-shm`) changes by reading too. */
const secretBytes = async (): Promise<string> => {
  const hash = createHash('sha256')
  const names = (await readdir(folder)).filter(name => !name.endsWith('-shm'))
  for (const name of names.sort()) hash.update(name).update(await readFile(join(folder, name)))
  return hash.digest('hex')
}

describe('what is told for the record', () => {
  const devicesOf = (answer: Answer) => answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')

  it('is who signed in, and whether with a new device', async () => {
    const first = await login()
    await login(undefined, { cookie: devicesOf(first) })
    expect(told).toEqual(['1 signed in, new device', '1 signed in, known device'])
  })

  it('is whose account a wrong password was said for, or a right one on the page of another league', async () => {
    await wrong()
    await login({ username: 'ana', password: PASSWORD, slug: 'league-2' })
    expect(told).toEqual(['1 refused', '1 refused'])
  })

  it('is nothing of a name that nobody has, nor of attempts beyond the limit', async () => {
    await login({ username: 'nobody', password: PASSWORD })
    for (let n = 0; n < 12; n += 1) await wrong()
    expect(told).toEqual(Array.from({ length: 10 }, () => '1 refused'))
  })
})
