import sharp from 'sharp'
import { nameUuid } from '../facts/name-uuid'
import { formOf } from '../../contexts/imports/testing/form'
import { makeTeam } from '../../testing/made-league'
import { openProduct, PASSWORD, type Answer, type Caller, type Client, type Headers, type Product } from '../../testing/product'
import { choosesPassword } from '../../testing/own-password'
import { openSession } from '../../testing/own-session'
import { sampleOf, unique, type Sample } from '../../testing/sample'
import { send, type Filling, type SliceCall } from '../../testing/slice'
import { DOCUMENTED } from '../../testing/slice-calls'
import { storedSince } from '../../testing/stored'
import { callerOf } from '../../testing/tried'

let product: Product
let own: Sample
let staff: Client

beforeAll(async () => {
  product = await openProduct()
  own = await sampleOf(product, product.organization, product.as('org_owner'))
  staff = product.as('staff')
})
afterAll(() => product.close())

const withKey = (key = unique('key')) => ({ 'idempotency-key': key })
const head = () => product.application.stores.events.head()
const typesSince = async (position: string) => (await storedSince(product, position)).map(({ type }) => type)

/** Makes the product forget what it answered, as when it is killed between a change and its answer; or the key too, as after a day. */
const loseOf = async (user: number, key: string, lost: 'answer' | 'record'): Promise<void> => {
  const { secrets } = product.application.stores
  const record = nameUuid(user, key)
  expect(await secrets.get('idempotency', `${record}/answer`)).toBeDefined()
  await secrets.delete('idempotency', `${record}/answer`)
  if (lost === 'record') await secrets.delete('idempotency', record)
}

const loseAnswer = async (caller: Caller, key: string): Promise<void> => {
  const { user } = (await product.as(caller).get('/api/auth/check-auth')).body as { user: { id: number } }
  await loseOf(user.id, key, 'answer')
}

/** What they answer is shown once. */
const SHOWN_ONCE: readonly string[] = [
  '/api/auth/passkeys/options',
  '/api/auth/second-factor',
  '/api/auth/second-factor/confirm',
  '/api/invitations',
  '/api/scorer-links',
  '/api/scorer-links/{id}/renew',
]

/** Calls that change something of an organization. */
const CHANGES = DOCUMENTED.filter(
  ({ method, who, success, path }) => method !== 'GET' && who !== 'anyone' && success !== 202 && !SHOWN_ONCE.includes(path),
)

/** They answer how far something is that goes on meanwhile: the same thing, not in the same state. */
const TELLS_HOW_FAR: readonly string[] = ['/api/statistics-check', '/api/statistics-check/repair']

/** What an answer says that does not go on by itself. */
const lastingOf = ({ path }: SliceCall, { status, body }: Answer): unknown => {
  if (body === null || !TELLS_HOW_FAR.includes(path)) return [status, body]
  const { askedAt, who, repairs } = body as Record<string, unknown>
  return [status, { askedAt, who, repairs }]
}

const keyed = async (call: SliceCall): Promise<Filling> => {
  const filling = await call.filling(own)
  return { ...filling, headers: { ...filling.headers, ...withKey() } }
}

describe('a repeated request', () => {
  it.each(CHANGES.map(call => ({ call, name: `${call.method} ${call.path}` })))(
    'is done once and answered alike, also where the answer to the first was lost: $name',
    async ({ call }) => {
      const filling = await keyed(call)
      const client = product.as(callerOf(call))
      const first = await send(client, call, filling)
      expect(first.status).toBe(call.success)
      const before = await head()
      const second = await send(client, call, filling)
      expect([second.status, second.body]).toEqual([first.status, first.body])
      await loseAnswer(callerOf(call), filling.headers?.['idempotency-key'] as string)
      const third = await send(client, call, filling)
      expect(lastingOf(call, third)).toEqual(lastingOf(call, first))
      expect(await typesSince(before)).toEqual([])
    },
  )

  it('is answered as it was, although the thing changed since', async () => {
    const score = (home: number, headers?: Headers) =>
      staff.put(`/api/gamesv2/${own.game}/scores`, { score_home: home, score_away: 1 }, headers)
    const headers = withKey()
    const first = await score(21, headers)
    await score(22)
    const before = await head()
    expect(await score(21, headers)).toMatchObject({ status: 200, body: first.body })
    expect(await typesSince(before)).toEqual([])
  })
})

