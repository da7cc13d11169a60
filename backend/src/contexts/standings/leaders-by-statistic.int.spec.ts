import { gameCalls, type GameCalls } from '../games/testing/calls'
import { leagueMaker, type TestLeague } from '../games/testing/league'
import { openProduct, type Product } from '../../testing/product'
import type { LeadersOfStatisticAnswer } from './statistics.answers'

let product: Product
let monday: TestLeague
let calls: GameCalls

beforeAll(async () => {
  product = await openProduct()
  monday = await leagueMaker(product).league(product.organization.id, { players: 4 })
  calls = gameCalls(product, monday)
})
afterAll(() => product.close())

const hawk = (i: number): number => monday.teams[0].players[i] ?? 0

const leaders = async (query = ''): Promise<readonly LeadersOfStatisticAnswer[]> => {
  const answer = await product.as('nobody').get(`/api/leaders?slug=${product.organization.slug}${query}`)
  expect(answer.status).toBe(200)
  return answer.body as LeadersOfStatisticAnswer[]
}

/** `PTS: 1. 12 30`: statistic, rank, player, value. */
const shown = (all: readonly LeadersOfStatisticAnswer[]) =>
  all.map(
    ({ abbreviation, leaders: of }) =>
      `${abbreviation}: ${of.map(({ rank, player_id, value }) => `${rank}. ${player_id} ${value}`).join(', ')}`,
  )

it('has no statistic that nobody leads', async () => expect(await leaders()).toEqual([]))

it('ranks per game those with half of the games of their team, in total everybody, as the figures come in', async () => {
  const [first, second] = [await calls.schedule(), await calls.schedule()]
  const third = await calls.schedule()
  for (const game of [first, second, third]) await calls.score(game.id, 40, 30)
  await calls.recorded(first.id, hawk(0), { PTS: 30 })
  await calls.recorded(first.id, hawk(1), { PTS: 12, FTM: 3, FTA: 4 })
  await calls.recorded(second.id, hawk(1), { PTS: 9, FTM: 2, FTA: 2 })
  const ofHawk = `1. ${hawk(1)} 10.5`
  expect(shown(await leaders())).toEqual([
    `PTS: ${ofHawk}`,
    `FTM: 1. ${hawk(1)} 2.5`,
    `FTA: 1. ${hawk(1)} 3`,
    `FT%: 1. ${hawk(1)} 83.3`,
  ])
  expect(shown(await leaders('&by=total&stat=PTS'))).toEqual([`PTS: 1. ${hawk(0)} 30, 2. ${hawk(1)} 21`])
  await calls.recorded(second.id, hawk(0), { PTS: 2 })
  expect(shown(await leaders('&stat=PTS'))).toEqual([`PTS: 1. ${hawk(0)} 16, 2. ${hawk(1)} 10.5`])
})

it('counts attempts in the lines that keep both figures alone', async () => {
  const [answer] = await leaders('&stat=FT%25')
  expect(answer?.minimum).toBe(
    'Players in at least half of their team’s games, with at least one attempt for each game of the team.',
  )
  await calls.recorded((await calls.schedule()).id, hawk(1), { PTS: 9, FTM: 9 })
  expect(shown(await leaders('&stat=FT%25'))).toEqual([`FT%: 1. ${hawk(1)} 83.3`])
})

it('shows the statistics of the organization in its order, without those that it hides', async () => {
  await product.as('staff').put('/api/statsv2/1/toggle-visibility', { hidden: true })
  expect((await leaders()).map(({ abbreviation }) => abbreviation)).toEqual(['FTM', 'FTA', 'FT%'])
  expect(await leaders('&stat=PTS')).toEqual([])
  await product.as('staff').put('/api/statsv2/1/toggle-visibility', { hidden: false })
})

it('gives the place of a removed player to the next', async () => {
  await leagueMaker(product).deletePlayer(product.organization.id, hawk(0))
  expect(shown(await leaders('&by=total&stat=PTS'))).toEqual([`PTS: 1. ${hawk(1)} 30`])
})

it('refuses a statistic that there is not', async () => {
  const answer = await product.as('nobody').get(`/api/leaders?slug=${product.organization.slug}&stat=XYZ`)
  expect(answer.status).toBe(400)
})
