import type { LeagueWithTeamsAnswer } from '../leagues/leagues.answers'
import type { PlayerLeaderAnswer } from '../standings/statistics.answers'
import { openProduct, type Product } from '../../testing/product'
import type { BoxScoreAnswer } from './box-score.answers'
import type { GameAnswer } from './games.answers'
import { gameCalls, type GameCalls } from './testing/calls'
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

const visit = async <Body>(address: string): Promise<Body> =>
  (await product.as('nobody').get(`/api/${address}?slug=${product.organization.slug}`)).body as Body

const table = async () => {
  const [found] = await visit<LeagueWithTeamsAnswer[]>(`seasonsv2/${league.season}/leagues-with-teams-public`)
  return (found?.teams ?? []).map(
    ({ rank, name, wins, losses, ties, pointsFor, pointsAgainst, ftPercentage, total3PM }) =>
      `${rank}. ${name} ${wins}–${losses}–${ties} ${pointsFor}:${pointsAgainst} FT% ${ftPercentage} 3PM ${total3PM}`,
  )
}

const leaders = async () =>
  (await visit<PlayerLeaderAnswer[]>('records/top20Points')).map(
    ({ lastName, value, games }) => `${lastName} ${value} in ${games}`,
  )

const player = (team: number): number => league.teams[team]?.players[0] ?? 0

it('follows a league through scores, lines, corrections, a playoff game and a deletion', async () => {
  const [hawks, , owls] = league.teams
  const first = await calls.schedule()
  const second = await calls.schedule({ home_team_id: owls?.id, away_team_id: hawks.id })
  expect(await table()).toEqual([
    '1. Bulls 0–0–0 0:0 FT% null 3PM null',
    '1. Hawks 0–0–0 0:0 FT% null 3PM null',
    '1. Owls 0–0–0 0:0 FT% null 3PM null',
  ])

  await calls.score(first.id, 61, 58)
  await calls.recorded(first.id, player(0), { FGM: 10, '3PM': 4, FTM: 3, FTA: 4 })
  await calls.recorded(first.id, player(1), { PTS: 30, '3PM': 0, FTM: 0, FTA: 0 })
  await calls.score(second.id, 40, 44)
  await calls.recorded(second.id, player(0), { FGM: 1, '3PM': 0, FTM: 1, FTA: 4 })
  expect(await table()).toEqual([
    '1. Hawks 2–0–0 105:98 FT% 50 3PM 4',
    '2. Bulls 0–1–0 58:61 FT% 0 3PM 0',
    '2. Owls 0–1–0 40:44 FT% null 3PM null',
  ])
  expect(await leaders()).toEqual(['Hawks 30 in 2', 'Bulls 30 in 1'])

  const final = await calls.schedule({ stage: 'playoff' })
  await calls.score(final.id, 1, 90)
  await calls.recorded(final.id, player(1), { PTS: 90 })
  expect((await table())[0]).toBe('1. Hawks 2–0–0 105:98 FT% 50 3PM 4')
  expect(await leaders()).toEqual(['Hawks 30 in 2', 'Bulls 30 in 1'])

  await calls.score(first.id, 57, 58)
  await calls.recorded(first.id, player(0), { FTM: 1 })
  expect(await table()).toEqual([
    '1. Bulls 1–0–0 58:57 FT% 0 3PM 0',
    '2. Hawks 1–1–0 101:98 FT% 25 3PM 4',
    '3. Owls 0–1–0 40:44 FT% null 3PM null',
  ])
  expect(await leaders()).toEqual(['Bulls 30 in 1', 'Hawks 28 in 2'])

  await product.as('staff').delete(`${calls.base}/games/${first.id}`)
  expect(await table()).toEqual([
    '1. Hawks 1–0–0 44:40 FT% 25 3PM 0',
    '2. Bulls 0–0–0 0:0 FT% null 3PM null',
    '3. Owls 0–1–0 40:44 FT% null 3PM null',
  ])
  expect(await leaders()).toEqual(['Hawks 3 in 1'])
})

it('shows a game with figures as live, with the points so far, until its final score is saved', async () => {
  const { id } = await calls.schedule()
  const shown = async () => {
    const [{ game }, listed, { games }] = [
      await visit<BoxScoreAnswer>(`gamesv2/${id}`),
      await visit<GameAnswer[]>('gamesv2'),
      await calls.listed(),
    ]
    const stated = [game, ...[...listed, ...games].filter(one => one.id === id)]
    return stated.map(({ statusLabel, live, score_home }) => ({ statusLabel, live, score_home }))
  }
  const everywhere = (state: object) => Array(3).fill(state)
  await calls.recorded(id, player(0), { REB: 1 })
  expect(await shown()).toEqual(everywhere({ statusLabel: 'Live', live: { score_home: 0, score_away: 0 }, score_home: null }))
  await calls.recorded(id, player(1), { '2PM': 4, '3PM': 1, FTM: 0 })
  expect(await shown()).toEqual(everywhere({ statusLabel: 'Live', live: { score_home: 0, score_away: 11 }, score_home: null }))
  await calls.score(id, 2, 11)
  expect(await shown()).toEqual(everywhere({ statusLabel: 'Completed', live: null, score_home: 2 }))
  await product.as('staff').delete(`${calls.base}/games/${id}`)
})

it('keeps what a league does not keep absent from lines and from leaders', async () => {
  const { id } = await calls.schedule()
  await calls.recorded(id, player(1), { PTS: 8, FGM: 3, FGA: 7, '3PM': 1, '3PA': 2, FTM: 1, FTA: 2 })
  const { playerStats } = await calls.boxScore(id)
  expect(playerStats.filter(({ stat }) => ['AST', 'REB'].includes(stat.abbreviation))).toEqual([])
  expect(await visit('stat-leaders')).toMatchObject({ rebounds: [], assists: [] })
})

it('says the same after a restart and after a rebuild of everything', async () => {
  const before = [await table(), await leaders()]
  await product.restart()
  expect([await table(), await leaders()]).toEqual(before)
  await (
    await product.application.runner.rebuild()
  ).finished
  expect([await table(), await leaders()]).toEqual(before)
})
