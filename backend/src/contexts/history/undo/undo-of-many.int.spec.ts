import { followedUp } from '../../../testing/followed-up'
import { makeGame, makeLeague, makePlayer, makeTeam, thingOf, type MadeLeague } from '../../../testing/made-league'
import { openProduct, type Answer, type Client, type Product } from '../../../testing/product'
import type { ErrorForm } from '../../../core/http/error-form'
import { gamesOf, gamesOfWeek, generate, leagueOf, roomySchedule, slotsOf } from '../../schedules/testing/schedule-client'
import type { ActionAnswer, ActionPageAnswer } from '../audit/audit.answers'

let product: Product
let staff: Client
beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
})
afterAll(() => product.close())

const newest = async (before = 0): Promise<ActionAnswer> => {
  const found = thingOf<ActionPageAnswer>(await staff.get('/api/history')).actions[before]
  if (found === undefined) throw new Error('There is no such action.')
  return found
}

const undo = async (id: string): Promise<Answer> => {
  const answer = await staff.post(`/api/history/actions/${id}/undo`, {})
  await followedUp(product.application)
  return answer
}

/** Undoes the newest action. */
const undoLast = async (): Promise<void> => void thingOf<object>(await undo((await newest()).id))

describe('A plan is undone from the history', () => {
  const planned = async () => {
    const four = await leagueOf(staff, 4)
    const schedule = await roomySchedule(staff, four)
    await generate(staff, schedule)
    await followedUp(product.application)
    return { ...four, schedule }
  }

  /** The games of a league with their ids, times and places. */
  const games = async (league: MadeLeague) =>
    (await gamesOf(staff, league)).map(({ id, date, time, location, homeTeam, awayTeam }) => ({
      id,
      slot: [date, time, location],
      sides: [homeTeam, awayTeam],
    }))

  it('a generation, whose games go, and come back with the undo of the undo', async () => {
    const { league } = await planned()
    const made = await games(league)
    expect(made).toHaveLength(6)
    await undoLast()
    expect(await gamesOf(staff, league)).toEqual([])
    await undoLast()
    expect(await games(league)).toEqual(made)
    await undoLast()
    expect(await gamesOf(staff, league)).toEqual([])
  })

  it('a generation in place of another, but not where the other has results by now, or a team left', async () => {
    const { league, schedule, teams } = await planned()
    const first = await games(league)
    await generate(staff, schedule)
    await followedUp(product.application)
    const second = await games(league)
    expect(second.map(({ id }) => id)).not.toEqual(first.map(({ id }) => id))
    await undoLast()
    expect(await games(league)).toEqual(first)
    const { id: undone } = await newest()
    await undo(undone)
    expect(await games(league)).toEqual(second)
    await undoLast()
    const [game] = first
    thingOf(await staff.put(`/api/gamesv2/${game?.id}/scores`, { score_home: 3, score_away: 2 }))
    const again = (await newest(1)).id
    const refused = (await undo(again)).body as ErrorForm
    expect(refused.inTheWay).toMatchObject([
      { message: expect.stringMatching(/ has a result by now, and would be deleted\.$/), thing: { kind: 'game', id: game?.id } },
    ])
    await undoLast()
    expect((await staff.delete(`${league.address}/teams/${teams[0]}`)).status).toBe(204)
    await followedUp(product.application)
    expect(((await undo(again)).body as ErrorForm).message).toMatch(
      /is no longer in the league of .*: bring the team back first\./,
    )
  })

  it('a swap, and the undo of the swap', async () => {
    const { league, schedule } = await planned()
    const [one, other] = [(await gamesOfWeek(staff, schedule, 0))[0], (await gamesOfWeek(staff, schedule, 1))[1]]
    const before = slotsOf(await gamesOf(staff, league))
    thingOf<object>(await staff.put('/api/games/swap', { gameId1: one?.id, gameId2: other?.id, allowConflicts: true }))
    await followedUp(product.application)
    const swapped = slotsOf(await gamesOf(staff, league))
    expect(swapped).not.toEqual(before)
    await undoLast()
    expect(slotsOf(await gamesOf(staff, league))).toEqual(before)
    await undoLast()
    expect(slotsOf(await gamesOf(staff, league))).toEqual(swapped)
  })

  it('a deleted schedule, with its games', async () => {
    const { league, schedule } = await planned()
    const before = slotsOf(await gamesOf(staff, league))
    await staff.delete(`/api/schedules/${schedule}`)
    await followedUp(product.application)
    expect(await gamesOf(staff, league)).toEqual([])
    await undoLast()
    expect(slotsOf(await gamesOf(staff, league))).toEqual(before)
  })
})

it('A merge is undone from the history, and the undo is undone', async () => {
  const league = await makeLeague(staff)
  const team = await makeTeam(staff, league, 'Hawks')
  const [ana, anna] = [await makePlayer(staff, team, 'Ana', 'Lee'), await makePlayer(staff, team, 'Anna', 'Lee')]
  const roster = async () => JSON.stringify(thingOf<object>(await staff.get(`${team.address}/players`)))
  const before = await roster()
  thingOf(await staff.post('/api/playersv2/merge', { masterId: ana, duplicateIds: [anna] }))
  const merged = await roster()
  expect(merged).not.toBe(before)
  await undoLast()
  expect(await roster()).toBe(before)
  await undoLast()
  expect(await roster()).toBe(merged)
})

describe('An action that changed several things', () => {
  const threeTeams = async () => {
    const league = await makeLeague(staff)
    thingOf<object>(await staff.post('/api/teams/list', { leagueId: league.league, names: ['Otters', 'Newts', 'Terns'] }))
    await followedUp(product.application)
    return league
  }
  const teamsOf = async (address: string) => thingOf<{ id: number; name: string }[]>(await staff.get(`${address}/teams`))

  it('is undone as a whole', async () => {
    const { address } = await threeTeams()
    expect(await teamsOf(address)).toHaveLength(3)
    await undoLast()
    expect(await teamsOf(address)).toEqual([])
  })

  it('not at all where something was done with one of them since', async () => {
    const league = await threeTeams()
    const added = await newest()
    const [one, other] = await teamsOf(league.address)
    await makeGame(staff, league, [one?.id ?? 0, other?.id ?? 0])
    const refused = await undo(added.id)
    expect(refused.status).toBe(409)
    expect((refused.body as ErrorForm).inTheWay?.map(({ thing }) => thing?.kind)).toContain('game')
    expect(await teamsOf(league.address)).toHaveLength(3)
  })
})
