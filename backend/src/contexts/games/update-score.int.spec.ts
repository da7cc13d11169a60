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

const changed = (answer: { body: unknown }) => answer.body as GameRowAnswer

it('enters a score and answers the game with it and with the revision of the score', async () => {
  const { id } = await calls.schedule()
  const answer = await calls.score(id, 61, 58)
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({
    id,
    score_home: 61,
    score_away: 58,
    score_team1: 61,
    score_team2: 58,
    statusLabel: 'Completed',
    revision: 1,
    mismatch: false,
  })
})

it('shows the score at once where the game is read next', async () => {
  const { id } = await calls.schedule()
  await calls.score(id, 61, 58)
  expect((await calls.boxScore(id)).game).toMatchObject({ score_home: 61, score_away: 58, revision: 1 })
})

it('takes the score on the page of the game too', async () => {
  const { id } = await calls.schedule()
  const answer = await product.as('staff').put(`/api/gamesv2/${id}/scores`, { score_home: 7, score_away: 9 })
  expect(answer).toMatchObject({ status: 200, body: { id, score_home: 7, score_away: 9, revision: 1 } })
})

it('changes nothing where the same score is entered again', async () => {
  const { id } = await calls.schedule()
  await calls.score(id, 61, 58)
  expect(changed(await calls.score(id, 61, 58)).revision).toBe(1)
})

it('corrects from the revision at which the score was read, and gives the new one back', async () => {
  const { id, revision } = await calls.schedule()
  const first = changed(await calls.score(id, 61, 58, ifMatch(revision)))
  const second = changed(await calls.score(id, 61, 59, ifMatch(first.revision)))
  expect([first.revision, second.revision]).toEqual([1, 2])
})

it('answers the second of two from the same revision with who changed what, and keeps the first', async () => {
  const { id, revision } = await calls.schedule()
  await calls.score(id, 61, 58, ifMatch(revision))
  const second = await gameCalls(product, league, 'org_owner').score(id, 60, 58, ifMatch(revision))
  expect(second).toMatchObject({
    status: 409,
    body: {
      statusCode: 409,
      message: 'stan entered the final score 58–61 meanwhile. Look at the new figures before you save.',
      error: 'Conflict',
    },
  })
  expect((await calls.boxScore(id)).game.score_home).toBe(61)
})

it('keeps exactly one of fifty who change the same score from the same revision', async () => {
  const { id, revision } = await calls.schedule()
  const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => calls.score(id, i + 1, 0, ifMatch(revision))))
  const kept = answers.filter(({ status }) => status === 200)
  expect(kept).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
  expect((await calls.boxScore(id)).game.score_home).toBe(kept.map(changed)[0]?.score_home)
})

it('is not disturbed by an edit of the details meanwhile', async () => {
  const { id, revision } = await calls.schedule()
  await product.as('staff').put(`/api/gamesv2/${id}/details`, { location: 'Court 2' })
  expect((await calls.score(id, 1, 0, ifMatch(revision))).status).toBe(200)
})

it('refuses an If-Match that is no revision, because its sender counts on it', async () => {
  const { id } = await calls.schedule()
  expect(await calls.score(id, 5, 4, { 'if-match': '"abc"' })).toMatchObject({
    status: 400,
    body: { message: 'If-Match must be a revision such as "7".' },
  })
})

it('refuses an If-Match beyond what was ever written', async () => {
  const { id } = await calls.schedule()
  expect(await calls.score(id, 5, 4, ifMatch(1_000))).toMatchObject({
    status: 409,
    body: { message: 'This has changed since you opened it. Load it again before you save.' },
  })
})

it('does a repeated request once', async () => {
  const { id } = await calls.schedule()
  const key = { 'idempotency-key': `score-of-${id}` }
  const [first, again] = [await calls.score(id, 5, 4, key), await calls.score(id, 5, 4, key)]
  expect([again.status, changed(again)]).toEqual([first.status, changed(first)])
})

it('finds the game only in its own league', async () => {
  const { id } = await calls.schedule()
  const other = await leagueMaker(product).league(product.organization.id, { season: league.season })
  const answer = await gameCalls(product, other).score(id, 1, 0)
  expect(answer).toMatchObject({ status: 404, body: { message: 'Game not found.' } })
})

it('accepts the other fields of the game unchanged, and refuses a changed one', async () => {
  const game = await calls.schedule({ location: 'Court 1' })
  const put = (changes: object) =>
    product.as('staff').put(`${calls.base}/games/${game.id}`, { ...game, score_home: 3, score_away: 1, ...changes })
  expect((await put({ location: 'Court 2' })).body).toMatchObject({
    statusCode: 400,
    message: 'Location cannot be changed here.',
  })
  expect((await put({})).status).toBe(200)
})

it.each([
  ['nobody', 401],
  ['stranger', 404],
  ['staff', 200],
  ['org_owner', 200],
  ['super_admin', 200],
] as const)('lets %s have %d', async (caller, status) => {
  const { id } = await calls.schedule()
  expect((await gameCalls(product, league, caller).score(id, 2, 1)).status).toBe(status)
})
