import { gameCalls, type GameCalls } from '../games/testing/calls'
import { leagueMaker, type TestLeague } from '../games/testing/league'
import { openProduct, type Caller, type Product } from '../../testing/product'
import type { PlayerLeaderAnswer, StatLeadersAnswer, TeamLeaderAnswer } from './statistics.answers'

let product: Product
let monday: TestLeague
let tuesday: TestLeague
let onMonday: GameCalls
let onTuesday: GameCalls

beforeAll(async () => {
  product = await openProduct()
  const maker = leagueMaker(product)
  monday = await maker.league(product.organization.id, { players: 25 })
  tuesday = await maker.league(product.organization.id, { players: 2, season: monday.season, name: 'Tuesday' })
  onMonday = gameCalls(product, monday)
  onTuesday = gameCalls(product, tuesday)
})
afterAll(() => product.close())

const hawk = (i: number): number => monday.teams[0].players[i] ?? 0
const bull = (i: number): number => monday.teams[1].players[i] ?? 0

const asked = async <Body>(call: string, caller: Caller = 'nobody'): Promise<Body> => {
  const tenant = caller === 'nobody' ? `?slug=${product.organization.slug}` : ''
  return (await product.as(caller).get(`/api/${call}${tenant}`)).body as Body
}
const points = () => asked<PlayerLeaderAnswer[]>('records/top20Points')

/** `1. 12 30`: rank, player, value. */
const shown = (rows: readonly PlayerLeaderAnswer[]) => rows.map(({ rank, player_id, value }) => `${rank}. ${player_id} ${value}`)

it('has nobody before the first line', async () => {
  expect(await points()).toEqual([])
  expect(await asked('stat-leaders')).toEqual({ points: [], threes: [], rebounds: [], assists: [] })
})

it('adds up a player’s lines of all leagues of the season, and names them and their teams', async () => {
  const maker = leagueMaker(product)
  const both = await maker.player(product.organization.id, 'Bo', 'Both')
  await maker.join(monday, monday.teams[0].id, both)
  await maker.join(tuesday, tuesday.teams[1].id, both)
  await onMonday.recorded((await onMonday.schedule()).id, both, { PTS: 30 })
  await onTuesday.recorded((await onTuesday.schedule()).id, both, { PTS: 12 })
  expect((await points())[0]).toEqual({
    rank: 1,
    player_id: both,
    firstName: 'Bo',
    lastName: 'Both',
    image: null,
    teams: [
      { id: monday.teams[0].id, name: 'Hawks', logo: null, colors: [], abbreviation: null },
      { id: tuesday.teams[1].id, name: 'Bulls', logo: null, colors: [], abbreviation: null },
    ],
    value: 42,
    games: 2,
  })
})

it('counts one game of somebody who has a line of each side', async () => {
  const maker = leagueMaker(product)
  const lent = await maker.player(product.organization.id, 'Lee', 'Lent')
  for (const { id } of monday.teams) await maker.join(monday, id, lent)
  const game = await onMonday.schedule()
  await onMonday.recorded(game.id, lent, { PTS: 50 }, monday.teams[0].id)
  await onMonday.recorded(game.id, lent, { PTS: 3 }, monday.teams[1].id)
  expect((await points())[0]).toMatchObject({ player_id: lent, value: 53, games: 1 })
  await product.as('staff').delete(`${onMonday.base}/games/${game.id}`)
})

it('counts derived points and made threes, and only regular games', async () => {
  const game = await onMonday.schedule()
  const final = await onMonday.schedule({ stage: 'playoff' })
  await onMonday.recorded(game.id, hawk(0), { '2PM': 4, '3PM': 5, FTM: 0 })
  await onMonday.recorded(final.id, hawk(0), { '2PM': 4, '3PM': 5, FTM: 0 })
  expect(shown(await points())).toContain(`2. ${hawk(0)} 23`)
  expect(shown(await asked('records/top20Threes'))).toEqual([`1. ${hawk(0)} 5`])
})

it('follows a correction, and a deleted game', async () => {
  const game = await onMonday.schedule()
  await onMonday.recorded(game.id, hawk(1), { PTS: 29 })
  await onMonday.recorded(game.id, hawk(1), { PTS: 28 })
  expect(shown(await points())).toContain(`2. ${hawk(1)} 28`)
  await product.as('staff').delete(`${onMonday.base}/games/${game.id}`)
  expect((await points()).map(({ player_id }) => player_id)).not.toContain(hawk(1))
})

it('keeps a tie at the twentieth place whole', async () => {
  const game = await onMonday.schedule()
  for (let i = 2; i < 25; i += 1) await onMonday.recorded(game.id, hawk(i), { PTS: i < 19 ? 10 + (i % 5) : 7 })
  const rows = await points()
  const last = rows.at(-1)
  expect(last?.value).toBe(7)
  expect(rows.filter(({ value }) => value === 7)).toHaveLength(6)
  expect(new Set(rows.filter(({ value }) => value === 7).map(({ rank }) => rank))).toEqual(new Set([20]))
})