describe('a repeated change of a password', () => {
  const signedIn = async () => {
    const username = unique('pat')
    const { id } = (await product.as('org_owner').post('/api/usersv2', { username, password: PASSWORD })).body as { id: number }
    await choosesPassword(product, id)
    const login = (password: string) => product.as('nobody').post('/api/auth/login', { username, password })
    const session = await openSession(product, username, PASSWORD)
    const headers = withKey()
    const change = (body: object) => session.put(`/api/usersv2/${id}`, body, headers)
    return { id, login, change, key: headers['idempotency-key'] }
  }
  const NEW = 'a wholly new password'

  it.each(['answer', 'record'] as const)('is done once where its %s was lost, and asks for no password again', async lost => {
    const { id, login, change, key } = await signedIn()
    expect((await change({ oldPassword: PASSWORD, password: NEW })).status).toBe(200)
    await loseOf(id, key, lost)
    const before = await head()
    expect((await change({ oldPassword: PASSWORD, password: NEW })).status).toBe(200)
    expect([await typesSince(before), (await login(NEW)).status]).toEqual([[], 200])
  })

  it.each(['answer', 'record'] as const)('sets no other password where its %s was lost', async lost => {
    const { id, login, change, key } = await signedIn()
    await change({ oldPassword: PASSWORD, password: NEW })
    await loseOf(id, key, lost)
    const taking = await change({ oldPassword: 'not known', password: 'taken over by me' })
    if (lost === 'answer') expect(taking.status).toBe(409)
    expect([(await login('taken over by me')).status, (await login(NEW)).status]).toEqual([401, 200])
  })

  it('is refused where the same key comes with another password', async () => {
    const { login, change } = await signedIn()
    await change({ oldPassword: PASSWORD, password: NEW })
    const refused = { status: 409, body: { message: 'This Idempotency-Key was already used for another request.' } }
    expect(await change({ oldPassword: PASSWORD, password: 'yet another password' })).toMatchObject(refused)
    expect((await login(NEW)).status).toBe(200)
  })

  it('asks for the old password where the key comes with another change', async () => {
    const { id, login, change, key } = await signedIn()
    await change({ oldPassword: PASSWORD, password: NEW })
    await loseOf(id, key, 'record')
    expect(await change({ oldPassword: 'not known', password: 'taken over by me', theme: 'dark' })).toMatchObject({ status: 400 })
    expect((await login('taken over by me')).status).toBe(401)
  })

  it('makes no second temporary password, and does not show the first again', async () => {
    const { id, login } = await signedIn()
    const headers = withKey()
    const reset = () => product.as('org_owner').put(`/api/usersv2/${id}`, { resetPassword: true }, headers)
    const { tempPassword } = (await reset()).body as { tempPassword: string }
    expect((await reset()).body).not.toHaveProperty('tempPassword')
    await loseAnswer('org_owner', headers['idempotency-key'])
    expect((await reset()).body).not.toHaveProperty('tempPassword')
    expect((await login(tempPassword)).status).toBe(200)
  })

  it('of a new user leaves the password that they have chosen meanwhile', async () => {
    const username = unique('paula')
    const headers = withKey()
    const create = () => product.as('org_owner').post('/api/usersv2', { username, password: PASSWORD }, headers)
    const { id } = (await create()).body as { id: number }
    const login = (password: string) => product.as('nobody').post('/api/auth/login', { username, password })
    const cookie = String((await login(PASSWORD)).headers['set-cookie']).split(';')[0] as string
    await product.as('nobody').put(`/api/usersv2/${id}`, { oldPassword: PASSWORD, password: NEW }, { cookie })
    await loseAnswer('org_owner', headers['idempotency-key'])
    expect((await create()).status).toBe(201)
    expect([(await login(PASSWORD)).status, (await login(NEW)).status]).toEqual([401, 200])
  })
})

