import { SITE_TEMPLATES, type SiteTemplate } from '@fullcourt/domain/pages/site-templates'
import { inTurn } from '@fullcourt/domain/testing/in-turn'
import { makeBracket, makeMatchupGame, type MadeBracket } from '../../contexts/brackets/testing/made-bracket'
import { makeDivision, makeGame, makeLeague, makePlayer, makeTeam, thingOf } from '../../testing/made-league'
import { openProduct, type Client, type Product } from '../../testing/product'

/** The site of an organization with one of everything that a route names. */
type MadeSite = {
  readonly slug: string
  readonly domain: string
  readonly bracket: MadeBracket
  readonly player: number
  readonly game: number
}

let product: Product
let root: Client
const sites = new Map<SiteTemplate, MadeSite>()

const siteOf = (template: SiteTemplate): MadeSite => {
  const site = sites.get(template)
  if (!site) throw new Error(`No site has the template ${template}.`)
  return site
}

/** `jccoc` is the slug of whoever runs the youth league. */
const SLUGS: { readonly [Template in SiteTemplate]: string } = { generic: 'lakeside', adult: 'city-hoops', youth: 'jccoc' }

const makeOrganization = async (slug: string, domain: string) =>
  thingOf(await root.post('/api/organizations', { name: slug, slug, domain })).id

const makeSite = async (template: SiteTemplate): Promise<MadeSite> => {
  const slug = SLUGS[template]
  const domain = `${slug}.example.org`
  const id = await makeOrganization(slug, domain)
  // The lists of the product pass over an organization that nobody works for.
  thingOf(
    await root.post('/api/usersv2', { username: slug, password: 'a long password', role: 'org_owner', organization_id: id }),
  )
  thingOf(await root.put(`/api/organizations/${id}/site`, { template }))
  thingOf(await root.put(`/api/organizations/${id}`, { feature_flags: { brackets: true } }))
  const { id: season } = thingOf(await root.post(`/api/organizations/${id}/seasons`, { name: 'Fall', active: true }))
  const bracket = await makeBracket(root, 4, season)
  const [team = 0] = bracket.teams
  const player = await makePlayer(root, { address: `${bracket.league.address}/teams/${team}` }, 'Ana', 'Lee')
  return { slug, domain, bracket, player, game: await makeMatchupGame(root, bracket, 'r1-0', [61, 58]) }
}

beforeAll(async () => {
  product = await openProduct()
  root = product.as('super_admin')
  for (const template of SITE_TEMPLATES) sites.set(template, await makeSite(template))
})
afterAll(() => product.close())

type Visited = { readonly status: number; readonly address: string; readonly html: string }

/** The page where a visitor ends up, redirects of the same host followed. */
const visit = async (address: string, host = 'localhost', redirects = 3): Promise<Visited> => {
  const { status, headers, body } = await product.as('nobody').get(address, { host })
  const { location } = headers
  if (typeof location !== 'string' || redirects === 0) return { status, address, html: String(body) }
  return visit(location, host, redirects - 1)
}

const headingsOf = (html: string) => [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) => text)

/** What is wrong with the pages at some addresses, one line each. */
const faultsOf = async (addresses: readonly string[], host?: string): Promise<string[]> => {
  const faults: string[] = []
  for (const address of addresses) {
    const { status, html } = await visit(address, host)
    const headings = headingsOf(html)
    if (status !== 200 || headings.length !== 1 || !/<title>[^<]+<\/title>/.test(html))
      faults.push(`${address}: ${status} ${headings.join(' / ')}`)
  }
  return faults
}

type Things = Pick<MadeSite, 'bracket' | 'player' | 'game'>

/**
 * The documented public routes below a slug (docs/public-pages.md#which-pages-there-are), the home page included: 22, and without a slug
 * two more.
 */
const routesWithSlug = ({ bracket: { teams, division, season }, player, game }: Things) => [
  '',
  '/teamList',
  '/JTeamList',
  '/playerList',
  '/schedule',
  `/teams/${teams[0]}`,
  `/players/${player}`,
  `/player/${player}/stats`,
  `/games/${game}`,
  '/leaderboard',
  '/registration',
  '/leagueInfo',
  '/tournament',
  `/tournamentBracket?divisionId=${division}&seasonId=${season}`,
  '/ourTeam',
  '/leagueFootage',
  '/players',
  '/games',
  '/youth',
  '/contact',
  '/about',
  '/login',
]

