import { baseball } from '@fullcourt/domain/sports/baseball/baseball'
import { BASEBALL, BASKETBALL } from '@fullcourt/domain/sports/sports'
import type { BoxScoreAnswer } from '../games/box-score.answers'
import { lineBody } from '../games/testing/calls'
import { formOf, partsOf } from '../imports/testing/form'
import { smallLeague } from '../imports/testing/small-league'
import type { PlayerBasicAnswer } from '../players/players.answers'
import type { SeasonAnswer } from '../seasons/seasons.answers'
import { makeGame, makeLeague, makePlayer, makeSeason, makeTeam, thingOf, type MadeLeague } from '../../testing/made-league'
import { openProduct, type Client, type Product } from '../../testing/product'
import type { StandingsTeamAnswer } from './standings.answers'
import type { PlayerLeaderAnswer, StatDefinitionAnswer, StatLeadersAnswer } from './statistics.answers'

let product: Product
let staff: Client
let visitor: Client

type Played = MadeLeague & { readonly game: number; readonly player: number; readonly home: number }

let innings: Played
let hoops: Played

const playedIn = async (season: number, score: readonly [number, number]): Promise<Played> => {
  const league = await makeLeague(staff, 'Sunday', season)
  const [home, away] = [await makeTeam(staff, league, 'Hawks'), await makeTeam(staff, league, 'Bulls')]
  const player = await makePlayer(staff, home, 'Ana', `of ${season}`)
  return { ...league, player, home: home.id, game: await makeGame(staff, league, [home.id, away.id], score) }
}

beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
  visitor = product.as('nobody')
  const { id } = product.organization
  thingOf(await product.as('super_admin').put(`/api/organizations/${id}`, { sportIds: [BASKETBALL, BASEBALL] }))
  innings = await playedIn(await makeSeason(staff, { sport_id: BASEBALL, active: true }), [5, 3])
  hoops = await playedIn(await makeSeason(staff, { sport_id: BASKETBALL, active: true }), [61, 58])
  thingOf(
    await staff.put(
      '/api/player-game-stats',
      lineBody(innings.game, innings.player, { AB: 4, R: 5, H: 3, '2B': 1, '3B': 0, HR: 1 }),
    ),
  )
  thingOf(await staff.put('/api/player-game-stats', lineBody(hoops.game, hoops.player, { PTS: 61 })))
})
afterAll(() => product.close())

const shownBy = (definitions: readonly StatDefinitionAnswer[]) => definitions.map(({ abbreviation }) => abbreviation)
const ofBaseball = baseball.definitions.map(({ abbreviation }) => abbreviation)

const boxScore = async ({ game }: Played, client = staff) =>
  thingOf<BoxScoreAnswer>(await client.get(`/api/gamesv2/${game}${client === visitor ? '?slug=riverside' : ''}`))

const publicly = async <Thing>(path: string) =>
  thingOf<Thing>(await visitor.get(`/api/${path}${path.includes('?') ? '&' : '?'}slug=riverside`))

describe('an organization of two sports', () => {
  it('has one active season of each', async () => {
    const seasons = thingOf<SeasonAnswer[]>(await staff.get('/api/seasonsv2'))
    expect(seasons.filter(({ active }) => active).map(({ id }) => id)).toEqual([hoops.season, innings.season])
  })

  it('names the sport of a new season', async () =>
    expect(await staff.post('/api/seasonsv2', { name: 'Which?' })).toMatchObject({
      status: 400,
      body: { message: 'The organization has several sports. Choose one (sport_id).' },
    }))

  it('has statistics and periods of each, ordered and hidden by themselves', async () => {
    const list = async (sport: number) => shownBy(thingOf<StatDefinitionAnswer[]>(await staff.get(`/api/statsv2/${sport}`)))
    const ids = baseball.definitions.map(({ id }) => id).toReversed()
    const before = await list(BASKETBALL)
    thingOf(await staff.put('/api/statsv2/reorder', { stats: ids.map((id, order) => ({ id, order })) }))
    expect(await list(BASEBALL)).toEqual(ofBaseball.toReversed())
    expect(await list(BASKETBALL)).toEqual(before)
    thingOf(await staff.put('/api/statsv2/reorder', { stats: ids.toReversed().map((id, order) => ({ id, order })) }))
    const [first] = thingOf<{ name: string; sportId: number }[]>(await staff.get(`/api/gamePeriods/${BASEBALL}`))
    expect(first).toMatchObject({ name: '1st', sportId: BASEBALL })
  })
})

