import { XMLParser } from 'fast-xml-parser'
import { gameCalls, type GameCalls } from '../../../contexts/games/testing/calls'
import { leagueMaker, type TestLeague } from '../../../contexts/games/testing/league'
import { openProduct, type Product } from '../../../testing/product'
import { switchBrackets } from '../../../contexts/brackets/testing/made-bracket'
import { makeDivision, makeSeason, thingOf } from '../../../testing/made-league'
import { openWire, type Wire } from '../../../testing/wire'

type Listed = { readonly loc: string; readonly lastmod?: string }
type Parsed = {
  readonly urlset?: { readonly url: readonly Listed[] }
  readonly sitemapindex?: { readonly sitemap: readonly Listed[] }
}

let product: Product
let wire: Wire
let league: TestLeague
let games: GameCalls

beforeAll(async () => {
  product = await openProduct()
  wire = await openWire(product)
  league = await leagueMaker(product).league(product.organization.id, { players: 1 })
  games = gameCalls(product, league)
  thingOf(await product.as('org_owner').put(`/api/organizations/${product.organization.id}`, { domain: 'hoops.example.com' }))
})
afterAll(() => product.close())

const parser = new XMLParser({ parseTagValue: false, isArray: name => name === 'url' || name === 'sitemap' })
const read = (path: string, host = 'localhost', headers: Readonly<Record<string, string>> = {}) =>
  wire.read(path, { host, ...headers })
const sitemap = async (path: string, host?: string) => parser.parse((await read(path, host)).bytes.toString()) as Parsed
const DOMAIN = 'hoops.example.com'
const files = async () =>
  ((await sitemap('/sitemap.xml', DOMAIN)).sitemapindex?.sitemap ?? []).map(({ loc }) => loc.replace(`https://${DOMAIN}`, ''))

/** What all files of the sitemap name. */
const pages = async () => {
  const parts = await Promise.all((await files()).map(path => sitemap(path, DOMAIN)))
  return parts.flatMap(({ urlset }) => urlset?.url ?? [])
}

it('names the pages of a domain by its own addresses, players and teams too', async () => {
  const addresses = (await pages()).map(({ loc }) => loc)
  expect(addresses).toEqual(
    expect.arrayContaining([
      'https://hoops.example.com',
      'https://hoops.example.com/schedule',
      `https://hoops.example.com/teams/${league.teams[0].id}`,
      `https://hoops.example.com/players/${league.teams[0].players[0]}`,
    ]),
  )
  expect(addresses.filter(address => /login|tournamentBracket/.test(address))).toEqual([])
})

it('names the pages of past seasons, the champions, the brackets and the pages of the template', async () => {
  const staff = product.as('staff')
  const past = await makeSeason(staff, { active: false })
  await switchBrackets(product.as('org_owner'), product.organization.id, true)
  const division = await makeDivision(staff, past, 'East')
  const { template } = thingOf<{ template: string }>(await staff.get(`/api/organizations/${product.organization.id}/site`))
  await product.as('org_owner').put(`/api/organizations/${product.organization.id}/site`, { template: 'adult' })
  const found = (await pages()).map(({ loc }) => loc.replace('https://hoops.example.com', ''))
  await product.as('org_owner').put(`/api/organizations/${product.organization.id}/site`, { template })
  await switchBrackets(product.as('org_owner'), product.organization.id, false)
  expect(found).toEqual(
    expect.arrayContaining([
      `?season=${past}`,
      `/schedule?season=${past}`,
      `/teamList?season=${past}`,
      '/champions',
      `/tournamentBracket?divisionId=${division}&seasonId=${past}`,
      '/registration',
      '/contact',
    ]),
  )
  expect(new Set(found).size).toBe(found.length)
})

it('says when a game changed, follows it, and drops one that is deleted', async () => {
  const { id } = await games.schedule()
  const of = async () => (await pages()).find(({ loc }) => loc === `https://hoops.example.com/games/${id}`)
  const before = await of()
  expect(before?.lastmod).toMatch(/^\d{4}-\d\d-\d\dT/)
  await games.score(id, 61, 58)
  expect((await of())?.lastmod).not.toBe(before?.lastmod)
  await product.as('staff').delete(`${games.base}/games/${id}`)
  expect(await of()).toBeUndefined()
})

