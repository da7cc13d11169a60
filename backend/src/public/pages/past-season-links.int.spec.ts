import { publicPage, publicPageAt } from '@fullcourt/domain/pages/public-pages'
import { makeBracket, makeMatchupGame, switchBrackets } from '../../contexts/brackets/testing/made-bracket'
import { makeGame, makePlayer, makeSeason, makeTeam, thingOf } from '../../testing/made-league'
import { openProduct, type Product } from '../../testing/product'

let product: Product
let site: string
let past: number
/** Things of the past season alone. */
let only: { readonly team: number; readonly player: number; readonly game: number }

/** A season that is over, with its champion, and the next one with the same teams but one, and the same players but one. */
beforeAll(async () => {
  product = await openProduct()
  site = `/${product.organization.slug}`
  await switchBrackets(product.as('org_owner'), product.organization.id, true)
  const staff = product.as('staff')
  past = await makeSeason(staff, { startDate: '2026-01-10', finishDate: '2026-03-30' })
  const { league, teams, ...bracket } = await makeBracket(staff, 2, past)
  const [first = 0, second = 0] = teams
  const scorer = await makePlayer(staff, { address: `${league.address}/teams/${first}` }, 'Ana', 'Lee')
  await makeMatchupGame(staff, bracket, 'r1-0', [70, 60])
  await makeSeason(staff, { active: true, copyFromSeasonId: past })

  const former = await makeTeam(staff, league, 'Former Team')
  const player = await makePlayer(staff, former, 'Bea', 'Diaz')
  const game = await makeGame(staff, league, [first, former.id], [61, 58])
  await makeGame(staff, league, [second, former.id])
  for (const player_id of [scorer, player]) {
    const stats = [{ player_id, game_id: game, stat_id: 1, value: 31 }]
    thingOf(await staff.put('/api/player-game-stats', { player_id, game_id: game, stats }))
  }
  thingOf(await staff.put(`/api/gamesv2/${game}/scores`, { score_home: 62, score_away: 58, reason: 'Miscounted.' }))
  only = { team: former.id, player, game }
}, 60_000)
afterAll(() => product.close())

type Visited = { readonly address: string; readonly status: number; readonly html: string }

const visit = async (address: string): Promise<Visited> => {
  const { status, headers, body } = await product.as('nobody').get(address)
  return typeof headers.location === 'string' ? visit(headers.location) : { address, status, html: String(body) }
}

/** Links of this host, without their anchors. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="(\/(?!\/)[^"#]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

/** A page is in the season into which its menu leads. */
const isInPast = ({ html }: Visited) => linksOf(html).includes(`${site}/schedule?season=${past}`)

/** Of the organization and not of a season are its own pages, the champions of all seasons, and the way in for staff. */
const isOfSeasons = (address: string) => {
  const name = publicPageAt('organization', address.slice(site.length).split('?')[0] || '/')
  return name !== undefined && publicPage(name).ofSeason === true
}

/** Files of games and tables are of a season; those of a game and of a player are not. */
const isFileOfSeason = (address: string) => /^\/api\/(?!gamesv2|playersv2)/.test(address)

/** Visits these pages and whatever the pages of the past season among them lead to, each address once. */
const walk = async (starts: readonly string[]): Promise<readonly Visited[]> => {
  const addresses = new Set(starts)
  const visited: Visited[] = []
  for (const address of addresses) {
    const page = await visit(address)
    visited.push(page)
    if (isInPast(page)) for (const link of linksOf(page.html)) addresses.add(link)
  }
  return visited
}

const addressesOf = (pages: readonly Visited[]) => pages.map(({ address }) => address)

describe('The pages of a past season', () => {
  let visited: readonly Visited[]
  beforeAll(async () => {
    const lists = ['', '/teamList', '/schedule', '/leaderboard', '/playerList', '/tournamentBracket']
    visited = await walk(lists.map(page => `${site}${page}?season=${past}`))
  }, 60_000)

  it('lead to its games, teams, players, bracket and champions', () =>
    expect(addressesOf(visited)).toEqual(
      expect.arrayContaining([
        `${site}/games/${only.game}?season=${past}`,
        `${site}/teams/${only.team}?season=${past}`,
        `${site}/players/${only.player}?season=${past}`,
        `${site}/tournamentBracket?divisionId=1&seasonId=${past}`,
        `${site}/champions`,
      ]),
    ))

  it('lead to nothing that is missing or broken', () =>
    expect(visited.filter(({ status }) => status !== 200).map(({ status, address }) => `${status} ${address}`)).toEqual([]))

  it('stay in it: the running season is reached by the home page alone', () =>
    expect(addressesOf(visited.filter(page => isOfSeasons(page.address) && !isInPast(page)))).toEqual([site]))

  it('lead to that home page by one link each, the name of the site', () =>
    expect(
      visited
        .filter(page => isInPast(page) && linksOf(page.html).filter(link => link === site).length !== 1)
        .map(({ address }) => address),
    ).toEqual([]))

  it('offer calendars, feeds and tables of that season', () => {
    const files = addressesOf(visited).filter(isFileOfSeason)
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter(address => !address.includes(`seasonId=${past}`))).toEqual([])
  })
})

describe('A thing of a past season alone, whose address does not name the season, is in it', () => {
  it.each(['game', 'team', 'player'] as const)('%s', async kind =>
    expect(isInPast(await visit(`${site}/${kind}s/${only[kind]}`))).toBe(true),
  )
})

it('The champions lead into their own season', async () => {
  const { html } = await visit(`${site}/champions`)
  const [, section = ''] = new RegExp(`<section id="season-${past}"(.*?)</section>`, 's').exec(html) ?? []
  const links = linksOf(section)
  expect(links).toContain(`${site}/teams/1?season=${past}`)
  for (const link of links) expect(isInPast(await visit(link))).toBe(true)
})
