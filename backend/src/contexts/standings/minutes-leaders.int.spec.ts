import { FIBA_RULES } from '@fullcourt/domain/leagues/courtside-rules'
import { gameCalls, type GameCalls } from '../games/testing/calls'
import { leagueMaker, type TestLeague } from '../games/testing/league'
import type { PlayerBasicAnswer } from '../players/players.answers'
import { thingOf } from '../../testing/made-league'
import { openProduct, type Product } from '../../testing/product'
import type { LeadersOfStatisticAnswer } from './statistics.answers'

let product: Product
let league: TestLeague
let calls: GameCalls

beforeAll(async () => {
  product = await openProduct()
  league = await leagueMaker(product).league(product.organization.id, { players: 6 })
  calls = gameCalls(product, league)
})
afterAll(() => product.close())

const PERIODS = [1, 2, 3, 4]
const LENGTH = 600_000

const staff = () => product.as('staff')
const rules = async (keepsMinutes: boolean) => {
  const address = `/api/seasonsv2/${league.season}/leagues/${league.league}/courtside-rules`
  thingOf(await staff().put(address, { ...FIBA_RULES, clock: 'countdown', keepsMinutes }))
}
const asked = async <Answer>(address: string): Promise<Answer> =>
  thingOf<Answer>(await product.as('nobody').get(`${address}slug=${product.organization.slug}`))
const leaders = (query = '') => asked<LeadersOfStatisticAnswer[]>(`/api/leaders?${query}`)
const minutesOf = (player: number) => asked<PlayerBasicAnswer>(`/api/playersv2/${player}/basic?scope=all&`)

/** A game of 40 minutes in which the first sits down in favour of the sixth when so much of the first period is left. */
const played = async (left: number, timed: readonly number[] = PERIODS) => {
  const { id } = await calls.schedule()
  const { id: team, players } = league.teams[0]
  const [first = 0] = players
  const change = (out: readonly number[], entering: readonly number[], remaining: number, at: string) =>
    staff().post(`/api/gamesv2/${id}/substitutions`, {
      gamePeriodId: 1,
      team_id: team,
      remaining,
      at,
      takenBack: false,
      out,
      in: entering,
    })
  thingOf(await change([], players.slice(0, 5), LENGTH, '2026-07-01T19:29:00.000Z'))
  for (const gamePeriodId of timed)
    thingOf(
      await staff().put(`/api/gamesv2/${id}/clock`, {
        gamePeriodId,
        set: true,
        runs: false,
        remaining: 0,
        at: '2026-07-01T19:40:00.000Z',
      }),
    )
  thingOf(await change([first], players.slice(5), left, '2026-07-01T19:33:00.000Z'))
  await calls.recorded(id, first, { PTS: 4 })
  await calls.score(id, 40, 30)
  return id
}

it('Nobody has minutes in a league that keeps none', async () => {
  await rules(true)
  await played(LENGTH / 2)
  await rules(false)
  const [first = 0] = league.teams[0].players
  expect((await leaders()).map(({ abbreviation }) => abbreviation)).toEqual(['PTS'])
  expect((await minutesOf(first)).minutes).toEqual([])
})

it('Leaders have minutes in total and per game, of games whose minutes are complete', async () => {
  await rules(true)
  await played(LENGTH)
  await played(LENGTH, [1])
  const [minutes] = await leaders('by=total&stat=MIN&')
  const [first = 0, other = 0] = league.teams[0].players
  const sixth = league.teams[0].players[5] ?? 0
  expect(minutes).toMatchObject({ name: 'Minutes', minimum: 'All players, however many games they played.' })
  const valueOf = (player: number, of = minutes) => of?.leaders.find(({ player_id: id }) => id === player)
  expect([valueOf(other), valueOf(sixth), valueOf(first)]).toMatchObject([
    { rank: 1, value: 80, games: 2 },
    { rank: 5, value: 75, games: 2 },
    { rank: 6, value: 5, games: 1 },
  ])
  const perGame = (await leaders()).find(({ abbreviation }) => abbreviation === 'MIN')
  expect([valueOf(other, perGame)?.value, valueOf(sixth, perGame)?.value]).toEqual([40, 37.5])
  const { minutes: own } = await minutesOf(first)
  expect(own).toEqual([{ game_id: expect.any(Number), season_id: league.season, seconds: 300 }])
})
