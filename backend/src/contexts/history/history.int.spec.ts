import { gameCalls, type GameCalls } from '../games/testing/calls'
import { leagueMaker, type TestLeague } from '../games/testing/league'
import { openProduct, type Caller, type Product } from '../../testing/product'
import type { ChangesAroundAnswer, HistoryEntryAnswer } from './history.answers'

let product: Product
let league: TestLeague
let calls: GameCalls

beforeAll(async () => {
  product = await openProduct()
  league = await leagueMaker(product).league(product.organization.id)
  calls = gameCalls(product, league)
})
afterAll(() => product.close())

const get = (address: string, caller: Caller = 'staff') => product.as(caller).get(`/api/history/${address}`)
const history = async (address: string, caller: Caller = 'staff') => {
  const answer = await get(address, caller)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body as HistoryEntryAnswer[]
}

it('says who changed what from what to what, when and why, newest first', async () => {
  const { id } = await calls.schedule()
  await calls.score(id, 61, 58)
  await gameCalls(product, league, 'org_owner').score(id, 61, 58)
  await product.as('org_owner').put(`/api/gamesv2/${id}/scores`, { score_home: 61, score_away: 59, reason: "scorer's sheet" })
  const [corrected, entered, scheduled, ...others] = await history(`game/${id}`)
  expect(corrected).toEqual({
    position: expect.stringMatching(/^\d{20}$/),
    type: 'ScoreUpdated',
    who: 'olga',
    user_id: expect.any(Number),
    when: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    what: 'changed the final score from 58–61 to 59–61',
    was: { home: 61, away: 58 },
    is: { home: 61, away: 59 },
    reason: "scorer's sheet",
    restore: null,
  })
  expect(entered).toMatchObject({ who: 'stan', what: 'entered the final score 58–61', was: null, reason: null })
  expect(scheduled).toMatchObject({ who: 'stan', what: 'scheduled Bulls @ Hawks on July 1, 2026 at 7:30 PM' })
  expect(others).toEqual([])
})

it('says of a position which action was the last, and the ones before and after it, each by its end', async () => {
  const { id } = await calls.schedule()
  await calls.score(id, 61, 58)
  const team_id = league.teams[0].id
  await calls.periods(id, [
    { gamePeriodId: 1, team_id, score: 30 },
    { gamePeriodId: 2, team_id, score: 31 },
  ])
  await calls.score(id, 61, 59)
  const entries = await history(`game/${id}`)
  const [corrected, second, first, entered] = entries.map(({ position }) => position)
  const around = async (position: string | undefined) => {
    const { body } = await get(`game/${id}/around/${position}`)
    const { earlier, at, later } = body as ChangesAroundAnswer
    return [earlier, at, later].map(one => one?.position)
  }
  expect(await around(entered)).toEqual([entries[4]?.position, entered, second])
  expect(await around(first)).toEqual([entered, second, corrected])
  expect(await around('9'.repeat(20))).toEqual([second, corrected, undefined])
  expect(await around('0'.repeat(20))).toEqual([undefined, undefined, entries[4]?.position])
})

it('says of a position nothing to visitors and to others', async () => {
  const { id } = await calls.schedule()
  expect((await get(`game/${id}/around/${'9'.repeat(20)}`, 'nobody')).status).toBe(401)
  expect((await get(`game/999999/around/${'9'.repeat(20)}`)).status).toBe(404)
  expect((await get(`game/${id}/around/now`)).status).toBe(400)
})

it('names players and teams as they are called now', async () => {
  const { id } = await calls.schedule()
  const player = await leagueMaker(product).player(product.organization.id, 'Ana', 'Lee')
  await calls.recorded(id, player, { PTS: 12 }, league.teams[0].id)
  await calls.recorded(id, player, { PTS: 14 }, league.teams[0].id)
  expect((await history(`game/${id}`)).map(({ what }) => what).slice(0, 2)).toEqual([
    'changed PTS of Ana Lee from 12 to 14',
    "entered Ana Lee's line: PTS 12",
  ])
  await leagueMaker(product).deletePlayer(product.organization.id, player)
  expect((await history(`game/${id}`))[0]?.what).toBe('changed PTS of Removed player from 12 to 14')
  expect((await history(`player/${player}`))[0]).toMatchObject({
    what: 'deleted the player Removed player',
    who: 'Fullcourt',
    user_id: null,
  })
})

it('stays after its thing was deleted', async () => {
  const { id } = await calls.schedule()
  await calls.score(id, 3, 1)
  await product.as('staff').delete(`${calls.base}/games/${id}`)
  expect((await history(`game/${id}`))[0]).toMatchObject({ type: 'GameDeleted', what: 'deleted the game Bulls @ Hawks (1–3)' })
})

it('comes in pages of fifty, each before the last position of the one before', async () => {
  const { id } = await calls.schedule()
  for (let points = 1; points <= 60; points += 1) await calls.score(id, points, 0)
  const first = await history(`game/${id}`)
  const second = await history(`game/${id}?before=${first.at(-1)?.position}`)
  expect([first.length, second.length]).toEqual([50, 11])
  expect([first[0]?.what, second.at(-1)?.type]).toEqual(['changed the final score from 0–59 to 0–60', 'GameScheduled'])
})

it('says of personal data that it changed, not what to', async () => {
  const { user } = (await product.as('staff').get('/api/auth/check-auth')).body as { user: { id: number } }
  await product.as('staff').put(`/api/usersv2/${user.id}`, { email: 'stan@new.example' })
  const [entry] = await history(`user/${user.id}`)
  expect(entry).toMatchObject({ type: 'UserChanged', what: 'changed the e-mail address of stan', was: null, is: null })
})

it.each(['organization', 'season', 'league', 'team', 'player', 'game'] as const)('is there for a %s', async kind => {
  const { id: game } = await calls.schedule()
  const ids = {
    organization: product.organization.id,
    season: league.season,
    league: league.league,
    team: league.teams[0].id,
    player: league.teams[0].players[0] ?? 0,
    game,
  }
  expect((await history(`${kind}/${ids[kind]}`)).length).toBeGreaterThan(0)
  expect((await history(`${kind}/${ids[kind]}`, 'super_admin')).length).toBeGreaterThan(0)
  expect((await get(`${kind}/${ids[kind]}`, 'stranger')).status).toBe(404)
  expect((await get(`${kind}/${ids[kind]}`, 'nobody')).status).toBe(401)
})

it.each([
  ['club/1', 400],
  ['game/x', 400],
  ['game/0', 400],
  ['game/99999999999999999999', 400],
  ['game/1?before=5', 400],
  ['game/1?before=', 400],
  ['game/1?after=5', 400],
  ['game/999999', 404],
  ['team/999999', 404],
  ['import/999999', 404],
  ['user/999999', 404],
] as const)('answers %s by %d', async (address, statusCode) => {
  expect(await get(address)).toMatchObject({ status: statusCode, body: { statusCode, message: expect.stringMatching(/./) } })
})
