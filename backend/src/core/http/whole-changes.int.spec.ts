import { openProduct, PASSWORD, type Caller, type Product } from '../../testing/product'
import { sampleOf, unique, type Sample } from '../../testing/sample'
import { storedSince } from '../../testing/stored'

let product: Product
let own: Sample
let stan: number

beforeAll(async () => {
  product = await openProduct()
  own = await sampleOf(product, product.organization, product.as('org_owner'))
  const { body } = await product.as('staff').get('/api/auth/check-auth')
  stan = (body as { user: { id: number } }).user.id
})
afterAll(() => product.close())

type Change = {
  readonly what: string
  readonly by: Caller
  readonly method: 'put' | 'post'
  readonly address: () => string
  readonly body: () => object
  readonly status: number
}

/** Calls that ask for several things at once, of which one is refused. */
const CHANGES: readonly Change[] = [
  {
    what: 'an own name and a password with the wrong old one',
    by: 'staff',
    method: 'put',
    address: () => `/api/usersv2/${stan}`,
    body: () => ({ username: unique('stan'), oldPassword: 'not mine', password: 'a new password' }),
    status: 400,
  },
  {
    what: 'a password and a name that is taken',
    by: 'staff',
    method: 'put',
    address: () => `/api/usersv2/${stan}`,
    body: () => ({ username: 'olga', oldPassword: PASSWORD, password: 'a new password' }),
    status: 409,
  },
  {
    what: 'a name and a role that only a super_admin gives',
    by: 'org_owner',
    method: 'put',
    address: () => `/api/usersv2/${own.user}`,
    body: () => ({ username: unique('name'), role: 'super_admin' }),
    status: 403,
  },
  {
    what: 'an own name and an own role',
    by: 'staff',
    method: 'put',
    address: () => `/api/usersv2/${stan}`,
    body: () => ({ username: unique('name'), role: 'org_owner' }),
    status: 403,
  },
  {
    what: 'a new user with a role that only a super_admin gives',
    by: 'org_owner',
    method: 'post',
    address: () => '/api/usersv2',
    body: () => ({ username: unique('name'), role: 'super_admin', password: 'a new password' }),
    status: 403,
  },
  {
    what: 'a slug and no sports at all',
    by: 'org_owner',
    method: 'put',
    address: () => `/api/organizations/${own.organization.id}`,
    body: () => ({ slug: unique('slug'), sportIds: [] }),
    status: 400,
  },
  {
    what: 'a name and a flag that is none',
    by: 'org_owner',
    method: 'put',
    address: () => `/api/organizations/${own.organization.id}`,
    body: () => ({ name: unique('Name'), feature_flags: { 'no flag': true } }),
    status: 400,
  },
  {
    what: 'a slug and a name that is none',
    by: 'super_admin',
    method: 'post',
    address: () => '/api/organizations',
    body: () => ({ name: ' ', slug: unique('slug') }),
    status: 400,
  },
  {
    what: 'a name and a captain of another team',
    by: 'staff',
    method: 'put',
    address: () => `${own.league.address}/teams/${own.teams[1]}`,
    body: () => ({ name: unique('Name'), captainId: own.player }),
    status: 409,
  },
  {
    what: 'a name and a league that is not there',
    by: 'staff',
    method: 'put',
    address: () => `/api/teams/${own.teams[0]}`,
    body: () => ({ name: unique('Name'), leagueId: 999_999 }),
    status: 404,
  },
  {
    what: 'a figure and one that is no figure',
    by: 'staff',
    method: 'put',
    address: () => '/api/player-game-stats',
    body: () => ({
      player_id: own.player,
      game_id: own.game,
      stats: [1, 999].map(stat_id => ({ player_id: own.player, game_id: own.game, stat_id, value: 1 })),
    }),
    status: 400,
  },
  {
    what: 'points of a period and of a team that does not play',
    by: 'staff',
    method: 'put',
    address: () => `/api/gamesv2/${own.game}/period-scores`,
    body: () => ({ periodScores: [...own.teams, 999_999].map(team_id => ({ gamePeriodId: 1, team_id, score: 9 })) }),
    status: 400,
  },
]

it.each(CHANGES)('refuses $what, and nothing of it was written', async ({ by, method, address, body, status }) => {
  const head = await product.application.stores.events.head()
  const answer = await product.as(by)[method](address(), body())
  const stored = await storedSince(product, head)
  expect({ answer, types: stored.map(({ type }) => type) }).toMatchObject({ answer: { status }, types: [] })
})

it('nobody’s password changed by it', async () => {
  const { status } = await product.as('nobody').post('/api/auth/login', { username: 'stan', password: PASSWORD })
  expect(status).toBe(200)
})
