import { gameCalls, type GameCalls } from '../../contexts/games/testing/calls'
import { leagueMaker, type TestLeague } from '../../contexts/games/testing/league'
import { openProduct, type Product } from '../../testing/product'
import { readFeed } from './testing/read-feed'

let product: Product
let league: TestLeague
let games: GameCalls

beforeAll(async () => {
  product = await openProduct()
  league = await leagueMaker(product).league(product.organization.id, { players: 0 })
  games = gameCalls(product, league)
})
afterAll(() => product.close())

const answered = (query = '') => product.as('nobody').get(`/api/results.rss?slug=${product.organization.slug}${query}`)
const feed = async (query = '') => readFeed(String((await answered(query)).body))

it('is sent as a feed that anybody may keep', async () => {
  const { status, headers } = await answered()
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/rss+xml; charset=utf-8',
    'public, no-cache',
  ])
})

it('shows results alone, the newest game first', async () => {
  await games.schedule({ date: '2026-07-03' })
  for (const [date, points] of [
    ['2026-07-01', 61],
    ['2026-07-02', 71],
  ] as const)
    await games.score((await games.schedule({ date })).id, points, 58)
  expect((await feed()).items.map(({ title }) => title)).toEqual([
    expect.stringMatching(/ 58, .+ 71$/),
    expect.stringMatching(/ 58, .+ 61$/),
  ])
})

it('says the corrected score of the same item, and that it was corrected', async () => {
  const { id } = await games.schedule({ date: '2026-07-09' })
  await games.score(id, 61, 58)
  const [before] = (await feed()).items
  await games.score(id, 62, 58)
  const [after] = (await feed()).items
  expect(after).toMatchObject({ guid: before?.guid, pubDate: before?.pubDate, title: expect.stringMatching(/62$/) as string })
  expect([before?.updated, after?.updated]).toEqual([undefined, expect.stringMatching(/^\d{4}-.+Z$/)])
  expect(after?.description).toBe('Final score of July 9, 2026. Corrected since it was first published.')
})

it('is of a team, and named after it', async () => {
  const other = await leagueMaker(product).league(product.organization.id, { season: league.season, name: 'Tuesday', players: 0 })
  expect((await feed(`&teamId=${other.teams[0].id}`)).items).toEqual([])
  const own = await feed(`&teamId=${league.teams[0].id}`)
  expect(own.items.length).toBeGreaterThan(0)
  expect(own.title).toMatch(/: results$/)
})

it('says its own address with its filters, under a domain as under a slug', async () => {
  const [team] = league.teams
  const { slug } = product.organization
  expect((await feed(`&teamId=${team.id}`)).self?.['@_href']).toBe(
    `http://localhost/api/results.rss?teamId=${team.id}&slug=${slug}`,
  )
  const owner = product.as('org_owner')
  await owner.put(`/api/organizations/${product.organization.id}`, { domain: 'hoops.example.com' })
  const { status, body } = await product.as('nobody').get('/api/results.rss?domain=hoops.example.com')
  const under = readFeed(String(body))
  expect(status).toBe(200)
  expect(under.self?.['@_href']).toBe('https://hoops.example.com/api/results.rss?domain=hoops.example.com')
  expect(under.items.map(({ link }) => link)).toEqual(
    under.items.map(() => expect.stringMatching(/^https:\/\/hoops\.example\.com\/games\/\d+$/)),
  )
  await owner.put(`/api/organizations/${product.organization.id}`, { domain: null })
})

it('leads to the host by which it was asked for, whoever asked before, where the product has none of its own', async () => {
  const { slug } = product.organization
  const [team] = league.teams
  const { id } = await games.schedule({ date: '2026-07-16' })
  await product.as('org_owner').put(`/api/gamesv2/${id}/details`, { date: '2026-07-17' })
  await games.score(id, 61, 58)
  const linksAt = async (address: string, host: string) => {
    const { link, self, items } = readFeed(String((await product.as('nobody').get(address, { host })).body))
    return [link, self?.['@_href'], items[0]?.link].map(String)
  }
  for (const address of [`/api/results.rss?slug=${slug}`, `/api/schedule-changes.rss?slug=${slug}&teamId=${team.id}`])
    for (const host of ['localhost:3000', '192.168.0.7'])
      for (const link of await linksAt(address, host))
        expect(link).toMatch(new RegExp(`^http://${host}/(?:${slug}|api)(?:[/?]|$)`))
})

describe('The feed of what changed in the schedule of a team', () => {
  const changes = async (team: number) =>
    readFeed(
      String((await product.as('nobody').get(`/api/schedule-changes.rss?slug=${product.organization.slug}&teamId=${team}`)).body),
    )

  it('has an item for each change, with both places, which leads to the game', async () => {
    const [home, away] = league.teams
    const { id } = await games.schedule({ date: '2026-08-01', time: '18:00', location: 'Court 1' })
    const details = `/api/gamesv2/${id}/details`
    await product.as('org_owner').put(details, { date: '2026-08-02', time: '10:00', location: 'Court 2' })
    const { title, self, items } = await changes(home.id)
    expect(title).toBe(`Hawks: schedule changes`)
    expect(self?.['@_href']).toContain(`/api/schedule-changes.rss?teamId=${home.id}`)
    expect(items[0]).toMatchObject({
      title: `Moved: vs Bulls`,
      description:
        `Before: vs Bulls, Saturday, August 1, 2026, 6:00 PM, Court 1. ` +
        `Now: vs Bulls, Sunday, August 2, 2026, 10:00 AM, Court 2.`,
      link: expect.stringMatching(new RegExp(`/games/${id}$`)) as string,
    })
    expect((await changes(away.id)).items[0]?.title).toBe(`Moved: at Hawks`)
    await product.as('staff').put(details, { location: 'Court 3' })
    const [newest, before] = (await changes(home.id)).items
    expect([newest?.title, before?.guid]).toEqual([`Other place: vs Bulls`, items[0]?.guid])
  })

  it('is of one team, which is named', async () => {
    const { status } = await product.as('nobody').get(`/api/schedule-changes.rss?slug=${product.organization.slug}`)
    expect(status).toBe(400)
  })
})

it.each([
  '/api/standings.csv',
  '/api/schedule.csv',
  '/api/leaders.csv',
  '/api/players.csv',
  '/api/preview.png',
  '/api/standings/preview.png',
  '/api/calendar.ics',
  '/api/icon.png?size=32',
])('%s is the same under a domain as under a slug', async address => {
  const owner = product.as('org_owner')
  await owner.put(`/api/organizations/${product.organization.id}`, { domain: 'hoops.example.com' })
  const named = address + (address.includes('?') ? '&' : '?')
  const [bySlug, byDomain] = await Promise.all(
    [`slug=${product.organization.slug}`, 'domain=hoops.example.com'].map(name => product.as('nobody').get(named + name)),
  )
  expect([byDomain?.status, bySlug?.status]).toEqual([200, 200])
  expect(byDomain?.headers['content-type']).toBe(bySlug?.headers['content-type'])
  expect(byDomain?.body).toEqual(bySlug?.body)
})

it('is not there for an organization that is not', async () =>
  expect((await product.as('nobody').get('/api/results.rss?slug=nobody')).status).toBe(404))
