import type { EventStore } from '@fullcourt/event-store/port'
import { EVENT_STORE } from '../../core/injection/tokens'
import { openProduct, type Caller, type Product } from '../../testing/product'
import type { BoxScoreAnswer } from './box-score.answers'
import type { CorrectedGameAnswer, CorrectionAnswer } from './corrections.answers'
import { gameCalls, ifMatch, type GameCalls } from './testing/calls'
import { leagueMaker } from './testing/league'

let product: Product
let games: GameCalls

beforeAll(async () => {
  product = await openProduct()
  games = gameCalls(product, await leagueMaker(product).league(product.organization.id))
})
afterAll(() => product.close())

const staff = () => product.as('staff')
const slug = () => `slug=${product.organization.slug}`
const visited = async (game: number) =>
  ((await product.as('nobody').get(`/api/gamesv2/${game}?${slug()}`)).body as BoxScoreAnswer).corrections
const news = async () =>
  (await product.as('nobody').get(`/api/gamesv2/corrections?${slug()}`)).body as readonly CorrectedGameAnswer[]
const enter = (caller: Caller, game: number, score_away: number, more: object = {}) =>
  product.as(caller).put(`/api/gamesv2/${game}/scores`, { score_home: 61, score_away, ...more })
const correct = (game: number, score_away: number, more: object = {}) => enter('staff', game, score_away, more)
/** A game whose score somebody else entered: what the same person corrects at once has no note. */
const played = async () => {
  const { id } = await games.schedule()
  await enter('org_owner', id, 58)
  return id
}
const setPublic = (game: number, is: boolean, headers = {}) =>
  staff().put(`/api/gamesv2/${game}/corrections/1`, { public: is }, headers)

it('shows visitors what a score was before and is since, and not why', async () => {
  const game = await played()
  expect(await visited(game)).toEqual([])
  await correct(game, 59, { reason: "scorer's sheet" })
  expect(await visited(game)).toEqual([
    {
      number: 1,
      when: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
      was: { score_home: 61, score_away: 58 },
      is: { score_home: 61, score_away: 59 },
      reason: null,
    },
  ])
})

it('shows visitors nothing of what a person mends at once that they entered themselves, and staff all of it', async () => {
  const { id } = await games.schedule()
  await correct(id, 5)
  await correct(id, 58)
  expect(await visited(id)).toEqual([])
  expect((await news()).map(({ game }) => game.id)).not.toContain(id)
  expect((await games.boxScore(id)).corrections).toMatchObject([{ was: { score_away: 5 }, is: { score_away: 58 } }])
})

it('shows visitors a reason that was given for them', async () => {
  const game = await played()
  await correct(game, 59, { reason: 'A basket was counted twice.', reasonPublic: true })
  expect(await visited(game)).toMatchObject([{ reason: 'A basket was counted twice.' }])
})

it('refuses to make a reason public that is not given', async () => {
  const game = await played()
  expect(await correct(game, 59, { reasonPublic: true })).toMatchObject({ status: 400 })
  expect(await visited(game)).toEqual([])
})

it('makes a reason public later, and takes it back', async () => {
  const game = await played()
  await correct(game, 59, { reason: 'The clock had run out.' })
  expect(await setPublic(game, true)).toMatchObject({ status: 200, body: { reason: 'The clock had run out.', public: true } })
  expect(await visited(game)).toMatchObject([{ reason: 'The clock had run out.' }])
  await setPublic(game, false)
  expect(await visited(game)).toMatchObject([{ reason: null }])
})

it('refuses a form that was read before somebody else changed the same', async () => {
  const game = await played()
  await correct(game, 59, { reason: 'The clock had run out.' })
  const { corrections } = await games.boxScore(game)
  const { revision } = corrections[0] as Required<CorrectionAnswer>
  await setPublic(game, true)
  expect(await setPublic(game, false, ifMatch(revision))).toMatchObject({ status: 409 })
})

it('lists the newest fifty, says how many were before them, and shows the reason of none of these', async () => {
  const game = await played()
  const makers = ['staff', 'org_owner'] as const
  for (let made = 1; made <= 52; made += 1) await enter(makers[made % 2] ?? 'staff', game, 58 + made)
  const { corrections, earlierCorrections } = await games.boxScore(game)
  expect([corrections.length, corrections.at(-1)?.number, earlierCorrections]).toEqual([50, 3, 2])
  expect(await visited(game)).toHaveLength(50)
  const events = product.application.app.get<EventStore>(EVENT_STORE)
  const before = await events.head()
  expect(await setPublic(game, true)).toMatchObject({ status: 404, body: { message: 'Correction not found.' } })
  expect(await events.head()).toBe(before)
})

it('lists the games that were corrected last first, each with its corrections', async () => {
  const [first, second] = [await played(), await played()]
  await correct(second, 59)
  await correct(first, 59)
  await enter('org_owner', first, 60)
  const [newest, before] = await news()
  expect([newest?.game.id, before?.game.id]).toEqual([first, second])
  expect(newest?.corrections.map(({ was, is }) => [was.score_away, is.score_away])).toEqual([
    [59, 60],
    [58, 59],
  ])
})

it('leaves out a game that was deleted', async () => {
  const game = await played()
  await correct(game, 59)
  expect((await news())[0]?.game.id).toBe(game)
  await staff().delete(`${games.base}/games/${game}`)
  expect((await news()).map(({ game: { id } }) => id)).not.toContain(game)
})
