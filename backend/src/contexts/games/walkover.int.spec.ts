import type { StandingsTeamAnswer } from '../standings/standings.answers'
import { openProduct, type Product } from '../../testing/product'
import type { GameRowAnswer } from './games.answers'
import { gameCalls, ifMatch, type GameCalls } from './testing/calls'
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

const staff = () => product.as('staff')
const give = (game: number, walkover_winner: string | null, headers = {}) =>
  staff().put(`/api/gamesv2/${game}/walkover`, { walkover_winner }, headers)

const table = async () => {
  const { body } = await staff().get(`${calls.base}/teams`)
  return (body as StandingsTeamAnswer[]).map(({ name, wins, losses, walkovers, pointsFor, streak }) => ({
    [name]: [wins, losses, walkovers, pointsFor, streak],
  }))
}

it('A walk-over of a league is a win and a loss without points in its table, and is taken back', async () => {
  const { id } = await calls.schedule()
  expect(await give(id, 'away')).toMatchObject({ status: 200, body: { walkover_winner: 'away', statusLabel: 'w/o' } })
  expect(await table()).toEqual(expect.arrayContaining([{ Bulls: [1, 0, 1, 0, 'W1'] }, { Hawks: [0, 1, 1, 0, 'L1'] }]) as unknown)
  expect(await give(id, null)).toMatchObject({ status: 200, body: { walkover_winner: null } })
  expect(await table()).toEqual(expect.arrayContaining([{ Bulls: [0, 0, 0, 0, null] }, { Hawks: [0, 0, 0, 0, null] }]) as unknown)
})

it('A walk-over is refused of a game that was played, and of a side that there is not', async () => {
  const { id } = await calls.schedule()
  expect(await give(id, 'both')).toMatchObject({ status: 400 })
  expect(await staff().put(`/api/gamesv2/${id}/walkover`, {})).toMatchObject({ status: 400 })
  await calls.score(id, 61, 58)
  expect(await give(id, 'home')).toMatchObject({
    status: 409,
    body: { message: 'The game has a score, so it was not won by walk-over.' },
  })
})

it('A walk-over is refused where somebody else entered a result since the form was read', async () => {
  const { id, revision } = await calls.schedule()
  await give(id, 'home')
  const answer = await give(id, 'away', ifMatch(revision))
  expect(answer).toMatchObject({ status: 409 })
  expect(((await give(id, 'home')).body as GameRowAnswer).walkover_winner).toBe('home')
})
