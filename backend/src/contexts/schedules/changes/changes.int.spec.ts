import { gameCalls, type GameCalls } from '../../games/testing/calls'
import { leagueMaker, type TestLeague } from '../../games/testing/league'
import { until } from '../../../testing/until'
import { openProduct, type Product } from '../../../testing/product'
import type { ScheduleDifferenceAnswer, ScheduleNewsAnswer } from './changes.answers'

let product: Product
let league: TestLeague
let games: GameCalls

beforeAll(async () => {
  product = await openProduct()
  league = await leagueMaker(product).league(product.organization.id, { players: 0 })
  games = gameCalls(product, league)
})
afterAll(() => product.close())

const newsOf = async (team: number, query = '') =>
  (await product.as('nobody').get(`/api/teamsv2/${team}/schedule-changes?slug=${product.organization.slug}${query}`))
    .body as readonly ScheduleNewsAnswer[]
const home = () => league.teams[0].id
const newest = async () => (await newsOf(home()))[0]
/** Somebody else than who scheduled the game: what the same person changes at once belongs to what they did. */
const move = (id: number, to: object) => product.as('org_owner').put(`/api/gamesv2/${id}/details`, to)

it('A team is told where its game was moved from and to, and the other team too', async () => {
  const { id } = await games.schedule({ date: '2026-03-14', time: '18:00', location: 'Court 1' })
  expect((await newsOf(home())).map(({ gameId }) => gameId)).not.toContain(id)
  await move(id, { date: '2026-03-15', time: '10:00', location: 'Court 2' })
  expect(await newest()).toMatchObject({
    gameId: id,
    parts: ['when', 'where'],
    was: { date: '2026-03-14', time: '18:00', location: 'Court 1', side: 'home', opponent: { id: league.teams[1].id } },
    is: { date: '2026-03-15', time: '10:00', location: 'Court 2', calledOff: null },
  })
  expect((await newsOf(league.teams[1].id))[0]).toMatchObject({ gameId: id, was: { side: 'away', opponent: { id: home() } } })
})

it('A score is no change of the schedule', async () => {
  const { id } = await games.schedule({ date: '2026-03-20', time: '18:00' })
  await games.score(id, 61, 58)
  expect((await newsOf(home())).map(({ gameId }) => gameId)).not.toContain(id)
})

it('A game that is called off is told, and that it is on again', async () => {
  const { id } = await games.schedule({ date: '2026-07-21', time: '18:00' })
  await move(id, { status: 'Postponed' })
  expect(await newest()).toMatchObject({ gameId: id, parts: ['postponed'], is: { calledOff: 'postponed' } })
  expect((await product.as('staff').put(`/api/gamesv2/${id}/details`, { status: 'Scheduled' })).status).toBe(200)
  expect(await newest()).toMatchObject({ gameId: id, parts: ['reinstated'] })
})

it('A swap is told once for each game, and nothing of it once it is taken back', async () => {
  const [one, other] = [
    await games.schedule({ date: '2026-04-01', time: '18:00' }),
    await games.schedule({ date: '2026-04-02', time: '19:00' }),
  ]
  const before = (await newsOf(home())).map(({ id }) => id)
  const told = async () => (await newsOf(home())).filter(({ id }) => !before.includes(id))
  const swapped = await product
    .as('org_owner')
    .put('/api/games/swap', { gameId1: one.id, gameId2: other.id, allowConflicts: true })
  expect((await told()).map(({ gameId, parts }) => [gameId, parts]).toSorted()).toEqual([
    [one.id, ['when']],
    [other.id, ['when']],
  ])
  const { planId } = swapped.body as { readonly planId: number }
  expect(await product.as('org_owner').post(`/api/plans/${planId}/undo`, {})).toMatchObject({ status: 200 })
  expect(await told()).toEqual([])
})

it('At most ten are told, the newest first', async () => {
  for (let day = 10; day < 22; day += 1) {
    const { id } = await games.schedule({ date: `2026-05-${day}`, time: '18:00' })
    await move(id, { time: '19:00' })
  }
  const told = await newsOf(home())
  expect(told.map(({ is }) => is?.date)).toEqual(Array.from({ length: 10 }, (_, at) => `2026-05-${21 - at}`))
})

