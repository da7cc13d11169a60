import { createMatchupGame, restoreMatchupGame } from '@fullcourt/domain/brackets/decide'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import { Commands } from '../../core/facts/commands'
import { Decider } from '../../core/facts/decider'
import { contextOnce } from '../../core/facts/command-context'
import { IdAllocator } from '../../core/facts/id-allocator'
import { DeleteGame } from '../games/games.commands'
import { followedUp } from '../../testing/followed-up'
import { openProduct, type Product } from '../../testing/product'
import { storedSince } from '../../testing/stored'
import { makeBracket, switchBrackets, type MadeBracket } from './testing/made-bracket'

let product: Product
let bracket: MadeBracket
beforeAll(async () => {
  product = await openProduct()
  await switchBrackets(product.as('org_owner'), product.organization.id, true)
})
afterAll(() => product.close())

beforeEach(async () => {
  bracket = await makeBracket(product.as('staff'), 2)
})

const decider = () => product.application.app.get(Decider)
const call = () => contextOnce('system', kind => product.application.app.get(IdAllocator).next(kind))
const newGame = () => product.application.app.get(IdAllocator).next('game')

const placeOf = (game: number) => ({
  organization: product.organization.id,
  season: bracket.season,
  division: bracket.division,
  matchup: 'r1-0',
  game,
})

const create = (game: number, changes: Partial<Parameters<typeof createMatchupGame>[1]> = {}) => {
  const wanted = { ...placeOf(game), details: { date: '2026-02-01' }, results: [], ...changes }
  return decider().handle({
    stream: bracketStream,
    id: bracket.season,
    context: call(),
    organization: product.organization.id,
    decide: brackets => createMatchupGame(brackets, wanted),
  })
}

const restore = (game: number) =>
  decider().handle({
    stream: bracketStream,
    id: bracket.season,
    context: call(),
    organization: product.organization.id,
    decide: brackets => restoreMatchupGame(brackets, { ...placeOf(game), entries: bracket.entries, results: [] }),
  })

const shown = async (game: number) => {
  await followedUp(product.application)
  await product.application.runner.passed(await product.application.stores.events.head(), 30_000)
  return product.as('staff').get(`/api/gamesv2/${game}`)
}
const removeGame = async (game: number) => {
  const scope = { kind: 'policy' as const, organization: product.organization.id }
  await product.application.app.get(Commands).execute(new DeleteGame(call(), { scope, game }))
  return shown(game)
}

const HAS_GAME = 'A game already exists for this matchup. Edit it instead.'

it('The game of a matchup is scheduled with all that was said, as a playoff game of its matchup', async () => {
  const game = await newGame()
  await create(game)
  expect(await shown(game)).toMatchObject({
    status: 200,
    body: { game: { id: game, match_id: 'r1-0', stage: 'playoff', date: '2026-02-01', season_id: bracket.season } },
  })
})

it('A deleted game frees its matchup, and takes it again before it comes back', async () => {
  const game = await newGame()
  await create(game)
  expect((await shown(game)).status).toBe(200)
  expect((await removeGame(game)).status).toBe(404)
  await restore(game)
  expect((await shown(game)).status).toBe(200)
  await expect(create(await newGame())).rejects.toThrow(HAS_GAME)
})

it('A deleted game whose matchup has another game does not come back', async () => {
  const [game, other] = [await newGame(), await newGame()]
  await create(game)
  expect((await shown(game)).status).toBe(200)
  await removeGame(game)
  await create(other)
  expect((await shown(other)).status).toBe(200)
  await expect(restore(game)).rejects.toThrow(HAS_GAME)
})

it('A game that cannot be scheduled any more leaves its matchup free', async () => {
  const game = await newGame()
  const before = await product.application.stores.events.head()
  await product.as('org_owner').delete(`/api/seasonsv2/${bracket.season}`)
  await create(game)
  await followedUp(product.application)
  const types = (await storedSince(product, before)).map(({ type }) => type)
  expect(types).toEqual(['SeasonDeleted', 'MatchupGameCreated', 'MatchupGameRemoved'])
})