it('says when each page changed: of a team, a player and a season by what was entered for them', async () => {
  const staff = product.as('staff')
  const season = await makeSeason(staff, { active: false })
  const moments = async () => {
    const listed = [...(await pages()), ...((await sitemap('/sitemap.xml', DOMAIN)).sitemapindex?.sitemap ?? [])]
    return new Map(listed.map(({ loc, lastmod }) => [loc.replace(`https://${DOMAIN}`, ''), lastmod]))
  }
  const [home, away] = league.teams
  const { id: game } = await games.schedule()
  const before = await moments()
  await games.recorded(game, home.players[0] ?? 0, { PTS: 12 })
  await games.score(game, 61, 58)
  const after = await moments()
  const changed = [...after].filter(([path, moment]) => moment !== before.get(path)).map(([path]) => path)
  expect([...after].filter(([, moment]) => moment === undefined).map(([path]) => path)).toEqual([])
  expect(changed).toEqual(
    expect.arrayContaining([
      '',
      '/schedule',
      '/champions',
      `/teams/${home.id}`,
      `/teams/${away.id}`,
      `/players/${home.players[0]}`,
      `/games/${game}`,
      '/sitemap-pages.xml',
      '/sitemap-teams-1.xml',
      '/sitemap-players-1.xml',
      `/sitemap-${league.season}-1.xml`,
    ]),
  )
  expect(changed.filter(path => path.includes(`season=${season}`) || path === `/players/${away.players[0]}`)).toEqual([])
})

it('has files of its pages, its teams, its players and the games of each season, which read no game of another', async () => {
  const { id } = await games.schedule()
  const listed = await files()
  expect(listed).toEqual([
    '/sitemap-pages.xml',
    '/sitemap-teams-1.xml',
    '/sitemap-players-1.xml',
    `/sitemap-${league.season}-1.xml`,
  ])
  const texts = await Promise.all(listed.map(async path => (await read(path, DOMAIN)).bytes.toString()))
  expect(texts.map(text => text.includes(`/games/${id}<`))).toEqual([false, false, false, true])
})

it('of a shared host lists the sites that are found there', async () => {
  const listed = (await sitemap('/sitemap.xml')).sitemapindex?.sitemap.map(({ loc }) => loc)
  expect(listed).toEqual(['http://localhost/hillside/sitemap.xml'])
  expect((await read('/hillside/sitemap.xml')).status).toBe(200)
})

it('is kept, and asked for again by its ETag', async () => {
  const { headers } = await read('/sitemap.xml', 'hoops.example.com')
  expect([headers['content-type'], headers['cache-control']]).toEqual(['application/xml; charset=utf-8', 'public, no-cache'])
  expect((await read('/sitemap.xml', 'hoops.example.com', { 'if-none-match': String(headers.etag) })).status).toBe(304)
  expect((await wire.read('/sitemap.xml', { host: 'hoops.example.com' }, 'HEAD')).bytes).toHaveLength(0)
})

it('has no part and no site that is not there', async () => {
  for (const path of [
    `/sitemap-${league.season}-2.xml`,
    '/sitemap-999999-1.xml',
    '/sitemap-1.xml',
    '/sitemap-players-2.xml',
    '/sitemap-leagues-1.xml',
  ])
    expect((await read(path, DOMAIN)).status).not.toBe(200)
  expect((await read('/nobody/sitemap.xml')).status).not.toBe(200)
  expect((await read('/sitemap.xml', 'evil.example.com')).status).toBe(404)
})

it('has an icon at the address where some programs look for one', async () => {
  const icon = async (host: string) => {
    const { status, headers } = await read('/favicon.ico', host)
    return [status, headers.location]
  }
  expect(await icon('localhost')).toEqual([204, undefined])
  expect(await icon('nobody.example.com')).toEqual([204, undefined])
  expect(await icon(DOMAIN)).toEqual([302, `/api/icon.png?size=32&domain=${DOMAIN}`])
})

it('is named by the rules for robots, which keep them off a host that is nobody’s', async () => {
  const rules = async (host: string) => (await read('/robots.txt', host)).bytes.toString()
  expect(await rules('hoops.example.com')).toContain('Sitemap: http://hoops.example.com/sitemap.xml\n')
  expect(await rules('localhost')).toContain('Sitemap: http://localhost/sitemap.xml\n')
  expect(await rules('evil.example.com')).toBe('User-agent: *\nDisallow: /\n')
})
