import type { PreviewAnswer } from '../../../core/effects/effects.answers'
import { followedUp } from '../../../testing/followed-up'
import { makeGame, makeLeague, makeTeam, thingOf } from '../../../testing/made-league'
import { openProduct, type Client, type Product } from '../../../testing/product'
import type { LeagueGamesAnswer } from '../../games/games.answers'
import { endAtAppend, type Edge } from '../../imports/testing/failing-appends'
import type { StandingsTeamAnswer } from '../../standings/standings.answers'
import type { ActionPageAnswer } from '../audit/audit.answers'
import type { DeletionsAnswer } from './deletions.answers'

let product: Product
let staff: Client
beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
})
afterAll(() => product.close())

/** Otters won all three games against Newts. */
const threeGames = async () => {
  const league = await makeLeague(staff)
  const sides = [await makeTeam(staff, league, 'Otters'), await makeTeam(staff, league, 'Newts')].map(({ id }) => id)
  const games: number[] = []
  for (const points of [60, 61, 62]) games.push(await makeGame(staff, league, [sides[0] ?? 0, sides[1] ?? 0], [points, 50]))
  const listed = async () => thingOf<LeagueGamesAnswer>(await staff.get(`${league.address}/games`)).games.map(({ id }) => id)
  const table = async () => {
    const rows = thingOf<StandingsTeamAnswer[]>(await staff.get(`/api/teams/teamsByLeague?leagueId=${league.league}`))
    return rows.map(({ name, wins }) => `${name} ${wins}`)
  }
  return { ...league, games, listed, table }
}

const all = (games: readonly number[]) => ({ things: games.map(id => ({ kind: 'game', id })) })

const actions = async () => thingOf<ActionPageAnswer>(await staff.get('/api/history')).actions

describe('Several things are deleted together', () => {
  it('as one action, whose undo brings all of them back', async () => {
    const { games, listed, table } = await threeGames()
    const { id } = thingOf<DeletionsAnswer>(await staff.post('/api/deletions', all(games)))
    expect(await table()).toEqual(['Newts 0', 'Otters 0'])
    const [deletion] = await actions()
    expect(deletion).toMatchObject({ id, more: 2, undo: `/api/history/actions/${id}/undo` })
    thingOf<object>(await staff.post(`/api/history/actions/${id}/undo`, {}))
    expect(await listed()).toEqual(games)
    expect(await table()).toEqual(['Otters 3', 'Newts 0'])
  })

  it('or none of them', async () => {
    const { games, listed } = await threeGames()
    expect(await staff.post('/api/deletions', all([...games, 999_999]))).toMatchObject({ status: 404 })
    expect(await product.as('stranger').post('/api/deletions', all(games))).toMatchObject({ status: 404 })
    expect(await listed()).toEqual(games)
  })

  it('by whoever may delete each of them by hand', async () => {
    expect(await staff.post('/api/deletions', { things: [{ kind: 'user', id: 1 }] })).toMatchObject({ status: 403 })
  })

  it('named with what they are in', async () => {
    expect(await staff.post('/api/deletions', { things: [{ kind: 'league', id: 1 }] })).toMatchObject({ status: 400 })
  })
})

describe('What a deletion leads to', () => {
  it('is shown before, of one game and of several, and is what is done then', async () => {
    const { address, games, listed } = await threeGames()
    const [first = 0] = games
    const one = thingOf<PreviewAnswer>(await staff.delete(`${address}/games/${first}?preview=true`)).effects
    expect(one.progress).toMatchObject([{ from: { games: 3, completed: 3 }, to: { games: 2, completed: 2 } }])
    const three = thingOf<PreviewAnswer>(await staff.post('/api/deletions?preview=true', all(games))).effects
    expect(three).toMatchObject({ facts: 3, ranks: [{ from: 2, to: 1 }] })
    expect(await listed()).toEqual(games)
    expect((await staff.delete(`${address}/games/${first}`, { 'if-preview': one.token })).status).toBe(204)
    const refused = await staff.post('/api/deletions', all(games.slice(1)), { 'if-preview': three.token })
    expect(refused).toMatchObject({ status: 409, body: { effects: { facts: 2 } } })
    expect(await listed()).toEqual(games.slice(1))
  })
})

it.each<Edge>(['before', 'after'])('A process that ends %s a part was written leaves the rest to the next one', async edge => {
  const { games, listed } = await threeGames()
  endAtAppend(product.application.stores.events, 2, edge)
  expect((await staff.post('/api/deletions', all(games))).status).toBe(503)
  await product.restart()
  await followedUp(product.application)
  expect(await listed()).toEqual([])
  const [deletion] = await actions()
  expect(deletion).toMatchObject({ more: 2 })
  thingOf<object>(await staff.post(`/api/history/actions/${deletion?.id ?? ''}/undo`, {}))
  expect(await listed()).toEqual(games)
})

describe('What the next process finds refused of an action that was cut off', () => {
  /** Ends before the second game is deleted, and does something else before the next process is there. */
  const cutOff = async (meanwhile: (league: Awaited<ReturnType<typeof threeGames>>) => Promise<unknown>) => {
    const league = await threeGames()
    const { events } = product.application.stores
    const append = events.append.bind(events)
    endAtAppend(events, 2, 'before')
    expect((await staff.post('/api/deletions', all(league.games))).status).toBe(503)
    events.append = append
    await meanwhile(league)
    await product.restart()
    await followedUp(product.application)
    return league
  }
  const REST = 'could not finish what was cut off, because the rest was refused: Game not found.'

  it('is told in the history, and what was done is undone', async () => {
    const { games, listed } = await cutOff(async ({ address, games }) => staff.delete(`${address}/games/${games[2]}`))
    expect(await listed()).toEqual(games.slice(0, 2))
    expect((await actions())[0]).toMatchObject({
      who: 'stan',
      what: `${REST} What had been done of it was undone (2 of 3 changes).`,
      undo: null,
    })
  })

  it('is told where that can not be undone either', async () => {
    await cutOff(async ({ address }) => staff.delete(address))
    expect((await actions())[0]?.what).toBe(`${REST} What had been done of it stays (1 of 3 changes).`)
  })
})