/** Those without a slug: 18, after the home page, `/site` and the page of a league. */
const routesWithoutSlug = ({ bracket: { teams, division, season, league }, player, game }: Things) => [
  '/',
  '/site',
  `/player/${player}/stats`,
  '/schedule',
  '/teamList',
  '/playerList',
  '/playerListAuth',
  `/teams/${teams[0]}`,
  `/players/${player}`,
  `/games/${game}`,
  '/registration',
  '/leaderboard',
  '/leagueInfo',
  '/tournament',
  '/tournamentBracket',
  `/tournamentBracket?divisionId=${division}&seasonId=${season}`,
  '/ourTeam',
  '/leagueFootage',
  '/youth',
  '/contact',
  '/login',
  `/leagues/${league.league}`,
]

/** Of the product itself, and of the youth league. */
const ROUTES_OF_HOST = ['/', '/listings', '/browse', '/millionaire', '/youth/jccoc', '/login']
const ROUTES_OF_YOUTH_LEAGUE = ['/jccoc', '/jccoc/schedule', '/jccoc/jTeamList', '/jccoc/playerList']

const within = (address: string, domain: string) => `${address}${address.includes('?') ? '&' : '?'}domain=${domain}`

type Way = 'slug' | 'domain' | 'query'
const WAYS: readonly Way[] = ['slug', 'domain', 'query']

/** Of routes those that are asked for in one of the ways: of each template each route in one way, of all templates each in every way. */
const askedFor = (routes: readonly string[], template: SiteTemplate, way: Way): readonly string[] =>
  routes.filter(route => {
    const [page = ''] = route.split('?')
    return inTurn(WAYS, SITE_TEMPLATES.indexOf(template) + page.replace(/\d+/, '').length).includes(way)
  })

describe.each(SITE_TEMPLATES)('A site of the template %s answers every public route', template => {
  it('under its slug on a shared host', async () => {
    const site = siteOf(template)
    const routes = askedFor(routesWithSlug(site), template, 'slug')
    expect(await faultsOf(routes.map(route => `/${site.slug}${route}`))).toEqual([])
  })

  it('on its own domain', async () => {
    const site = siteOf(template)
    expect(await faultsOf(askedFor(routesWithoutSlug(site), template, 'domain'), site.domain)).toEqual([])
  })

  it('on localhost with its domain in the query', async () => {
    const site = siteOf(template)
    const routes = askedFor(routesWithoutSlug(site), template, 'query')
    expect(await faultsOf(routes.map(route => within(route, site.domain)))).toEqual([])
  })

  it('with and without brackets', async () => {
    const { slug, domain, bracket } = siteOf(template)
    const { id } = thingOf(await root.get(`/api/organizations/slug/${slug}`))
    thingOf(await root.put(`/api/organizations/${id}`, { feature_flags: { brackets: false } }))
    const chosen = `/tournamentBracket?divisionId=${bracket.division}&seasonId=${bracket.season}`
    const pages = ['/tournament', '/tournamentBracket', chosen]
    expect(await faultsOf(pages.map(page => `/${slug}${page}`))).toEqual([])
    expect(await faultsOf(pages, domain)).toEqual([])
    thingOf(await root.put(`/api/organizations/${id}`, { feature_flags: { brackets: true } }))
  })
})

describe('The product', () => {
  it('answers the routes of a shared host', async () => expect(await faultsOf(ROUTES_OF_HOST)).toEqual([]))

  it('answers the routes of the youth league', async () => expect(await faultsOf(ROUTES_OF_YOUTH_LEAGUE)).toEqual([]))

  it('leads from its youth page to the site of the youth league', async () =>
    expect((await visit('/youth/jccoc')).html).toContain('href="/jccoc/jTeamList"'))

  it('leads there from the domain of another organization, too', async () =>
    expect((await visit('/youth/jccoc', siteOf('adult').domain)).html).toContain('href="https://jccoc.example.org/jTeamList"'))
})

