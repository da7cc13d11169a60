import fc from 'fast-check'
import { EXPLORES } from '@fullcourt/domain/testing/in-turn'
import { beginAtAppend, endAtAppend } from '../imports/testing/failing-appends'
import { gamesOf, leagueOf, type LeagueOfTeams } from '../schedules/testing/schedule-client'
import { followedUp } from '../../testing/followed-up'
import { makeGame, makePlayer, thingOf } from '../../testing/made-league'
import { openProduct, type Answer, type Client, type Product } from '../../testing/product'

jest.setTimeout(240_000)

const TEAMS = 4
/** Rounds in which something begins while things are deleted in bulk, and in which the process is killed in it. */
const ROUNDS = EXPLORES ? 20 : 8
const KILLS = 5
/** More appends than a deletion of two teams takes. */
const LAST_APPEND = 14

let product: Product
let staff: Client
beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
})
afterAll(() => product.close())

type League = LeagueOfTeams & {
  /** Every pair of teams meets once. */
  readonly games: readonly { readonly id: number; readonly teams: readonly number[] }[]
  /** A player of each team. */
  readonly players: readonly number[]
}

const leagueWithGames = async (): Promise<League> => {
  const { league, teams } = await leagueOf(staff, TEAMS)
  const pairs = teams.flatMap((home, i) => teams.slice(i + 1).map(away => [home, away] as const))
  const games: { id: number; teams: readonly number[] }[] = []
  for (const pair of pairs) games.push({ id: await makeGame(staff, league, pair), teams: pair })
  const players: number[] = []
  for (const team of teams)
    players.push(await makePlayer(staff, { address: `${league.address}/teams/${team}` }, `Player ${team}`))
  return { league, teams, games, players }
}

const settled = async () => {
  await followedUp(product.application)
  await product.application.runner.passed(await product.application.stores.events.head(), 30_000)
}

const presentTeams = async ({ league }: League): Promise<readonly number[]> =>
  thingOf<{ id: number }[]>(await staff.get(`${league.address}/teams`)).map(({ id }) => id)

const rosterOf = async ({ league }: League, team: number): Promise<readonly number[]> =>
  thingOf<{ id: number }[]>(await staff.get(`${league.address}/teams/${team}/players`)).map(({ id }) => id)

/** What was selected, one after another, as the admin does it. */
const inTurn = async (addresses: readonly string[], call: (address: string) => Promise<Answer>): Promise<readonly Answer[]> => {
  const answers: Answer[] = []
  for (const address of addresses) answers.push(await call(address))
  return answers
}

type Action = 'delete teams' | 'restore teams' | 'delete players' | 'restore players' | 'delete everywhere' | 'restore everywhere'
const ACTIONS: readonly Action[] = [
  'delete teams',
  'delete teams',
  'restore teams',
  'restore teams',
  'delete players',
  'restore players',
  'delete everywhere',
  'restore everywhere',
]
type Wanted = { readonly does: Action; readonly from: number }

/** Two of a list, from a place on. */
const twoOf = (list: readonly number[], from: number): readonly number[] => [...list, ...list].slice(from, from + 2)

const carriedOut = ({ league, teams, players }: League, { does, from }: Wanted): Promise<readonly Answer[]> => {
  const inLeague = twoOf(teams, from).map(team => `${league.address}/teams/${team}`)
  const everywhere = twoOf(teams, from).map(team => `/api/teams/${team}`)
  const people = twoOf(players, from).map(player => `/api/playersv2/${player}`)
  const remove = (address: string) => staff.delete(address)
  const restore = (address: string) => staff.post(`${address}/restore`, {})
  switch (does) {
    case 'delete teams':
      return inTurn(inLeague, remove)
    case 'restore teams':
      return inTurn(inLeague, restore)
    case 'delete players':
      return inTurn(people, remove)
    case 'restore players':
      return inTurn(people, restore)
    case 'delete everywhere':
      return inTurn(everywhere, remove)
    case 'restore everywhere':
      return inTurn(everywhere, restore)
  }
}

