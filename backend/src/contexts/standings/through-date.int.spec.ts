import { daysAfter } from '@fullcourt/domain/facts/days'
import { gameCalls, type GameCalls } from '../games/testing/calls'
import { leagueMaker, type TestLeague } from '../games/testing/league'
import { openProduct, type Product } from '../../testing/product'
import { thingOf } from '../../testing/made-league'

let product: Product
let league: TestLeague
let calls: GameCalls
/** By the day after whose games they were read. */
const tables = new Map<string, unknown>()

const DAYS = 5

const table = (query = '') =>
  product.as('nobody').get(`/api/seasonsv2/${league.season}/leagues-with-teams-public?slug=${product.organization.slug}${query}`)

beforeAll(async () => {
  product = await openProduct()
  league = await leagueMaker(product).league(product.organization.id, { players: 2 })
  calls = gameCalls(product, league)
  const [home, away] = league.teams
  const address = `/api/seasonsv2/${league.season}/leagues/${league.league}`
  thingOf(await product.as('staff').put(`${address}/play-off-places`, { places: 1 }))
  const games = []
  for (let day = 0; day < DAYS; day += 1) games.push(await calls.schedule({ date: daysAfter('2026-07-01', day) }))
  const undated = await calls.schedule({ date: null, time: null })
  await calls.score(undated.id, 50, 48)
  for (const [day, { id }] of games.entries()) {
    if (day === 3) thingOf(await product.as('staff').put(`/api/gamesv2/${id}/walkover`, { walkover_winner: 'away' }))
    else {
      await calls.score(id, 60 + ((day * 7) % 5), 61)
      await calls.recorded(id, home.players[0] ?? 0, { PTS: 12 + day, '3PM': 2, FTM: 3, FTA: 4 + day })
      await calls.recorded(id, away.players[1] ?? 0, { PTS: 9, FTM: 1, FTA: 2 })
    }
    tables.set(daysAfter('2026-07-01', day), (await table()).body)
  }
})
afterAll(() => product.close())

it('the tables through each day are those that stood when the games until then had been played', async () => {
  for (const [day, then] of tables) expect([day, (await table(`&through=${day}`)).body]).toEqual([day, then])
})

it('a result that is corrected later counts as it is known now', async () => {
  const { games } = await calls.listed()
  const first = games.find(({ date }) => date === '2026-07-01')?.id ?? 0
  await calls.score(first, 99, 61)
  const { body } = await table('&through=2026-07-01')
  const [{ teams }] = body as [{ teams: [{ id: number; wins: number; pointsFor: number }] }]
  expect(teams[0]).toMatchObject({ id: league.teams[0].id, wins: 2, pointsFor: 99 + 50 })
})

it('a table is asked for through a day or as of a moment', async () =>
  expect(await table('&through=2026-07-01&asOf=2199-01-01')).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'through' }] },
  }))
