import { followedUp } from '../../../testing/followed-up'
import { makeGame, makeSeason, thingOf, type MadeLeague } from '../../../testing/made-league'
import { openProduct, type Product } from '../../../testing/product'
import type { GameAnswer } from '../../games/games.answers'
import { gamesOf, leagueOf } from '../testing/schedule-client'
import type { PendingChangesAnswer, PublishedChangesAnswer } from './pending.answers'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const staff = () => product.as('staff')

/** A league of four teams with three games of different days. */
const playing = async (season?: number) => {
  const { league, teams } = await leagueOf(staff(), 4, season)
  const [a = 0, b = 0, c = 0, d = 0] = teams
  const games: number[] = []
  for (const [at, pair] of [[a, b] as const, [c, d] as const, [a, c] as const].entries()) {
    const game = await makeGame(staff(), league, pair)
    const details = { date: `2026-02-0${at + 1}`, time: '18:00', location: 'Gym 1', allowConflicts: true }
    thingOf(await staff().put(`/api/gamesv2/${game}/details`, details))
    games.push(game)
  }
  const address = `${league.address}/pending-changes`
  const [first = 0, second = 0, third = 0] = games
  return { league, teams, games: [first, second, third] as const, address }
}

const put = async (address: string, ...changes: readonly object[]) =>
  thingOf<PendingChangesAnswer>(await staff().put(address, { changes }))
const read = async (address: string) => thingOf<PendingChangesAnswer>(await staff().get(address))
const publish = (address: string, headers: Record<string, string> = {}) => staff().post(`${address}/publish`, {}, headers)
const gameIn = async (league: MadeLeague, id: number): Promise<GameAnswer | undefined> =>
  (await gamesOf(staff(), league)).find(game => game.id === id)

it('Changes are collected with what is in their way and what each team would read, and published in one action', async () => {
  const { league, teams, games, address } = await playing()
  const [one, two, three] = games
  const before = await gamesOf(staff(), league)
  const swapped = { home_team_id: teams[2], away_team_id: teams[0] }
  await put(address, { game_id: one, date: '2026-02-03' }, { game_id: two, deleted: true })
  const pending = await put(address, { game_id: three, ...swapped })
  expect(pending.changes.map(({ game, is }) => [game.id, is?.date ?? null])).toEqual([
    [one, '2026-02-03'],
    [two, null],
    [three, '2026-02-03'],
  ])
  expect(pending.changes[0]?.conflicts.join(' ')).toContain('Team 1')
  expect(pending.changes.map(({ obstacle }) => obstacle)).toEqual([null, null, null])
  expect(pending.teams.map(({ team, changes }) => [team.name, changes.map(({ parts }) => parts)])).toEqual([
    ['Team 1', [['when'], ['side']]],
    ['Team 2', [['when']]],
    ['Team 3', [['removed'], ['side']]],
    ['Team 4', [['removed']]],
  ])
  expect(await gamesOf(staff(), league)).toEqual(before)

  const { planId } = thingOf<PublishedChangesAnswer>(await publish(address, { 'if-match': String(pending.revision) }))
  await followedUp(product.application)
  expect(await gameIn(league, one)).toMatchObject({ date: '2026-02-03', time: '18:00' })
  expect(await gameIn(league, two)).toBeUndefined()
  expect(await gameIn(league, three)).toMatchObject(swapped)
  expect((await read(address)).changes).toEqual([])

  const { actions } = thingOf<{ actions: { id: string; what: string }[] }>(await staff().get('/api/history'))
  expect(actions[0]?.what).toBe('published 3 changes')
  expect(await staff().post('/api/history/undo', {})).toMatchObject({ body: { message: 'Undone: published 3 changes' } })
  await followedUp(product.application)
  const figuresOf = (all: readonly GameAnswer[]) =>
    all.map(({ id, date, time, home_team_id }) => ({ id, date, time, home_team_id }))
  expect(figuresOf(await gamesOf(staff(), league))).toEqual(figuresOf(before))
  expect((await read(address)).changes.map(({ game }) => game.id)).toEqual([one, two, three])
  expect(await staff().post(`/api/plans/${planId}/undo`, {})).toMatchObject({ status: 200 })
})

it('What came in the way meanwhile is named, and nothing is published until it is discarded', async () => {
  const { league, games, address } = await playing()
  const [one, two, three] = games
  await put(address, ...games.map(game_id => ({ game_id, time: '20:00' })))
  thingOf(await staff().put(`/api/gamesv2/${one}/scores`, { score_home: 61, score_away: 58 }))
  thingOf(await staff().put(`/api/gamesv2/${two}/details`, { location: 'Gym 7', allowConflicts: true }))
  const { changes } = await read(address)
  expect(changes.map(({ obstacle }) => obstacle)).toEqual([
    expect.stringContaining('has a result by now'),
    expect.stringContaining('was moved meanwhile'),
    null,
  ])
  const refused = await publish(address)
  expect(refused).toMatchObject({ status: 409, body: { conflicts: [{ game_ids: [one] }, { game_ids: [two] }] } })
  expect(await gameIn(league, three)).toMatchObject({ time: '18:00' })
  thingOf(await staff().post(`${address}/discard`, { games: [one, two] }))
  thingOf(await publish(address))
  await followedUp(product.application)
  expect(await gameIn(league, three)).toMatchObject({ time: '20:00' })
})

it('Changes that others added since somebody looked are not published', async () => {
  const { games, address } = await playing()
  const { revision } = await put(address, { game_id: games[0], time: '20:00' })
  await put(address, { game_id: games[1], time: '20:00' })
  expect(await publish(address, { 'if-match': String(revision) })).toMatchObject({ status: 409 })
})

it('Changes of a game that has a result, of another league or of somebody else are refused', async () => {
  const { games, address } = await playing()
  const other = await playing()
  thingOf(await staff().put(`/api/gamesv2/${games[0]}/scores`, { score_home: 61, score_away: 58 }))
  const tryOf = (game_id: number) => staff().put(address, { changes: [{ game_id, time: '20:00' }] })
  expect(await tryOf(games[0])).toMatchObject({ status: 409 })
  expect(await tryOf(other.games[0])).toMatchObject({ status: 404 })
  expect(await product.as('stranger').get(address)).toMatchObject({ status: 404 })
})

it('The leagues of the active season in which changes wait are named, with how many', async () => {
  const season = await makeSeason(staff(), { active: true })
  const waiting = async () => thingOf<unknown>(await staff().get('/api/pending-changes'))
  expect(await waiting()).toEqual([])
  const { league, games, address } = await playing(season)
  await put(address, { game_id: games[0], date: '2026-02-03' }, { game_id: games[1], deleted: true })
  expect(await waiting()).toEqual([{ season_id: season, league_id: league.league, league: 'Sunday', changes: 2 }])
  thingOf(await publish(address))
  expect(await waiting()).toEqual([])
})
