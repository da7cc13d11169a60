import { daysAfter } from '@fullcourt/domain/facts/days'
import { gameCalls, type GameCalls } from '../../contexts/games/testing/calls'
import { leagueMaker, type TestLeague } from '../../contexts/games/testing/league'
import { lookingAtDocuments } from '../../testing/documents-looked-at'
import { openProduct, type Product } from '../../testing/product'
import { openWire, type Wire } from '../../testing/wire'

/** Enough for lists of the last ten games to be full. */
const FEW = 24
const MANY = 3 * FEW

let product: Product
let league: TestLeague
let calls: GameCalls
let wire: Wire
let game: number

beforeAll(async () => {
  product = await openProduct()
  league = await leagueMaker(product).league(product.organization.id, { players: 3 })
  calls = gameCalls(product, league)
  wire = await openWire(product)
})
afterAll(() => product.close())

/** Plays one game a day, won by each team in turn. */
const playGames = async (from: number, to: number): Promise<void> => {
  for (let day = from; day < to; day += 1) {
    const date = daysAfter('2026-01-01', day)
    game = (await calls.schedule({ date })).id
    await calls.score(game, 60 + (day % 2), 60 + ((day + 1) % 2))
    await calls.recorded(game, league.teams[0].players[day % 3] ?? 0, { PTS: day % 7, REB: 3 })
  }
}

/** How many documents an answer looks at when nothing of it is cached. */
const documentsOf = async (address: string): Promise<number> => {
  const separator = address.includes('?') ? '&' : '?'
  const { answer, looked } = await lookingAtDocuments<{ readonly status: number }>(product, () =>
    address.startsWith('/')
      ? wire.read(address, { host: 'localhost' })
      : product.as('nobody').get(`/api/${address}${separator}slug=${product.organization.slug}`),
  )
  expect(answer.status).toBe(200)
  return looked
}

/** What the pages of a season ask for. */
const addresses = () => [
  'gamesv2/days',
  `gamesv2/days?leagueId=${league.league}`,
  `gamesv2/days?teamId=${league.teams[0].id}`,
  'gamesv2?from=2026-01-03&to=2026-01-03',
  'gamesv2/progress?from=2026-01-03',
  'gamesv2/corrections',
  `gamesv2/${game}`,
  `leaguesv2?seasonId=${league.season}`,
  `seasonsv2/${league.season}/leagues-with-teams-public`,
  'standings.csv',
  'stat-leaders',
  'records/top20Points',
  'records/top20TeamWins',
  'leaders',
  'leaders.csv',
  'playersv2',
  'players.csv',
  'search?q=hawk',
  `/${product.organization.slug}/sitemap.xml`,
  `/${product.organization.slug}/sitemap-pages.xml`,
  `teamsv2/${league.teams[0].id}?games=${FEW}`,
  `teamsv2/${league.teams[0].id}/schedule-changes`,
  `schedule-changes.rss?teamId=${league.teams[0].id}`,
  ...league.teams[0].players.map(player => `playersv2/${player}/basic?scope=all&games=4`),
]

it('A table says how its teams played lately without reading their games', async () => {
  const table = `seasonsv2/${league.season}/leagues-with-teams-public`
  await playGames(0, 2)
  const before = await documentsOf(table)
  await playGames(2, FEW)
  expect(await documentsOf(table)).toBe(before)
}, 60_000)

it('An answer reads as many documents however many games its season has', async () => {
  const few = new Map<string, number>()
  const names = addresses().map(address => address.replace(String(game), ':id'))
  for (const [at, address] of addresses().entries()) few.set(names[at] ?? '', await documentsOf(address))
  await playGames(FEW, MANY)
  const grown: string[] = []
  for (const [at, address] of addresses().entries()) {
    const [before, after] = [few.get(names[at] ?? '') ?? 0, await documentsOf(address)]
    if (after > 1.5 * before) grown.push(`${address}: ${before}, then ${after}`)
  }
  expect(grown).toEqual([])
}, 120_000)

it('A feed of results reads no more than it shows', async () => {
  expect(await documentsOf('results.rss')).toBeLessThan(2 * 50 + FEW)
})
