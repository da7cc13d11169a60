import { openProduct, type Caller, type Product } from '../../testing/product'
import type { GamePeriodAnswer, StatDefinitionAnswer } from './statistics.answers'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const get = (address: string, caller: Caller = 'staff') => product.as(caller).get(`/api/${address}`)
const BASKETBALL = { id: 1, name: 'basketball', type: 'basketball' }
const BASEBALL = { id: 2, name: 'baseball', type: 'baseball' }

it('lists the sports', async () => {
  expect(await get('sportsv2')).toMatchObject({ status: 200, body: [BASKETBALL, BASEBALL] })
  expect((await get('sportsv2', 'nobody')).status).toBe(401)
})

it('lists the sports of one’s own organization', async () => {
  expect((await get(`sportsv2/byOrg/${product.organization.id}`)).body).toEqual([BASKETBALL])
  expect((await get(`sportsv2/byOrg/${product.organization.id}`, 'super_admin')).body).toEqual([BASKETBALL])
  expect(await get(`sportsv2/byOrg/${product.foreign.id}`)).toMatchObject({
    status: 404,
    body: { message: 'Organization not found' },
  })
})

it('lists the fifteen stat definitions in their order, all shown', async () => {
  const { body } = await get('statsv2/1')
  const stats = body as StatDefinitionAnswer[]
  expect(stats.map(({ abbreviation }) => abbreviation).join(' ')).toBe(
    'PTS REB AST FGM FGA FG% 2PM 2PA 2P% 3PM 3PA 3P% FTM FTA FT%',
  )
  expect(stats.map(({ order }) => order)).toEqual(stats.map((_, i) => i))
  expect(stats.every(({ hidden, is_visible }) => !hidden && is_visible)).toBe(true)
})

it('lists the six default periods under their fixed ids', async () => {
  const { body } = await get('gamePeriods/1')
  expect((body as GamePeriodAnswer[]).map(({ id, name, order, hidden, sportId }) => [id, name, order, hidden, sportId])).toEqual([
    [1, 'Q1', 0, false, 1],
    [2, 'Q2', 1, false, 1],
    [3, 'Q3', 2, false, 1],
    [4, 'Q4', 3, false, 1],
    [5, 'OT', 4, false, 1],
    [6, 'Final', 5, false, 1],
  ])
})

it('takes a user whose organization is meant, if they are one’s own', async () => {
  const stan = (await product.as('staff').get('/api/auth/check-auth')).body as { user: { id: number } }
  expect((await get(`gamePeriods/1?userId=${stan.user.id}`)).status).toBe(200)
  expect((await get(`gamePeriods/1?userId=${stan.user.id}`, 'stranger')).status).toBe(404)
})

it.each(['statsv2/99', 'gamePeriods/99'])('does not know a sport that there is not: %s', async address => {
  expect(await get(address)).toMatchObject({ status: 404, body: { message: 'Sport not found' } })
})

it.each([
  'statsv2/x',
  'statsv2/0',
  'statsv2/1.5',
  'gamePeriods/-1',
  'gamePeriods/1?userId=x',
  'gamePeriods/1?user=1',
  'sportsv2/byOrg/x',
  'sportsv2/byOrg/99999999999999999999',
])('refuses %s', async address => {
  expect(await get(address)).toMatchObject({ status: 400, body: { statusCode: 400, error: 'Bad Request' } })
})