it('A game of a league that was deleted is told no more', async () => {
  const other = await leagueMaker(product).league(product.organization.id, { season: league.season, name: 'Other', players: 0 })
  const { id } = await gameCalls(product, other).schedule({ date: '2026-03-14', time: '18:00' })
  await move(id, { time: '19:00' })
  expect(await newsOf(other.teams[0].id)).toHaveLength(1)
  await product.as('org_owner').delete(`/api/seasonsv2/${league.season}/leagues/${other.league}`)
  expect(await newsOf(other.teams[0].id)).toEqual([])
})

it('A team of somebody else is not there', async () => {
  const { status } = await product.as('nobody').get(`/api/teamsv2/999999/schedule-changes?slug=${product.organization.slug}`)
  expect(status).toBe(404)
})

describe('The difference of two moments', () => {
  const between = async (query: string) =>
    (await product.as('staff').get(`/api/schedule-changes?leagueId=${league.league}${query}`)).body as ScheduleDifferenceAnswer
  const ofHome = ({ teams }: ScheduleDifferenceAnswer) => teams.find(({ team }) => team.id === home())?.changes ?? []
  const clock = async () => (await between('')).to
  /** A moment after which the clock has gone on. */
  const now = async () => {
    const moment = await clock()
    await until(async () => (await clock()) > moment)
    return moment
  }
  const movedBetween = async (game: number, from: string, to: string) =>
    ofHome(await between(`&from=${from}&to=${to}`)).filter(({ gameId, was }) => gameId === game || was?.date === '2026-09-09')

  it('is what moved, came and went between them, for each team', async () => {
    const start = await now()
    const { id } = await games.schedule({ date: '2026-09-09', time: '18:00', location: 'Court 1' })
    const scheduled = await now()
    await move(id, { time: '19:00' })
    const moved = await now()
    await product.as('staff').delete(`${games.base}/games/${id}`)
    const end = await now()

    expect(await movedBetween(id, start, scheduled)).toMatchObject([{ parts: ['added'], was: null, is: { time: '18:00' } }])
    expect(await movedBetween(id, scheduled, moved)).toMatchObject([
      { parts: ['when'], was: { time: '18:00', opponent: { id: league.teams[1].id } }, is: { time: '19:00' } },
    ])
    expect(await movedBetween(id, moved, end)).toMatchObject([{ parts: ['removed'], was: { time: '19:00' }, is: null }])
    expect(await movedBetween(id, start, end)).toEqual([])
    expect(await movedBetween(id, end, moved)).toMatchObject([{ parts: ['added'] }])
  })

  it('is of one team where one is named, and of other teams where they have any', async () => {
    const { teams, moreTeams } = await between(`&teamId=${home()}`)
    expect([teams.map(({ team }) => team.id), moreTeams]).toEqual([[home()], 0])
    expect((await between('')).teams.map(({ team }) => team.name)).toEqual(['Bulls', 'Hawks'])
  })

  it('begins a week before its end, and takes days and times of the organization', async () => {
    expect(await between('&to=2026-03-14T18:00')).toMatchObject({
      from: '2026-03-08T01:00:00.000Z',
      to: '2026-03-15T01:00:00.000Z',
      teams: [],
    })
    expect((await between('&from=2026-01-05')).from).toBe('2026-01-05T08:00:00.000Z')
  })

  it.each(['2026-02-31', 'yesterday', '2026-03-14T25:00', '2026-03-14T18:00:00.000Z0'])('takes no %s', async text =>
    expect(await product.as('staff').get(`/api/schedule-changes?from=${text}`)).toMatchObject({ status: 400 }),
  )

  it('is right of a game of which not all versions are kept', async () => {
    const { id } = await games.schedule({ date: '2026-09-09', time: '18:00' })
    const before = await now()
    for (let made = 1; made <= 52; made += 1) await move(id, { location: `Court ${made}` })
    const changes = await movedBetween(id, before, await now())
    expect(changes).toMatchObject([{ parts: ['where'], was: { location: null }, is: { location: 'Court 52' } }])
  })

  it('is not for visitors', async () => {
    const { slug } = product.organization
    expect((await product.as('nobody').get(`/api/schedule-changes?slug=${slug}`)).status).toBe(401)
  })
})