it('leaves three of each figure on the home page, and nobody where a figure is not kept', async () => {
  const game = await onMonday.schedule()
  await onMonday.recorded(game.id, bull(0), { REB: 9 })
  const { points, threes, rebounds, assists } = await asked<StatLeadersAnswer>('stat-leaders')
  expect(points.map(({ rank }) => rank).every(rank => rank <= 3)).toBe(true)
  expect(threes).toHaveLength(1)
  expect(rebounds.map(({ player_id, value }) => [player_id, value])).toEqual([[bull(0), 9]])
  expect(assists).toEqual([])
})

it('leaves out the figures of a league that is deleted, until it comes back', async () => {
  const first = async () => (await points())[0]
  const { player_id, value } = (await first()) ?? {}
  expect(value).toBe(42)
  const league = `/api/seasonsv2/${tuesday.season}/leagues/${tuesday.league}`
  expect((await product.as('staff').delete(league)).status).toBeLessThan(300)
  expect(await first()).toMatchObject({ player_id, value: 30, games: 1, teams: [{ id: monday.teams[0].id }] })
  expect((await product.as('staff').post(`${league}/restore`)).status).toBeLessThan(300)
  expect(await first()).toMatchObject({ player_id, value: 42, games: 2 })
})

it('gives the place of a removed player to the next', async () => {
  const before = await asked<StatLeadersAnswer>('stat-leaders')
  const first = before.points[0]
  const second = before.points[1]
  await leagueMaker(product).deletePlayer(product.organization.id, first?.player_id ?? 0)
  const after = await asked<StatLeadersAnswer>('stat-leaders')
  expect(after.points[0]).toMatchObject({ rank: 1, player_id: second?.player_id })
  expect(after.points.length).toBeGreaterThanOrEqual(3)
})

it('ranks teams by their wins; a tie counts for nobody, a playoff game for none', async () => {
  const [home, away] = monday.teams
  for (const [h, a] of [
    [10, 8],
    [7, 9],
    [10, 4],
    [5, 5],
  ] as const)
    await onMonday.score((await onMonday.schedule()).id, h, a)
  await onMonday.score((await onMonday.schedule({ stage: 'playoff' })).id, 1, 9)
  const rows = await asked<TeamLeaderAnswer[]>('records/top20TeamWins')
  expect(rows).toEqual([
    {
      rank: 1,
      team_id: home.id,
      name: 'Hawks',
      logo: null,
      colors: [],
      abbreviation: null,
      value: 2,
      wins: 2,
      losses: 1,
      games: 4,
    },
    {
      rank: 2,
      team_id: away.id,
      name: 'Bulls',
      logo: null,
      colors: [],
      abbreviation: null,
      value: 1,
      wins: 1,
      losses: 2,
      games: 4,
    },
  ])
})

it('answers staff of the organization the same, and a super_admin who names it', async () => {
  const named = await product.as('super_admin').get(`/api/records/top20Points?organization_id=${product.organization.id}`)
  expect([await asked('records/top20Points', 'staff'), named.body]).toEqual([await points(), await points()])
  expect((await product.as('super_admin').get('/api/records/top20Points')).status).toBe(400)
})

it('shows nothing of another organization', async () => {
  for (const call of ['records/top20Points', 'records/top20Threes', 'records/top20TeamWins'])
    expect((await product.as('nobody').get(`/api/${call}?slug=${product.foreign.slug}`)).body).toEqual([])
})

it('is empty when no season is active', async () => {
  const answer = await product.as('staff').put(`/api/seasonsv2/${monday.season}`, { active: false })
  expect(answer.status).toBe(200)
  expect(await points()).toEqual([])
  expect(await asked('records/top20TeamWins')).toEqual([])
})

describe('A season that is named', () => {
  const past = async (call: string, season: number) =>
    product.as('nobody').get(`/api/${call}?slug=${product.organization.slug}&seasonId=${season}`)
  const CALLS = ['records/top20Points', 'records/top20Threes', 'records/top20TeamWins', 'stat-leaders']

  it('has leaders of its own, while another one is active', async () => {
    const maker = leagueMaker(product)
    const spring = await maker.league(product.organization.id, { players: 1 })
    await gameCalls(product, spring).recorded((await gameCalls(product, spring).schedule()).id, spring.teams[0].players[0] ?? 0, {
      PTS: 7,
    })
    expect(shown(await points())).toEqual([`1. ${spring.teams[0].players[0]} 7`])
    const inSummer = (await past('records/top20Points', monday.season)).body as PlayerLeaderAnswer[]
    expect(shown(inSummer)[0]).toBe(`1. ${hawk(0)} 23`)
  })

  it('is not there in another organization', async () => {
    const other = await leagueMaker(product).league(product.foreign.id, { players: 1 })
    for (const call of CALLS) expect([call, (await past(call, other.season)).status]).toEqual([call, 404])
  })
})
