import { createMatchupGame, restoreMatchupGame, type CreateMatchupGame } from '@fullcourt/domain/brackets/decide'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import { Commands } from '../facts/commands'
import { Decider } from '../facts/decider'
import { contextOnce } from '../facts/command-context'
import { IdAllocator } from '../facts/id-allocator'
import { DeleteGame } from '../games/commands/delete-game.command'
import { followedUp } from '../testing/followed-up'
import { makeLeague, makeTeam, type MadeLeague } from '../testing/made-league'
import { openProduct, type Product } from '../testing/product'
import { storedSince } from '../testing/stored'

let product: Product
let league: MadeLeague
let teams: readonly number[]
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

beforeEach(async () => {
  const staff = product.as('staff')
  league = await makeLeague(staff)
  teams = [(await makeTeam(staff, league, 'Hawks')).id, (await makeTeam(staff, league, 'Bulls')).id]
})

const decider = () => product.application.app.get(Decider)
const call = () => contextOnce('system', kind => product.application.app.get(IdAllocator).next(kind))
const newGame = () => product.application.app.get(IdAllocator).next('game')

const placeOf = (game: number) => ({
  organization: product.organization.id,
  season: league.season,
  division: 9,
  matchup: 'r1-0',
  game,
})

const create = (game: number, changes: Partial<CreateMatchupGame> = {}) => {
  const [home = 0, away = 0] = teams
  const wanted = { ...placeOf(game), home, away, details: { date: '2026-02-01' }, ...changes }
  return decider().handle({
    stream: bracketStream,
    id: league.season,
    context: call(),
    organization: product.organization.id,
    decide: brackets => createMatchupGame(brackets, wanted),
  })
}

const restore = (game: number) =>
  decider().handle({
    stream: bracketStream,
    id: league.season,
    context: call(),
    organization: product.organization.id,
    decide: brackets => restoreMatchupGame(brackets, placeOf(game)),
  })

const shown = async (game: number) => {
  await followedUp(product.application)
  await product.application.runner.passed(await product.application.stores.events.head(), 30_000)
  return product.as('staff').get(`/api/gamesv2/${game}`)
}
const removeGame = async (game: number) => {
  const scope = { kind: 'policy' as const, organization: product.organization.id }
  await product.application.app.get(Commands).execute(new DeleteGame(call(), scope, game))
  return shown(game)
}

it('The game of a matchup is scheduled with all that was said, as a playoff game of its matchup', async () => {
  const game = await newGame()
  await create(game)
  expect(await shown(game)).toMatchObject({
    status: 200,
    body: { game: { id: game, match_id: 'r1-0', stage: 'playoff', date: '2026-02-01', season_id: league.season } },
  })
})

it('Of 50 people who give a matchup its game at once, one does', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, async () => create(await newGame())))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

it('A deleted game frees its matchup, and takes it again before it comes back', async () => {
  const game = await newGame()
  await create(game)
  expect((await shown(game)).status).toBe(200)
  expect((await removeGame(game)).status).toBe(404)
  await restore(game)
  expect((await shown(game)).status).toBe(200)
  await expect(create(await newGame())).rejects.toThrow('The matchup r1-0 has a game already.')
})

it('A deleted game whose matchup has another game does not come back', async () => {
  const staff = product.as('staff')
  const [game, other] = [await newGame(), await newGame()]
  await create(game)
  expect((await shown(game)).status).toBe(200)
  await removeGame(game)
  const owls = (await makeTeam(staff, league, 'Owls')).id
  await create(other, { home: owls })
  expect((await shown(other)).status).toBe(200)
  await expect(restore(game)).rejects.toThrow('The matchup r1-0 has a game already.')
})

it('A game that cannot be scheduled any more leaves its matchup free', async () => {
  const game = await newGame()
  const before = await product.application.stores.events.head()
  await product.as('org_owner').delete(`/api/seasonsv2/${league.season}`)
  await create(game)
  await followedUp(product.application)
  const types = (await storedSince(product, before)).map(({ type }) => type)
  expect(types).toEqual(['SeasonDeleted', 'MatchupGameCreated', 'MatchupGameRemoved'])
})