it('The foot of a site on its own domain names the product, and leads nowhere where nobody said where the product is', async () => {
  const { html } = await visit('/teamList', siteOf('adult').domain)
  const [, foot = ''] = /<footer[^>]*>([^]*?)<\/footer>/.exec(html) ?? []
  expect(foot.replace(/<[^>]+>/g, '')).toContain('Powered by Fullcourt')
  expect(foot).not.toMatch(/<a [^>]*>Powered by/)
})

/** The sentence of a page and its status. */
const statusAndText = async (address: string, host?: string) => {
  const { status, html } = await visit(address, host)
  const [, main = ''] = /<main[^>]*>([^]*?)<\/main>/.exec(html) ?? []
  return { status, text: main.replace(/<[^>]+>/g, ' ') }
}

describe('A page that is not there has a sentence and the status 404', () => {
  it.each([
    ['/no-such-league', undefined, 'It may have been moved or removed.'],
    ['/no-such-league/schedule', undefined, 'It may have been moved or removed.'],
    ['/', 'nobody.example.org', 'No league has its site at this address.'],
    ['/teamList', 'nobody.example.org', 'No league has its site at this address.'],
    ['/schedule', 'nobody.example.org', 'No league has its site at this address.'],
    ['/listings', 'nobody.example.org', 'No league has its site at this address.'],
    ['/no-such/page/at-all', 'nobody.example.org', 'No league has its site at this address.'],
    ['/?domain=nobody.example.org', undefined, 'No league has its site at this address.'],
  ])('of an unknown organization: %s on %s', async (address, host, sentence) => {
    const { status, text } = await statusAndText(address, host)
    expect(status).toBe(404)
    expect(text).toContain(sentence)
  })

  it('leads nobody from a host without a league to another page that is not there', async () => {
    for (const address of ['/', '/teamList', '/listings', '/no-such/page/at-all', '/login']) {
      const { html } = await visit(address, 'nobody.example.org')
      const [, body = ''] = /<body[^>]*>([^]*)<\/body>/.exec(html) ?? []
      const ways = [...body.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)].map(([, way = '']) => way)
      for (const way of ways) expect([address, way, (await visit(way, 'nobody.example.org')).status]).toEqual([address, way, 200])
    }
  })

  it.each([
    ['/games/999999', 'Game not found.'],
    ['/teams/999999', 'Team not found.'],
    ['/players/999999', 'Player not found.'],
    ['/player/999999/stats', 'Player not found.'],
    ['/tournamentBracket?divisionId=999999', 'Division not found.'],
    ['/no-such-page', 'It may have been moved or removed.'],
  ])('of an unknown thing: %s', async (address, sentence) => {
    const { slug, domain } = siteOf('generic')
    for (const [page, host] of [
      [`/${slug}${address}`, undefined],
      [address, domain],
    ] as const) {
      const { status, text } = await statusAndText(page, host)
      expect(status).toBe(404)
      expect(text).toContain(sentence)
    }
  })

  it('of another organization’s things', async () => {
    const { game, player, bracket } = siteOf('adult')
    for (const page of [`/games/${game}`, `/players/${player}`, `/teams/${bracket.teams[0]}`])
      expect((await visit(`/${SLUGS.generic}${page}`)).status).toBe(404)
  })
})

it.each([
  { how: 'without a season', slug: 'no-season', seasons: [] },
  { how: 'with a season in which nothing is', slug: 'empty-season', seasons: [{ name: 'Fall', active: true }] },
  { how: 'with a season that has ended', slug: 'ended-season', seasons: [{ name: 'Fall', active: false }] },
])('An organization $how has a page with a sentence at every route', async ({ slug, seasons }) => {
  const id = await makeOrganization(slug, `${slug}.example.org`)
  thingOf(await root.put(`/api/organizations/${id}`, { feature_flags: { brackets: true } }))
  for (const season of seasons) thingOf(await root.post(`/api/organizations/${id}/seasons`, season))
  const pages = ['', '/teamList', '/schedule', '/playerList', '/leaderboard', '/tournament', '/tournamentBracket', '/search?q=a']
  expect(await faultsOf(pages.map(page => `/${slug}${page}`))).toEqual([])
  for (const page of pages) expect((await statusAndText(`/${slug}${page}`)).text.trim().length).toBeGreaterThan(30)
})

const HOSTILE = '</script><img src=x onerror=alert(1)>'

