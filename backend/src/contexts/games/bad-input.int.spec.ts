import { isErrorForm, NO_BODIES, NONSENSE } from '../../testing/bad-input'
import { openProduct, type Answer, type Product } from '../../testing/product'
import { gameCalls, lineBody, type GameCalls } from './testing/calls'
import { leagueMaker, type TestLeague } from './testing/league'

let product: Product
let league: TestLeague
let calls: GameCalls
let game: number

beforeAll(async () => {
  product = await openProduct()
  league = await leagueMaker(product).league(product.organization.id)
  calls = gameCalls(product, league)
  game = (await calls.schedule()).id
})
afterAll(() => product.close())

type Body = { readonly [field: string]: unknown }
type Call = {
  readonly method: 'post' | 'put'
  readonly address: () => string
  readonly body: () => Body
  /** Nothing is required, and nothing changes nothing. */
  readonly mayBeEmpty?: true
}

const CALLS: { readonly [name: string]: Call } = {
  'a new game': {
    method: 'post',
    address: () => `${calls.base}/games`,
    body: () => ({
      home_team_id: league.teams[0].id,
      away_team_id: league.teams[1].id,
      date: '2026-07-01',
      time: '19:30',
      location: 'Court 1',
      location_url: 'https://maps.example/1',
      stage: 'regular',
      allowConflicts: true,
      reason: 'as agreed',
    }),
  },
  'a score in the schedule': {
    method: 'put',
    address: () => `${calls.base}/games/${game}`,
    body: () => ({ score_home: 1, score_away: 2, reason: 'counted again', id: game, season_id: league.season }),
  },
  'a score on the game’s page': {
    method: 'put',
    address: () => `/api/gamesv2/${game}/scores`,
    body: () => ({ score_home: 3, score_away: 2, reason: 'counted again' }),
  },
  'the details of a game': {
    method: 'put',
    address: () => `/api/gamesv2/${game}/details`,
    mayBeEmpty: true,
    body: () => ({
      date: '2026-07-02',
      time: '20:30',
      location: 'Court 2',
      location_url: 'https://maps.example/2',
      video_url: 'https://youtu.be/abcdefghijk',
      status: 'scheduled',
      reason: 'moved',
      home_team_id: league.teams[0].id,
    }),
  },
  'the periods of a game': {
    method: 'put',
    address: () => `/api/gamesv2/${game}/period-scores`,
    body: () => ({ periodScores: [{ gamePeriodId: 1, team_id: league.teams[0].id, score: 3 }], reason: 'counted again' }),
  },
  'a player’s line': {
    method: 'put',
    address: () => '/api/player-game-stats',
    body: () => ({
      ...lineBody(game, league.teams[0].players[0] ?? 0, { PTS: 2, FTM: 1 }, league.teams[0].id),
      reason: 'counted again',
    }),
  },
}

const send = ({ method, address }: Call, body: object | string): Promise<Answer> =>
  product.as('staff')[method](address(), body, typeof body === 'string' ? { 'content-type': 'application/json' } : {})

const isEmpty = (body: object | string) => body === 'null' || JSON.stringify(body) === '{}'

/** Every field of a body, those of its lists' first things too, with something else in it. */
const spoiled = (body: Body, nonsense: unknown): Body[] =>
  Object.keys(body).flatMap(field => {
    const value = body[field]
    const inside = Array.isArray(value) && typeof value[0] === 'object' ? (value as Body[]) : []
    const [first, ...others] = inside
    return [
      { ...body, [field]: nonsense },
      ...(first === undefined ? [] : spoiled(first, nonsense).map(one => ({ ...body, [field]: [one, ...others] }))),
    ]
  })

describe.each(Object.entries(CALLS))('%s', (_, call) => {
  it('is taken as it should be', async () => {
    expect((await send(call, call.body())).status).toBeLessThan(300)
  })

  it('reports nonsense in any field, and is never broken by it', async () => {
    for (const nonsense of NONSENSE)
      for (const body of spoiled(call.body(), nonsense)) {
        const answer = await send(call, body)
        expect({ body: JSON.stringify(body).slice(0, 300), isErrorForm: isErrorForm(answer), answer: answer.body }).toMatchObject(
          {
            isErrorForm: true,
          },
        )
      }
  })

  it('refuses what is no body', async () => {
    for (const body of NO_BODIES.filter(body => !call.mayBeEmpty || !isEmpty(body)))
      expect((await send(call, body)).status).toBe(400)
  })

  it('refuses unknown fields', async () => {
    expect(await send(call, { ...call.body(), winner: 'home' })).toMatchObject({
      status: 400,
      body: { message: 'Unknown field: winner.' },
    })
  })

  it('refuses a reason that is no reason', async () => {
    for (const reason of ['x'.repeat(501), 5, ['a']]) expect((await send(call, { ...call.body(), reason })).status).toBe(400)
  })

  it('asks who calls, and does not know what is not theirs', async () => {
    const by = (caller: 'nobody' | 'stranger') => product.as(caller)[call.method](call.address(), call.body())
    expect([(await by('nobody')).status, (await by('stranger')).status]).toEqual([401, 404])
  })
})

const BAD_IDS = ['0', '-1', '1.5', 'x', '99999999999999999999', '%00', '1e99', 'null']
const MISSING = '999999'

const ADDRESSES: readonly (readonly [string, (id: string) => string])[] = [
  ['games of a season', id => `/api/seasonsv2/${id}/leagues/${league.league}/games`],
  ['games of a league', id => `/api/seasonsv2/${league.season}/leagues/${id}/games`],
  ['mismatches of a season', id => `/api/seasonsv2/${id}/leagues/${league.league}/score-mismatches`],
  ['mismatches of a league', id => `/api/seasonsv2/${league.season}/leagues/${id}/score-mismatches`],
  ['a box score', id => `/api/gamesv2/${id}`],
]

describe.each(ADDRESSES)('the address of %s', (_, address) => {
  it('refuses what is no id', async () => {
    for (const id of BAD_IDS)
      expect({ id, status: (await product.as('staff').get(address(id))).status }).toEqual({ id, status: 400 })
  })

  it('is not there where nothing has the id', async () => {
    expect(await product.as('staff').get(address(MISSING))).toMatchObject({ status: 404, body: { error: 'Not Found' } })
  })
})

it('deletes no game that is missing, foreign or named wrongly', async () => {
  const remove = async (id: string, caller: 'staff' | 'stranger' | 'nobody' = 'staff') =>
    (await product.as(caller).delete(`${calls.base}/games/${id}`)).status
  expect([
    await remove(MISSING),
    await remove('x'),
    await remove(String(game), 'stranger'),
    await remove(String(game), 'nobody'),
  ]).toEqual([404, 400, 404, 401])
})

it('refuses a body that is too large', async () => {
  const answer = await send(CALLS['a player’s line'] as Call, { stats: 'x'.repeat(2_000_000) })
  expect(answer).toMatchObject({ status: 413, body: { statusCode: 413 } })
})

it('refuses a body that is no JSON by its kind', async () => {
  const answer = await product.as('staff').put(`/api/gamesv2/${game}/scores`, 'score_home=1', { 'content-type': 'text/csv' })
  expect(answer).toMatchObject({ status: 415, body: { statusCode: 415 } })
})
