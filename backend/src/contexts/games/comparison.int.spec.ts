import { openProduct, type Product } from '../../testing/product'
import type { TeamComparisonAnswer } from './comparison.answers'
import type { GameProgressAnswer } from './games.answers'
import { gameCalls, type GameCalls } from './testing/calls'
import { leagueMaker, type TestLeague } from './testing/league'

let product: Product
let monday: TestLeague
let games: GameCalls
let maker: ReturnType<typeof leagueMaker>
let next: number

beforeAll(async () => {
  product = await openProduct()
  maker = leagueMaker(product)
  monday = await maker.league(product.organization.id)
  games = gameCalls(product, monday)
  const [hawks, bulls, owls] = monday.teams
  const played = async (date: string, score: readonly [number, number], teams: object = {}) => {
    const { id } = await games.schedule({ date, ...teams })
    await games.score(id, ...score)
    return id
  }
  const first = await played('2026-07-01', [61, 58])
  await games.recorded(first, hawks.players[0]!, { PTS: 20, REB: 4 })
  await games.recorded(first, hawks.players[1]!, { PTS: 12, REB: 11 })
  await played('2026-07-08', [40, 50], { home_team_id: bulls.id, away_team_id: owls!.id })
  next = (await games.schedule({ date: '2026-07-15', home_team_id: bulls.id, away_team_id: hawks.id })).id
  await played('2026-07-22', [70, 60])
})
afterAll(() => product.close())

const slug = () => `slug=${product.organization.slug}`
const visitor = async <Body>(address: string) => (await product.as('nobody').get(address)).body as Body
const comparison = (game: number) => visitor<TeamComparisonAnswer>(`/api/gamesv2/${game}/comparison?${slug()}`)
const progress = (query = '') => visitor<GameProgressAnswer>(`/api/gamesv2/progress?${slug()}${query}`)

it('compares the records of both teams in the tables of their leagues', async () => {
  const { home, away } = await comparison(next)
  expect(away.team.name).toBe('Hawks')
  expect(away.record).toEqual({ rank: 1, teams: 3, wins: 2, losses: 0, ties: 0 })
  expect(home.record).toEqual({ rank: 3, teams: 3, wins: 0, losses: 3, ties: 0 })
})

it('lists the last games of each team before this one, the newest first', async () => {
  const { home } = await comparison(next)
  expect(home.lastFive.map(({ date, result, points, opponentPoints }) => [date, result, points, opponentPoints])).toEqual([
    ['2026-07-08', 'L', 40, 50],
    ['2026-07-01', 'L', 58, 61],
  ])
  expect(home.lastFive.map(({ opponent, home: atHome }) => [opponent.name, atHome])).toEqual([
    ['Owls', true],
    ['Hawks', false],
  ])
})

it('names who leads each team per game', async () => {
  const { home, away } = await comparison(next)
  const [scorer, rebounder] = monday.teams[0].players
  expect(away.leaders.map(({ abbreviation, player_id, perGame }) => [abbreviation, player_id, perGame])).toEqual([
    ['PTS', scorer, 20],
    ['REB', rebounder, 11],
  ])
  expect(home.leaders).toEqual([])
})

it('lists the other games of both against each other in the season', async () => {
  const { meetings } = await comparison(next)
  expect(meetings.map(({ date, score_home, score_away }) => [date, score_home, score_away])).toEqual([
    ['2026-07-01', 61, 58],
    ['2026-07-22', 70, 60],
  ])
})

it('shows a visitor how far the season and a league are played, and which days are around a day', async () => {
  const expected = { games: 4, completed: 3, last: '2026-07-22', next: '2026-07-15' }
  expect(await progress('&from=2026-07-10')).toEqual(expected)
  expect(await progress(`&leagueId=${monday.league}&from=2026-07-10`)).toEqual(expected)
  expect(await progress('&from=2026-07-16')).toMatchObject({ next: null })
})

it('counts nothing of a league that was deleted', async () => {
  const tuesday = await maker.league(product.organization.id, { season: monday.season, name: 'Tuesday', players: 0 })
  const onTuesday = gameCalls(product, tuesday)
  const { id } = await onTuesday.schedule({ date: '2026-08-01' })
  await onTuesday.score(id, 50, 40)
  expect(await progress()).toMatchObject({ games: 5, completed: 4, last: '2026-08-01' })
  await maker.deleteLeague(tuesday)
  expect(await progress()).toMatchObject({ games: 4, completed: 3, last: '2026-07-22' })
})