describe('Names and texts that are markup, and links that would run a script', () => {
  let slug: string
  let things: Things

  beforeAll(async () => {
    slug = 'markup'
    const id = thingOf(await root.post('/api/organizations', { name: HOSTILE, slug })).id
    thingOf(await root.put(`/api/organizations/${id}`, { feature_flags: { brackets: true } }))
    const text = `${HOSTILE} [here](javascript:alert(1)) <b>bold</b>`
    const content = {
      home: { headline: HOSTILE, welcome: text, history: text },
      registration: {
        intro: text,
        fees: [{ name: HOSTILE, amount: HOSTILE, note: HOSTILE }],
        steps: [{ title: HOSTILE, text }],
      },
      leagueFootage: { intro: text, videos: [{ title: HOSTILE, video: 'https://youtu.be/dQw4w9WgXcQ' }] },
      leagueInfo: {
        locations: [{ name: HOSTILE, address: HOSTILE, days: HOSTILE, starts: HOSTILE }],
        questions: [{ question: HOSTILE, answer: text }],
        divisions: [{ name: HOSTILE, text }],
      },
      tournament: { eligibility: text },
      ourTeam: { cards: [{ title: HOSTILE, text }] },
      youth: { welcome: text, facts: [{ name: HOSTILE, value: HOSTILE }] },
      contact: { intro: text, address: HOSTILE, phone: HOSTILE },
      about: { text },
    }
    thingOf(await root.put(`/api/organizations/${id}/site`, { content }))
    const { id: season } = thingOf(await root.post(`/api/organizations/${id}/seasons`, { name: HOSTILE, active: true }))
    const league = await makeLeague(root, HOSTILE, season)
    const [home, away] = [await makeTeam(root, league, HOSTILE), await makeTeam(root, league, `${HOSTILE} 2`)]
    const player = await makePlayer(root, home, HOSTILE, HOSTILE)
    const game = await makeGame(root, league, [home.id, away.id], [12, 3])
    thingOf(await root.put(`/api/gamesv2/${game}/details`, { location: HOSTILE }))
    const corrected = { score_home: 14, score_away: 3, reason: HOSTILE, reasonPublic: true }
    thingOf(await root.put(`/api/gamesv2/${game}/scores`, corrected))
    thingOf(await root.put(`/api/organizations/${id}/site`, { content: { players: { player, sponsor: HOSTILE } } }))
    const division = await makeDivision(root, season, HOSTILE)
    thingOf(await root.post(`/api/divisions/${division}/fill`, { leagueId: league.league, count: 2 }))
    things = { player, game, bracket: { league, season, division, teams: [home.id, away.id], entries: [], address: '' } }
  })

  const isMarkup = (text: string) => /<img src=x|<b>bold|href="javascript:/.test(text)

  it('are text on every page, and in what pages say about themselves to programs', async () => {
    for (const route of [...routesWithSlug(things), '/search?q=img', '/embed/standings', '/embed/schedule']) {
      const { status, html } = await visit(`/${slug}${route}`)
      expect([route, status, isMarkup(html)]).toEqual([route, 200, false])
      for (const [, data = ''] of html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>([^]*?)<\/script>/g))
        expect(() => JSON.parse(data) as unknown).not.toThrow()
    }
  })

  it.each(['results.rss', 'calendar.ics', 'standings.csv', 'schedule.csv', 'leaders.csv', 'players.csv'])(
    'are text in /api/%s',
    async name => {
      const { status, headers, body } = await product.as('nobody').get(`/api/${name}?slug=${slug}`)
      expect(status).toBe(200)
      expect(headers['content-type']).toMatch(/^(?:application\/rss\+xml|text\/calendar|text\/csv)/)
      if (name.endsWith('rss')) expect(isMarkup(String(body))).toBe(false)
    },
  )

  it('are drawn in preview pictures', async () => {
    const { player, game, bracket } = things
    const division = `/api/seasonsv2/${bracket.season}/divisions/${bracket.division}`
    for (const subject of ['/api', '/api/standings', `/api/gamesv2/${game}`, `/api/playersv2/${player}`, division])
      expect(await product.as('nobody').get(`${subject}/preview.png?slug=${slug}`)).toMatchObject({
        status: 200,
        headers: { 'content-type': 'image/png' },
      })
  })
})