describe('fifty callers with the same key', () => {
  const together = (call: () => Promise<Answer>) => Promise.all(Array.from({ length: 50 }, call))
  const unlike = (answers: readonly Answer[]) => new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size

  it('make one thing, with one id', async () => {
    const before = await head()
    const headers = withKey()
    const answers = await together(() => staff.post(`${own.league.address}/teams`, { name: 'Owls' }, headers))
    expect([answers[0]?.status, unlike(answers)]).toEqual([201, 1])
    expect(await typesSince(before)).toEqual(['TeamCreated', 'TeamEnteredLeague'])
  })

  it('make one change', async () => {
    const before = await head()
    const headers = withKey()
    const score = { score_home: 70, score_away: 69 }
    const answers = await together(() => staff.put(`/api/gamesv2/${own.game}/scores`, score, headers))
    expect([answers[0]?.status, unlike(answers), await typesSince(before)]).toEqual([200, 1, ['ScoreUpdated']])
  })

  it('delete one thing, and all get that answer', async () => {
    const game = await own.fresh.game()
    const before = await head()
    const headers = withKey()
    const answers = await together(() => staff.delete(`${own.league.address}/games/${game}`, headers))
    expect([answers[0]?.status, unlike(answers), await typesSince(before)]).toEqual([204, 1, ['GameDeleted']])
  })
})

describe('after a restart', () => {
  it('the same key is answered as before, and with the ids that it had', async () => {
    const team = await makeTeam(staff, own.league, unique('Team'))
    const headers = withKey()
    const add = () => staff.post(`${team.address}/players`, { firstName: 'Ana', lastName: 'Lee' }, headers)
    const first = await add()
    await product.restart()
    const before = await head()
    expect(await add()).toMatchObject({ status: 201, body: first.body })
    expect(await typesSince(before)).toEqual([])
  })

  it('it goes on where it was cut off before its answer', async () => {
    const headers = withKey()
    const create = () => staff.post('/api/seasonsv2', { name: 'Cut Off', active: false }, headers)
    const first = await create()
    await loseAnswer('staff', headers['idempotency-key'])
    await product.restart()
    const before = await head()
    expect(await create()).toMatchObject({ status: 201, body: first.body })
    expect(await typesSince(before)).toEqual([])
  })
})

describe('a key that was used', () => {
  const REUSED = { status: 409, body: { message: 'This Idempotency-Key was already used for another request.' } }
  const create = (headers: Headers, name: string, client = staff) => client.post(`${own.league.address}/teams`, { name }, headers)

  it('is refused with another body', async () => {
    const headers = withKey()
    await create(headers, 'Owls')
    const before = await head()
    expect(await create(headers, 'Bats')).toMatchObject(REUSED)
    expect(await typesSince(before)).toEqual([])
  })

  it('is refused with another address', async () => {
    const headers = withKey()
    await create(headers, 'Owls')
    expect(await staff.delete(`${own.league.address}/games/${own.game}`, headers)).toMatchObject(REUSED)
  })

  it('is refused with another picture', async () => {
    const [red, blue] = await Promise.all(
      ['#f00', '#00f'].map(background =>
        sharp({ create: { width: 9, height: 9, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const key = withKey()
    const picture = (bytes: Buffer | undefined) => {
      const { body, headers } = formOf({ firstName: 'Bo' }, [{ field: 'image', name: 'bo.png', bytes: bytes as Buffer }])
      return staff.put(`/api/playersv2/${own.player}`, body, { ...headers, ...key })
    }
    expect([(await picture(red)).status, (await picture(red)).status]).toEqual([200, 200])
    expect(await picture(blue)).toMatchObject(REUSED)
  })

  it('by somebody else is another key', async () => {
    const headers = withKey()
    const one = await create(headers, 'Owls')
    const other = await create(headers, 'Owls', product.as('org_owner'))
    expect([one.status, other.status]).toEqual([201, 201])
    expect((one.body as { id: number }).id).not.toBe((other.body as { id: number }).id)
  })

  it('may be used again after a refusal', async () => {
    const headers = withKey()
    const missing = { score_home: 1, score_away: 0 }
    expect((await staff.put('/api/gamesv2/999999/scores', missing, headers)).status).toBe(404)
    expect((await staff.put('/api/gamesv2/999999/scores', missing, headers)).status).toBe(404)
    const name = unique('taken')
    const claim = () => product.as('super_admin').post('/api/organizations', { name, slug: own.organization.slug }, headers)
    expect([(await claim()).status, (await claim()).status]).toEqual([409, 409])
  })
})
