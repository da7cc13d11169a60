import { gameCalls, type GameCalls } from '../../games/testing/calls'
import { leagueMaker, type TestLeague } from '../../games/testing/league'
import { followedUp } from '../../../testing/followed-up'
import { makePlayer, thingOf } from '../../../testing/made-league'
import { openProduct, PASSWORD, type Caller, type Product } from '../../../testing/product'
import type { ActionPageAnswer } from './audit.answers'

const [MINUTE, HOUR] = [60_000, 60 * 60_000]

let product: Product
let league: TestLeague
let calls: GameCalls
let now = Date.parse('2026-06-01T12:00:00Z')

beforeAll(async () => {
  product = await openProduct({}, { clock: () => new Date(now) })
  league = await leagueMaker(product).league(product.organization.id)
  calls = gameCalls(product, league)
})
afterAll(() => product.close())

/** Whatever was opened before is said anew. */
beforeEach(async () => {
  await followedUp(product.application)
  now += HOUR
})

const page = async (query: string, caller: Caller = 'org_owner') => {
  await followedUp(product.application)
  return thingOf<ActionPageAnswer>(await product.as(caller).get(`/api/history?${query}`)).actions
}
/** What is on record since a moment, oldest first: `stan signed in`. */
const told = async (kind: 'sign-in' | 'look-up' | 'role', since: number, more = '', caller: Caller = 'org_owner') =>
  (await page(`kind=${kind}${more}`, caller))
    .filter(({ when }) => Date.parse(when) >= since)
    .map(({ who, what }) => `${who} ${what}`)
    .reverse()

const login = (username: string, password: string, headers = {}) =>
  product.as('nobody').post('/api/auth/login', { username, password }, headers)

let names = 0
const playerWith = async (details: object) => {
  names += 1
  const player = await makePlayer(product.as('staff'), { address: `${calls.base}/teams/${league.teams[0].id}` }, `Ana${names}`)
  await product.as('staff').put(`/api/playersv2/${player}`, details)
  await followedUp(product.application)
  now += HOUR
  return player
}

describe('Sign-ins', () => {
  it('are on record, with whether the device is a new one', async () => {
    const since = now
    const first = await login('stan', PASSWORD)
    now += MINUTE
    const cookie = [first.headers['set-cookie']]
      .flat()
      .map(one => String(one).split(';')[0])
      .join('; ')
    await login('stan', PASSWORD, { cookie })
    expect(await told('sign-in', since)).toEqual(['stan signed in with a new device', 'stan signed in'])
  })

  it('that were refused are on record once in a quarter of an hour, those of unknown names not at all', async () => {
    const since = now
    await login('stan', 'wrong')
    await followedUp(product.application)
    now += 5 * MINUTE
    await login('stan', 'wrong')
    await login('nobody of this name', 'wrong')
    await followedUp(product.application)
    now += 10 * MINUTE
    await login('stan', 'wrong')
    const refused = 'Fullcourt refused a sign-in as stan'
    expect(await told('sign-in', since)).toEqual([refused, refused])
  })

  it('name the user, and say neither password nor place', async () => {
    await login('stan', 'a secret guess', { 'x-forwarded-for': '198.51.100.7' })
    const [refused] = await page('kind=sign-in')
    expect(refused).toMatchObject({
      what: 'refused a sign-in as stan',
      thing: { kind: 'user', name: 'stan' },
      was: null,
      is: null,
    })
    const stored = JSON.stringify(await page('kind=sign-in'))
    expect(['a secret guess', '198.51.100.7', '127.0.0.1'].filter(text => stored.includes(text))).toEqual([])
  })

  it('are filtered by person: of whose account they are', async () => {
    const since = now
    await login('stan', 'wrong')
    await login('olga', PASSWORD)
    await followedUp(product.application)
    const [{ users }] = [
      thingOf<{ users: { id: number; username: string }[] }>(
        await product.as('org_owner').get(`/api/organizations/${product.organization.id}`),
      ),
    ]
    const stan = users.find(({ username }) => username === 'stan')?.id
    expect(await told('sign-in', since, `&userId=${stan}`)).toEqual(['Fullcourt refused a sign-in as stan'])
  })
})

