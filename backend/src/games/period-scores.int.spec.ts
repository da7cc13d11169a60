import { openProduct, type Product } from '../testing/product'
import type { PeriodScoreAnswer, GamePeriodScoresAnswer } from './games.answers'
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

const [Q1, Q2, FINAL] = [1, 2, 6]
const score = (gamePeriodId: number, team: 0 | 1, points: number | null) => ({
  gamePeriodId,
  team_id: league.teams[team].id,
  score: points,
})
const shown = (rows: readonly PeriodScoreAnswer[]) =>
  rows.map(({ gamePeriod, team_id, score }) => `${gamePeriod.name} ${team_id === league.teams[0].id ? 'home' : 'away'} ${score}`)
const answered = ({ body }: { body: unknown }) => body as GamePeriodScoresAnswer

it('enters periods and lists them in their order, the final score last', async () => {
  const { id } = await calls.schedule()
  await calls.score(id, 30, 28)
  const answer = await calls.periods(id, [score(Q2, 0, 16), score(Q1, 0, 14), score(Q1, 1, 28)])
  expect(answer.status).toBe(200)
  const expected = ['Q1 home 14', 'Q1 away 28', 'Q2 home 16', 'Final home 30', 'Final away 28']
  expect(shown(answered(answer).periodScores)).toEqual(expected)
  expect(shown((await calls.boxScore(id)).periodScores)).toEqual(expected)
})

it('leaves periods that are not named, and takes one out by null', async () => {
  const { id } = await calls.schedule()
  await calls.periods(id, [score(Q1, 0, 14), score(Q1, 1, 12)])
  expect(shown(answered(await calls.periods(id, [score(Q1, 1, null)])).periodScores)).toEqual(['Q1 home 14'])
})

it('finds that the periods do not add up to the final score', async () => {
  const { id } = await calls.schedule()
  await calls.score(id, 30, 28)
  expect(answered(await calls.periods(id, [score(Q1, 0, 30), score(Q1, 1, 27)])).mismatch).toBe(true)
  expect(answered(await calls.periods(id, [score(Q2, 1, 1)])).mismatch).toBe(false)
})

it('refuses only the period that somebody else changed since it was read', async () => {
  const { id, periodsRevision } = await calls.schedule()
  await calls.periods(id, [score(Q1, 0, 14)], ifMatch(periodsRevision))
  expect((await calls.periods(id, [score(Q2, 0, 16)], ifMatch(periodsRevision))).status).toBe(200)
  expect(await calls.periods(id, [score(Q2, 1, 9), score(Q1, 0, 15)], ifMatch(periodsRevision))).toMatchObject({
    status: 409,
    body: { message: 'stan entered Q2: Hawks 16 meanwhile. Look at the new figures before you save.' },
  })
})

it('gives the revision back at which the periods can be changed next', async () => {
  const { id, periodsRevision } = await calls.schedule()
  const first = answered(await calls.periods(id, [score(Q1, 0, 14)], ifMatch(periodsRevision)))
  expect((await calls.periods(id, [score(Q1, 0, 15)], ifMatch(first.periodsRevision))).status).toBe(200)
})

it.each([
  ['Final, which is the final score', () => [score(FINAL, 0, 30)], 'Final is the final score and no period of its own.'],
  ['a period that there is none of', () => [score(77, 0, 30)], 'Unknown game period 77.'],
  [
    'a team that does not play',
    () => [{ ...score(Q1, 0, 30), team_id: league.teams[2]?.id }],
    'team_id must be one of the two teams of the game.',
  ],
  [
    'the same period of a team twice',
    () => [score(Q1, 0, 30), score(Q1, 0, 31)],
    'periodScores names the same period and team twice.',
  ],
] as const)('refuses %s', async (_, scores, message) => {
  const { id } = await calls.schedule()
  expect((await calls.periods(id, scores())).body).toMatchObject({ statusCode: 400, message })
})
