import { daysAfter } from '@fullcourt/domain/facts/days'
import { gameCalls, type GameCalls } from '../../games/testing/calls'
import { leagueMaker, type TestLeague } from '../../games/testing/league'
import { INTO } from '../../imports/testing/import-product'
import { imported } from '../../imports/testing/importing'
import { smallLeague } from '../../imports/testing/small-league'
import { openProduct, type Caller, type Product } from '../../../testing/product'
import type { TodayAnswer } from './today.answers'

let product: Product
let league: TestLeague
let calls: GameCalls
let date: string

const today = async (caller: Caller = 'staff'): Promise<TodayAnswer> => {
  const { status, body } = await product.as(caller).get('/api/today')
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body as TodayAnswer
}

/** The day so many days after today. */
const day = (days: number) => daysAfter(date, days)
const idsOf = (games: readonly { readonly id: number }[]) => games.map(({ id }) => id)

beforeAll(async () => {
  product = await openProduct()
  league = await leagueMaker(product).league(product.organization.id)
  calls = gameCalls(product, league)
  ;({ date } = await today())
})
afterAll(() => product.close())

it('says that nothing is there in an organization with nothing yet', async () => {
  const answer = await product.as('stranger').get('/api/today')
  expect(answer.body).toEqual({
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    time_zone: 'America/Los_Angeles',
    seasons: 0,
    nextDate: null,
    games: [],
    unscored: [],
    unequal: [],
    conflicts: [],
    isCut: false,
    changes: [],
  })
})

it('lists the games of today, played or not, in their order', async () => {
  const late = await calls.schedule({ date, time: '21:00' })
  const early = await calls.schedule({ date, time: '18:00' })
  await calls.score(early.id, 61, 58)
  const { games, unscored } = await today()
  expect(games.map(({ id, score_home }) => ({ id, score_home }))).toEqual([
    { id: early.id, score_home: 61 },
    { id: late.id, score_home: null },
  ])
  expect(idsOf(unscored)).not.toContain(late.id)
})

it('says what is in the way of games without a result, by the check that asks before a game is saved', async () => {
  const at = { date, time: '18:00', location: 'Court 1' }
  const [one, other] = [await calls.schedule(at), await calls.schedule({ ...at, location: 'court 1' })]
  const { conflicts } = await today()
  const of = (game: number) => conflicts.filter(({ game_id }) => game_id === game).map(({ message }) => message)
  const twice = expect.stringMatching(/already play on .* at 6:00 PM \(.*, court 1\)\.$/i) as string
  for (const { id } of [one, other]) expect(of(id)).toEqual([twice, twice, expect.stringMatching(/^court 1 is taken on /i)])
  await product.as('staff').put(`/api/gamesv2/${other.id}/details`, { status: 'cancelled' })
  await calls.score(one.id, 61, 58)
  expect((await today()).conflicts.filter(({ game_id }) => [one.id, other.id].includes(game_id))).toEqual([])
})

it('begins the day at midnight of the time zone of the organization', async () => {
  const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']
  const dates: string[] = []
  for (const time_zone of zones) {
    const path = `/api/organizations/${product.organization.id}`
    expect((await product.as('org_owner').put(path, { time_zone })).status).toBe(200)
    dates.push((await today()).date)
  }
  await product.as('org_owner').put(`/api/organizations/${product.organization.id}`, { time_zone: 'America/Los_Angeles' })
  expect(dates[0]).not.toBe(dates[1])
})

it('lists earlier games without a score from the oldest on, until they have one', async () => {
  const newer = await calls.schedule({ date: day(-1) })
  const older = await calls.schedule({ date: day(-8) })
  const undated = await calls.schedule({ date: null })
  const called = await calls.schedule({ date: day(-2) })
  await product.as('staff').put(`/api/gamesv2/${called.id}/details`, { status: 'postponed' })
  expect(idsOf((await today()).unscored)).toEqual([older.id, newer.id])
  await calls.score(older.id, 61, 58)
  expect(idsOf((await today()).unscored)).toEqual([newer.id])
  expect(idsOf((await today()).games)).not.toContain(undated.id)
})

it('lists games that do not add up from the newest on, until they do', async () => {
  const wrong = async (days: number) => {
    const { id } = await calls.schedule({ date: day(days) })
    await calls.score(id, 20, 10)
    await calls.recorded(id, league.teams[0].players[0] ?? 0, { PTS: 18 })
    return id
  }
  const [older, newer] = [await wrong(-20), await wrong(-10)]
  const { unequal } = await today()
  expect(idsOf(unequal)).toEqual([newer, older])
  expect(unequal[0]?.mismatches).toMatchObject([{ side: 'home', what: 'players', sum: 18, final: 20 }])
  await calls.score(newer, 18, 10)
  expect(idsOf((await today()).unequal)).toEqual([older])
})

it('names the next day with games', async () => {
  await calls.schedule({ date: day(9) })
  await calls.schedule({ date: day(6) })
  expect((await today()).nextDate).toBe(day(6))
})

it('shows what others changed, a whole box score in one line, and nothing of oneself', async () => {
  const { id } = await calls.schedule({ date: day(-30) })
  const owner = gameCalls(product, league, 'org_owner')
  for (const player of league.teams[0].players) await owner.recorded(id, player, { PTS: 4 })
  await owner.score(id, 8, 2)
  const [first] = (await today()).changes
  expect(first).toMatchObject({
    who: 'olga',
    what: 'entered the final score 2–8',
    more: league.teams[0].players.length,
    game_id: id,
    matchup: 'Bulls @ Hawks',
  })
  expect((await today('org_owner')).changes.map(({ who }) => who)).not.toContain('olga')
})

it('shows an import in one line, and what somebody changed before it', async () => {
  const before = await calls.schedule({ date: day(-40) })
  await gameCalls(product, league, 'org_owner').score(before.id, 7, 3)
  await imported(product.as('org_owner'), { ...INTO, season: 'Imported' }, smallLeague)
  const [first, second] = (await today()).changes
  expect(first).toMatchObject({ who: 'olga', what: expect.stringMatching(/^imported 4 teams, .* games/), more: 0, game_id: null })
  expect(second).toMatchObject({ game_id: before.id })
})

it('shows what somebody else changed before hundreds of changes of one thing', async () => {
  const [other, { id }] = [await calls.schedule({ date: day(-41) }), await calls.schedule({ date: day(-42) })]
  const owner = gameCalls(product, league, 'org_owner')
  await owner.score(other.id, 6, 3)
  for (let points = 1; points <= 210; points += 1) await owner.score(id, points, 3)
  expect((await today()).changes.slice(0, 2)).toMatchObject([
    { game_id: id, more: 209 },
    { game_id: other.id, more: 0 },
  ])
})

it('shows nothing of a deleted league', async () => {
  const gone = await leagueMaker(product).league(product.organization.id, { season: league.season, name: 'Tuesday' })
  const { id } = await gameCalls(product, gone).schedule({ date: day(-1) })
  expect(idsOf((await today()).unscored)).toContain(id)
  await leagueMaker(product).deleteLeague(gone)
  expect(idsOf((await today()).unscored)).not.toContain(id)
})
