import { openProduct, type Product } from '../../testing/product'
import { gameCalls, type GameCalls } from './testing/calls'
import { leagueMaker, type TestLeague } from './testing/league'

let product: Product
let league: TestLeague
let calls: GameCalls
let hawk: number
let bull: number

beforeAll(async () => {
  product = await openProduct()
  league = await leagueMaker(product).league(product.organization.id)
  calls = gameCalls(product, league)
  hawk = league.teams[0].players[0] ?? 0
  bull = league.teams[1].players[0] ?? 0
})
afterAll(() => product.close())

it('finds nothing in a game whose players make up the final score', async () => {
  const { id } = await calls.schedule()
  await calls.score(id, 20, 10)
  await calls.line(id, hawk, { PTS: 20 })
  await calls.line(id, bull, { PTS: 10 })
  expect((await calls.mismatches()).map(({ game_id }) => game_id)).not.toContain(id)
})

it('finds nothing before there is a final score', async () => {
  const { id } = await calls.schedule()
  await calls.line(id, hawk, { PTS: 20 })
  expect((await calls.mismatches()).map(({ game_id }) => game_id)).not.toContain(id)
})

it('says of which side what sum is not the final score', async () => {
  const { id } = await calls.schedule()
  await calls.score(id, 35, 10)
  await calls.line(id, hawk, { PTS: 42 })
  const [home, away] = league.teams
  await calls.periods(id, [
    { gamePeriodId: 1, team_id: home.id, score: 35 },
    { gamePeriodId: 1, team_id: away.id, score: 9 },
  ])
  const found = (await calls.mismatches()).find(({ game_id }) => game_id === id)
  expect(found).toMatchObject({
    game: { id, homeTeam: 'Hawks' },
    mismatches: [
      { side: 'away', team_id: away.id, what: 'periods', sum: 9, final: 10 },
      { side: 'home', team_id: home.id, what: 'players', sum: 42, final: 35 },
    ],
    flaggedLines: [],
  })
  expect((await calls.listed()).games.find(game => game.id === id)).toMatchObject({ mismatch: true, flaggedLines: 0 })
  expect((await calls.boxScore(id)).game.mismatches).toHaveLength(2)
})

it('flags the periods of one team, though the other has none', async () => {
  const { id } = await calls.schedule()
  await calls.score(id, 35, 10)
  await calls.periods(id, [{ gamePeriodId: 1, team_id: league.teams[0].id, score: 30 }])
  const found = (await calls.mismatches()).find(({ game_id }) => game_id === id)
  expect(found?.mismatches).toMatchObject([{ side: 'home', what: 'periods', sum: 30, final: 35 }])
})

it('is gone when the score is corrected', async () => {
  const { id } = await calls.schedule()
  await calls.line(id, hawk, { PTS: 42 })
  await calls.score(id, 35, 10)
  await calls.score(id, 42, 10)
  expect((await calls.mismatches()).map(({ game_id }) => game_id)).not.toContain(id)
})

it('names the lines whose figures do not add up', async () => {
  const { id } = await calls.schedule()
  await calls.score(id, 12, 10)
  await calls.line(id, hawk, { PTS: 12, FGM: 0, '3PM': 2, FTM: 0 })
  const found = (await calls.mismatches()).find(({ game_id }) => game_id === id)
  expect(found).toMatchObject({
    mismatches: [],
    flaggedLines: [
      {
        player_id: hawk,
        firstName: 'P1',
        lastName: 'Hawks',
        team_id: league.teams[0].id,
        flags: ['PTS is 12, but the made shots give 2', '2PM comes to -2'],
      },
    ],
  })
  expect((await calls.listed()).games.find(game => game.id === id)).toMatchObject({ mismatch: false, flaggedLines: 1 })
})