describe('a game', () => {
  it('shows the columns and periods of its sport, to staff and visitors', async () => {
    for (const client of [staff, visitor]) {
      const { allStats, gamePeriods } = await boxScore(innings, client)
      expect(shownBy(allStats)).toEqual(ofBaseball)
      expect(gamePeriods.map(({ name }) => name)).toEqual([...baseball.periods.map(({ name }) => name), 'Final'])
      expect(shownBy((await boxScore(hoops, client)).allStats)).not.toContain('AVG')
    }
  })

  it('has what follows from its figures', async () => {
    const { playerStats } = await boxScore(innings)
    expect(playerStats.find(({ stat }) => stat.abbreviation === 'AVG')?.value).toBe(0.75)
    expect(playerStats.find(({ stat }) => stat.abbreviation === '1B')?.value).toBe(1)
  })

  it('adds up the runs of its players against its score', async () => {
    const { game } = await boxScore(innings)
    expect(game.mismatches).toEqual([])
    thingOf(await staff.put('/api/player-game-stats', lineBody(innings.game, innings.player, { R: 4 })))
    expect((await boxScore(innings)).game.mismatches).toMatchObject([{ what: 'players', sum: 4 }])
    thingOf(await staff.put('/api/player-game-stats', lineBody(innings.game, innings.player, { R: 5 })))
  })

  it('takes no figures and no periods of another sport', async () => {
    expect(await staff.put('/api/player-game-stats', lineBody(innings.game, innings.player, { REB: 1 }))).toMatchObject({
      status: 400,
      body: { message: 'REB is not kept in baseball.' },
    })
    const q1 = { gamePeriodId: 1, team_id: innings.home, score: 1 }
    expect((await staff.put(`/api/gamesv2/${innings.game}/period-scores`, { periodScores: [q1] })).status).toBeGreaterThanOrEqual(
      400,
    )
    const first = { gamePeriodId: 11, team_id: innings.home, score: 5 }
    thingOf(await staff.put(`/api/gamesv2/${innings.game}/period-scores`, { periodScores: [first] }))
  })
})

describe('a player', () => {
  it('has the columns of the sport that they play', async () => {
    const basic = async (player: number) => publicly<PlayerBasicAnswer>(`playersv2/${player}/basic?scope=all`)
    expect(shownBy((await basic(innings.player)).allStats)).toEqual(ofBaseball)
    expect(shownBy((await basic(hoops.player)).allStats)).toContain('FT%')
  })
})

describe('the standings', () => {
  it('sum up what the sport does', async () => {
    const [row] = thingOf<StandingsTeamAnswer[]>(await staff.get(`${innings.address}/teams`))
    expect(row).toMatchObject({
      summary: [
        { abbreviation: 'AVG', value: 0.75 },
        { abbreviation: 'HR', value: 1 },
      ],
      total3PM: null,
      ftPercentage: null,
    })
  })
})

describe('public pages', () => {
  const leaderOf = async () => (await publicly<StatLeadersAnswer>('stat-leaders')).points[0]?.player_id
  const setSports = async (sportIds: readonly number[]) =>
    thingOf(await product.as('super_admin').put(`/api/organizations/${product.organization.id}`, { sportIds }))

  afterAll(() => setSports([BASKETBALL, BASEBALL]))

  it('take the season of the first sport', async () => {
    expect(await leaderOf()).toBe(hoops.player)
    await setSports([BASEBALL, BASKETBALL])
    expect(await leaderOf()).toBe(innings.player)
    const [first] = await publicly<SeasonAnswer[]>('seasonsv2')
    expect(first).toMatchObject({ id: innings.season, sport_id: BASEBALL })
    const [second] = await publicly<PlayerLeaderAnswer[]>('records/top20Threes')
    expect(second).toMatchObject({ player_id: innings.player, value: 1 })
    const games = await publicly<{ id: number }[]>('gamesv2')
    expect(games.map(({ id }) => id)).toEqual([innings.game])
  })

  it('take the next sport where the first has no active season', async () => {
    await setSports([BASEBALL, BASKETBALL])
    thingOf(await staff.put(`/api/seasonsv2/${innings.season}`, { active: false }))
    expect(await leaderOf()).toBe(hoops.player)
    thingOf(await staff.put(`/api/seasonsv2/${innings.season}`, { active: true }))
  })
})

it('An import goes into a season of basketball alone', async () => {
  const { name } = thingOf<SeasonAnswer>(await staff.get(`/api/seasonsv2/${innings.season}`))
  const { body, headers } = formOf({ season: name, league: 'Small', dryRun: 'true' }, partsOf(smallLeague))
  expect(await staff.post('/api/imports', body, headers)).toMatchObject({
    status: 409,
    body: { message: 'Only seasons of basketball can be imported.' },
  })
})