const isThere = async (address: string): Promise<boolean> => (await staff.get(address)).status === 200

/** A game is there just when both of its teams are, a player on the roster just when they and it are. */
const holds = async (at: League, said: unknown): Promise<void> => {
  await settled()
  const present = await presentTeams(at)
  const asked = at.games.filter(({ teams }) => teams.every(team => present.includes(team))).map(({ id }) => id)
  expect([said, (await gamesOf(staff, at.league)).map(({ id }) => id)]).toEqual([said, asked])
  const people = await Promise.all(at.players.map(async id => ((await isThere(`/api/playersv2/${id}`)) ? [id] : [])))
  const rosters = await Promise.all(present.map(team => rosterOf(at, team)))
  const on = at.players.filter((_, i) => present.includes(at.teams[i] as number))
  expect([said, rosters.flat().toSorted()]).toEqual([said, on.filter(player => people.flat().includes(player)).toSorted()])
}

const action = fc.record({ does: fc.constantFrom(...ACTIONS), from: fc.integer({ min: 0, max: TEAMS - 1 }) })
const round = fc.record({ first: action, second: action, at: fc.integer({ min: 1, max: LAST_APPEND }) })

describe('Whatever is deleted and brought back in bulk, the games are those of the teams that are there', () => {
  it('when the next action begins at any of its steps', async () => {
    const league = await leagueWithGames()
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: ROUNDS, maxLength: ROUNDS }), async rounds => {
        for (const [i, { first, second, at }] of rounds.entries()) {
          const begun = beginAtAppend(product.application.stores.events, at, () => carriedOut(league, second))
          const answers = [...(await carriedOut(league, first)), ...(await begun.ended())]
          expect(answers.filter(({ status }) => status >= 500)).toEqual([])
          await holds(league, [i, first, second, at])
        }
      }),
      { numRuns: 1, endOnFailure: true },
    )
  })

  it('when the process is killed at any of its steps, and the next action comes as soon as it is ready again', async () => {
    const league = await leagueWithGames()
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: KILLS, maxLength: KILLS }), async rounds => {
        for (const [i, { first, second, at }] of rounds.entries()) {
          let restarted: Promise<void> | undefined
          const edge = at % 2 === 0 ? 'before' : 'after'
          endAtAppend(product.application.stores.events, at, edge, () => void (restarted ??= product.restart()))
          await carriedOut(league, first).catch(() => undefined)
          await (restarted ?? product.restart())
          expect((await carriedOut(league, second)).filter(({ status }) => status >= 500)).toEqual([])
          await holds(league, [i, first, second, at])
        }
      }),
      { numRuns: 1, endOnFailure: true },
    )
  })
})

describe('What was deleted while something else was away', () => {
  it('comes back with itself: a player on the roster of a team that was out of its league', async () => {
    const at = await leagueWithGames()
    const [team = 0] = at.teams
    const [player = 0] = at.players
    const address = `${at.league.address}/teams/${team}`
    for (const call of [
      () => staff.delete(address),
      () => staff.delete(`/api/playersv2/${player}`),
      () => staff.post(`${address}/restore`, {}),
    ]) {
      expect((await call()).status).toBe(204)
      await settled()
    }
    expect(await rosterOf(at, team)).toEqual([])
    await staff.post(`/api/playersv2/${player}/restore`, {})
    await settled()
    expect(await rosterOf(at, team)).toEqual([player])
  })

  it('comes back with itself: a team in a league that was deleted', async () => {
    const at = await leagueWithGames()
    const [team = 0] = at.teams
    for (const call of [
      () => staff.delete(at.league.address),
      () => staff.delete(`/api/teams/${team}`),
      () => staff.post(`${at.league.address}/restore`, {}),
    ]) {
      expect((await call()).status).toBe(204)
      await settled()
    }
    expect(await presentTeams(at)).not.toContain(team)
    await staff.post(`/api/teams/${team}/restore`, {})
    await settled()
    expect(await presentTeams(at)).toContain(team)
    expect(await gamesOf(staff, at.league)).toHaveLength(at.games.length)
  })
})
