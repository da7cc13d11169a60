import { openProduct, type Product } from '../../testing/product'
import { gameCalls, type GameCalls } from './testing/calls'
import { leagueMaker, type TestLeague } from './testing/league'

let product: Product
let league: TestLeague
let calls: GameCalls

beforeAll(async () => {
  product = await openProduct()
  league = await leagueMaker(product).league(product.organization.id)
  calls = gameCalls(product, league)
})
afterAll(() => product.close())

const post = (body: object) => product.as('staff').post(`${calls.base}/games`, body)

it('schedules a game of two teams with everything optional left out', async () => {
  const [home, away] = league.teams
  const answer = await post({ home_team_id: home.id, away_team_id: away.id })
  expect(answer.status).toBe(201)
  expect(answer.body).toMatchObject({
    season_id: league.season,
    leagueId: league.league,
    stage: 'regular',
    date: null,
    time: null,
    game_dateTime: null,
    location: null,
    status: 'scheduled',
    statusLabel: 'Scheduled',
    score_home: null,
    home_team: { id: home.id, name: 'Hawks' },
    awayTeam: 'Bulls',
  })
})

it('says when it is played in the time zone of the organization', async () => {
  expect(await calls.schedule({ date: '2026-07-01', time: '19:30' })).toMatchObject({
    date: '2026-07-01',
    time: '19:30',
    game_dateTime: '2026-07-01T19:30:00-07:00',
  })
})

it('takes blank texts of a form as none', async () => {
  expect(await calls.schedule({ date: '', time: '', location: ' ', location_url: '' })).toMatchObject({
    date: null,
    time: null,
    location: null,
    location_url: null,
  })
})

it.each([
  ['the same team twice', () => ({ away_team_id: league.teams[0].id }), 400, 'Teams must be different.'],
  ['a team that is not in the league', () => ({ away_team_id: 9_999 }), 404, 'Team not found'],
  ['a day that is none', () => ({ date: '2026-02-30' }), 400, 'Date must be a date such as 2026-01-31.'],
  ['a time that is none', () => ({ time: '25:00' }), 400, 'Time must be a time such as 19:30.'],
  [
    'a link that would run a script',
    () => ({ location_url: 'javascript:alert(1)' }),
    400,
    'Location link must be a link that begins with https:// or http://.',
  ],
] as const)('refuses %s', async (_, changes, status, message) => {
  const [home, away] = league.teams
  const answer = await post({ home_team_id: home.id, away_team_id: away.id, ...changes() })
  expect(answer.body).toMatchObject({ statusCode: status, message })
})

it('is not there for staff of another organization', async () => {
  const [home, away] = league.teams
  const answer = await product.as('stranger').post(`${calls.base}/games`, { home_team_id: home.id, away_team_id: away.id })
  expect(answer.status).toBe(404)
})

it('deletes a game from all lists, and does not find it any more', async () => {
  const { id } = await calls.schedule()
  const staff = product.as('staff')
  expect((await staff.delete(`${calls.base}/games/${id}`)).status).toBe(204)
  expect((await calls.listed()).games.map(game => game.id)).not.toContain(id)
  expect((await staff.get(`/api/gamesv2/${id}?slug=${product.organization.slug}`)).status).toBe(404)
  expect((await calls.score(id, 1, 0)).status).toBe(404)
  expect((await staff.delete(`${calls.base}/games/${id}`)).status).toBe(404)
})

it('takes a deleted game out of the standings', async () => {
  const other = await leagueMaker(product).league(product.organization.id, { season: league.season, name: 'Tuesday' })
  const its = gameCalls(product, other)
  const { id } = await its.schedule()
  await its.score(id, 9, 1)
  const wins = async () => {
    const { body } = await product.as('staff').get('/api/records/top20TeamWins')
    return (body as { team_id: number }[]).filter(({ team_id }) => team_id === other.teams[0].id)
  }
  expect(await wins()).toHaveLength(1)
  await product.as('staff').delete(`${its.base}/games/${id}`)
  expect(await wins()).toHaveLength(0)
})

it('changes details by name, leaves the others, and takes one away by null', async () => {
  const { id } = await calls.schedule({ location: 'Court 1' })
  const put = (body: object) => product.as('staff').put(`/api/gamesv2/${id}/details`, body)
  expect((await put({ video_url: 'https://youtu.be/abcdefghijk', time: '20:00' })).body).toMatchObject({
    date: '2026-07-01',
    time: '20:00',
    location: 'Court 1',
    video_url: 'https://youtu.be/abcdefghijk',
    detailsRevision: 1,
  })
  expect((await put({ location: null, status: 'postponed' })).body).toMatchObject({
    location: null,
    status: 'postponed',
    statusLabel: 'Postponed',
    detailsRevision: 2,
  })
})

it('refuses details that somebody else changed since they were read', async () => {
  const { id, detailsRevision } = await calls.schedule()
  const put = (body: object) =>
    product.as('staff').put(`/api/gamesv2/${id}/details`, body, { 'if-match': String(detailsRevision) })
  await put({ time: '20:00' })
  expect(await put({ time: '21:00' })).toMatchObject({
    status: 409,
    body: {
      message: 'stan changed the time from 7:30 PM to 8:00 PM meanwhile. Look at the new details before you save.',
    },
  })
})

it('refuses a status that is nothing', async () => {
  const { id } = await calls.schedule()
  const put = (body: object) => product.as('staff').put(`/api/gamesv2/${id}/details`, body)
  expect([(await put({ status: ' ' })).status, (await put({ status: null })).status]).toEqual([400, 400])
})
