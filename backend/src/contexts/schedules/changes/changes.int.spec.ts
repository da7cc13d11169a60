import { gameCalls, type GameCalls } from '../../games/testing/calls'
import { leagueMaker, type TestLeague } from '../../games/testing/league'
import { openProduct, type Product } from '../../../testing/product'
import type { ScheduleNewsAnswer } from './changes.answers'

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