describe('Who opened contact details', () => {
  it('is on record: of one player once an hour', async () => {
    const player = await playerWith({ email: 'ana@example.com' })
    const since = now
    const open = () => product.as('staff').get(`/api/playersv2/${player}/information`)
    await open()
    await followedUp(product.application)
    now += 59 * MINUTE
    await open()
    const [opened] = await page('kind=look-up')
    expect(opened).toMatchObject({ who: 'stan', thing: { kind: 'player', id: player }, more: 0 })
    expect(await told('look-up', since)).toEqual([`stan opened the contact details of ${opened?.thing?.name}`])
  })

  it('is one entry for a list, with the number of those who have some', async () => {
    await playerWith({ phoneNumber: '555 0100' })
    await playerWith({})
    const players = thingOf<{ email: string | null; phoneNumber: string | null }[]>(
      await product.as('super_admin').get(`/api/playersv2?organization_id=${product.organization.id}`),
    )
    const reachable = players.filter(({ email, phoneNumber }) => email ?? phoneNumber).length
    await followedUp(product.application)
    now += HOUR
    const since = now
    await product.as('staff').get('/api/playersv2')
    await followedUp(product.application)
    await product.as('staff').get(`${calls.base}/teams/${league.teams[0].id}/players`)
    expect(await told('look-up', since)).toEqual([`stan opened the contact details of ${reachable} players`])
  })

  it('is nobody where an answer has none: names, a player without, what visitors see', async () => {
    const [player, without] = [await playerWith({ email: 'ana@example.com' }), await playerWith({})]
    const since = now
    await product.as('staff').get(`/api/playersv2/${player}`)
    await product.as('staff').get(`/api/playersv2/${player}/basic?slug=${product.organization.slug}`)
    await product.as('staff').get(`/api/playersv2/${without}/information`)
    expect(await told('look-up', since)).toEqual([])
  })

  it('is on record where a super_admin did it, in the organization of the player', async () => {
    const player = await playerWith({ email: 'ana@example.com' })
    const since = now
    await product.as('super_admin').get(`/api/playersv2/${player}/information`)
    expect(await told('look-up', since)).toEqual([expect.stringContaining('sue opened the contact details of Ana')])
  })

  it('is on record of users, but for oneself', async () => {
    const since = now
    const { id } = thingOf<{ id: number }>(
      await product.as('org_owner').post('/api/usersv2', { username: 'uma', password: PASSWORD, email: 'uma@example.com' }),
    )
    const session = await login('uma', PASSWORD)
    const cookie = [session.headers['set-cookie']]
      .flat()
      .map(one => String(one).split(';')[0])
      .join('; ')
    await product.as('nobody').get(`/api/usersv2/${id}`, { cookie })
    await product.as('org_owner').get(`/api/usersv2/${id}`)
    expect(await told('look-up', since)).toEqual(['olga opened the contact details of uma'])
  })
})

describe('Who came and who looked', () => {
  it.each(['sign-in', 'look-up'])('is seen by owners alone: %s', async kind => {
    expect((await product.as('staff').get(`/api/history?kind=${kind}`)).status).toBe(403)
    expect((await product.as('staff').get(`/api/history.csv?kind=${kind}`)).status).toBe(403)
    expect((await product.as('org_owner').get(`/api/history?kind=${kind}`)).status).toBe(200)
    expect(
      (await product.as('super_admin').get(`/api/history?kind=${kind}&organization_id=${product.organization.id}`)).status,
    ).toBe(200)
  })

  it('is in no list of changes, in no history of a thing, and opens for nobody else', async () => {
    const player = await playerWith({ email: 'ana@example.com' })
    await product.as('org_owner').get(`/api/playersv2/${player}/information`)
    const [opened] = await page('kind=look-up')
    const address = `/api/history/actions/${opened?.id}`
    expect([(await product.as('staff').get(address)).status, (await product.as('org_owner').get(address)).status]).toEqual([
      404, 200,
    ])
    const lists = await Promise.all(
      ['?', '?kind=player', '?kind=user', `/player/${player}`, `/user/${opened?.user_id}`].map(list =>
        product.as('org_owner').get(`/api/history${list}`),
      ),
    )
    expect(lists.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(lists.map(({ body }) => JSON.stringify(body)).join()).not.toMatch(/opened the contact|signed in|refused a sign-in/)
  })

  it('is of the organization of the account alone', async () => {
    const since = now
    await login('fritz', PASSWORD)
    expect(await told('sign-in', since, '', 'org_owner')).toEqual([])
    expect(await told('sign-in', since, '', 'stranger')).toEqual(['fritz signed in with a new device'])
  })
})

it('Roles that were given and changed are on record under a kind of their own', async () => {
  const since = now
  const user = { username: 'rolf', password: PASSWORD, role: 'staff' }
  const { id } = thingOf<{ id: number }>(await product.as('org_owner').post('/api/usersv2', user))
  await product.as('org_owner').put(`/api/usersv2/${id}`, { role: 'org_owner' })
  await product.as('org_owner').put(`/api/usersv2/${id}`, { theme: 'dark' })
  expect(await told('role', since, '', 'staff')).toEqual([
    'olga created the user rolf (staff)',
    'olga changed the role of rolf from staff to organization owner',
  ])
})

it('A product that ends writes first what was put aside', async () => {
  const since = now
  await login('stan', PASSWORD)
  await product.restart()
  expect(await told('sign-in', since)).toEqual(['stan signed in with a new device'])
})
