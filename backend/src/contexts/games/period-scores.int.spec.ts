import { openProduct, type Product } from '../../testing/product'
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
  const box = await calls.boxScore(id)
  expect(shown(box.periodScores)).toEqual(expected)
  expect(box.course).toEqual(['Largest lead after a period: Bulls by 14, after Q1', 'Lead changes between periods: 1'])
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
  ['Final, which is the final score', () => [score(FINAL, 0, 30)], 'Final is the final score, not a period.'],
  ['a period that there is none of', () => [score(77, 0, 30)], 'Unknown game period 77.'],
  [
    'a team that does not play',
    () => [{ ...score(Q1, 0, 30), team_id: league.teams[2]?.id }],
    'Team must be one of the two teams of the game.',
  ],
  ['the same period of a team twice', () => [score(Q1, 0, 30), score(Q1, 0, 31)], 'The same period and team are named twice.'],
] as const)('refuses %s', async (_, scores, message) => {
  const { id } = await calls.schedule()
  expect((await calls.periods(id, scores())).body).toMatchObject({ statusCode: 400, message })
})

describe('The end of a period', () => {
  const end = (game: number, gamePeriodId: number, headers = {}) =>
    product.as('staff').post(`/api/gamesv2/${game}/period-end`, { gamePeriodId }, headers)

  it('gives both teams what their players scored', async () => {
    const { id } = await calls.schedule()
    const [home = 0, away = 0] = [league.teams[0], league.teams[1]].map(({ players }) => players[0])
    await calls.recorded(id, home, { PTS: 15 })
    await calls.recorded(id, away, { PTS: 12 })
    expect(shown(answered(await end(id, Q1)).periodScores)).toEqual(['Q1 home 15', 'Q1 away 12'])
    await calls.recorded(id, away, { PTS: 20 })
    expect(shown(answered(await end(id, Q2)).periodScores).slice(2)).toEqual(['Q2 home 0', 'Q2 away 8'])
  })

  it('tells the second of two scorers who ended it', async () => {
    const { id, periodsRevision } = await calls.schedule()
    expect((await end(id, Q1, ifMatch(periodsRevision))).status).toBe(200)
    expect(await end(id, Q1, ifMatch(periodsRevision))).toMatchObject({
      status: 409,
      body: { message: 'stan entered Q1: Bulls 0, Hawks 0 meanwhile. Look at the new figures before you save.' },
    })
    expect(await end(id, Q1)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Q1 has ended already, at 0–0/) },
    })
  })
})
