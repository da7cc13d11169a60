import { parse } from 'csv-parse/sync'
import { gameCalls, type GameCalls } from '../../contexts/games/testing/calls'
import { leagueMaker, type TestLeague } from '../../contexts/games/testing/league'
import { makeSeason } from '../../testing/made-league'
import { openProduct, type Product } from '../../testing/product'

let product: Product
let league: TestLeague
let games: GameCalls
let game: number
let player: number

const FORMULA = '=HYPERLINK("http://evil.example")'

beforeAll(async () => {
  product = await openProduct()
  league = await leagueMaker(product).league(product.organization.id, { players: 1 })
  games = gameCalls(product, league)
  const [home] = league.teams
  await product.as('staff').put(`/api/seasonsv2/${league.season}/leagues/${league.league}/teams/${home.id}`, { name: FORMULA })
  player = home.players[0] ?? 0
  game = (await games.schedule()).id
  await games.score(game, 58, 61)
  await games.line(game, player, { PTS: 12, AST: 3 }, home.id)
})
afterAll(() => product.close())

const asked = (path: string, query = '') => product.as('nobody').get(`${path}?slug=${product.organization.slug}${query}`)

/** The rows of a table by the heads of its columns. */
const rowsOf = async (path: string, query = '') => {
  const { status, body } = await asked(path, query)
  if (status !== 200) throw new Error(`${path} answered ${status}: ${String(body)}`)
  return parse(String(body), { bom: true, columns: true }) as Record<string, string>[]
}

it('is saved by browsers as a file that spreadsheets open, and asked for again by its ETag', async () => {
  const { status, headers } = await asked('/api/standings.csv')
  expect([status, headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'attachment; filename="standings.csv"',
    'public, no-cache',
  ])
  const again = await product
    .as('nobody')
    .get(`/api/standings.csv?slug=${product.organization.slug}`, { 'if-none-match': String(headers['etag']) })
  expect(again.status).toBe(304)
})

it('is named for staff of their own organization too', async () => {
  const { headers } = await product.as('staff').get('/api/standings.csv')
  expect(headers['content-disposition']).toBe('attachment; filename="standings.csv"')
})

it('shows standings with negative differences as numbers, and a name that is a formula as text', async () => {
  const rows = await rowsOf('/api/standings.csv')
  expect(rows.map(({ W, L, DIFF }) => [W, L, DIFF])).toEqual([
    ['1', '0', '3'],
    ['0', '0', '0'],
    ['0', '1', '-3'],
  ])
  expect(rows[2]?.['Team']).toBe(`'${FORMULA}`)
})

it('shows the standings of one league, of its season', async () => {
  expect(await rowsOf('/api/standings.csv', `&leagueId=${league.league}`)).toHaveLength(league.teams.length)
  expect((await asked('/api/standings.csv', '&leagueId=999')).status).toBe(404)
})

it('shows the standings through a day', async () => {
  const rows = await rowsOf('/api/standings.csv', '&through=2026-06-30')
  expect(rows.map(({ W }) => W)).toEqual(['0', '0', '0'])
})

it('shows the schedule with scores, of a team too', async () => {
  const [first] = await rowsOf('/api/schedule.csv', `&teamId=${league.teams[0].id}`)
  expect(first).toMatchObject({ Game: String(game), Date: '2026-07-01', Time: '19:30', 'Home score': '58', 'Away score': '61' })
})

it('shows the box score by player, with the figures that somebody has', async () => {
  const rows = await rowsOf(`/api/gamesv2/${game}/box-score.csv`)
  expect(rows.find(row => row['PTS'] !== '')).toMatchObject({ PTS: '12', AST: '3' })
  expect(Object.keys(rows[0] ?? {})).not.toContain('REB')
})

it('shows the games of a player', async () => {
  const [row] = await rowsOf(`/api/playersv2/${player}/games.csv`)
  expect(row).toMatchObject({ Game: String(game), Team: `'${FORMULA}`, PTS: '12', Round: 'Regular season' })
})

it('shows leaders of every figure and of wins', async () => {
  const rows = await rowsOf('/api/leaders.csv')
  expect(rows.filter(({ Figure }) => Figure === 'Points')).toEqual([expect.objectContaining({ Rank: '1', Total: '12', GP: '1' })])
  expect(rows.filter(({ Figure }) => Figure === 'Wins')).toEqual([expect.objectContaining({ Rank: '1', Total: '1' })])
})

it('shows the players with their teams', async () =>
  expect((await rowsOf('/api/players.csv')).map(({ Teams }) => Teams)).toEqual(['Bulls', `'${FORMULA}`, 'Owls']))

it('shows the players of a season alone, with their teams there', async () => {
  const [active] = (await product.as('nobody').get(`/api/seasonsv2?slug=${product.organization.slug}`)).body as { id: number }[]
  const other = await makeSeason(product.as('staff'), { active: false })
  expect(await rowsOf('/api/players.csv', `&seasonId=${active?.id}`)).toHaveLength(3)
  expect(await rowsOf('/api/players.csv', `&seasonId=${other}`)).toEqual([])
  expect((await asked('/api/players.csv', '&seasonId=999')).status).toBe(404)
})

it.each(['standings', 'schedule', 'leaders', 'players'])('has no %s of an organization that is not there', async table =>
  expect((await product.as('nobody').get(`/api/${table}.csv?slug=nobody`)).status).toBe(404),
)
