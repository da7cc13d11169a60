import sharp from 'sharp'
import { gameCalls, type GameCalls } from '../../contexts/games/testing/calls'
import { leagueMaker, type TestLeague } from '../../contexts/games/testing/league'
import { openProduct, type Product } from '../../testing/product'
import { openWire, type Wire } from '../../testing/wire'

let product: Product
let wire: Wire
let league: TestLeague
let games: GameCalls
let game: number

beforeAll(async () => {
  product = await openProduct()
  wire = await openWire(product)
  league = await leagueMaker(product).league(product.organization.id, { players: 1 })
  games = gameCalls(product, league)
  game = (await games.schedule()).id
})
afterAll(() => product.close())

const at = (path: string, query = '') => `/api/${path}?slug=${product.organization.slug}${query}`
const read = (path: string, query = '', headers: Readonly<Record<string, string>> = {}) => wire.read(at(path, query), headers)

const previews = () => [
  'preview.png',
  'standings/preview.png',
  `gamesv2/${game}/preview.png`,
  `playersv2/${league.teams[0].players[0]}/preview.png`,
]

it('is a picture of the size that readers of previews ask for, which anybody may keep', async () => {
  for (const path of previews()) {
    const { status, headers, bytes } = await read(path)
    expect([path, status, headers['content-type'], headers['cache-control']]).toEqual([
      path,
      200,
      'image/png',
      'public, no-cache',
    ])
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  }
})

it('is not compressed once more, and asked for again by its ETag', async () => {
  const path = `gamesv2/${game}/preview.png`
  const { headers, bytes } = await read(path, '', { 'accept-encoding': 'gzip, br' })
  expect([headers['content-encoding'], headers['content-length']]).toEqual([undefined, String(bytes.length)])
  expect((await read(path, '', { 'if-none-match': String(headers.etag) })).status).toBe(304)
  expect((await wire.read(at(path), {}, 'HEAD')).bytes).toHaveLength(0)
})

it('is made anew when the score changes', async () => {
  const path = `gamesv2/${game}/preview.png`
  const before = await read(path)
  await games.score(game, 61, 58)
  expect((await read(path)).headers.etag).not.toBe(before.headers.etag)
})

it('of a game paints each team in a colour of its own, also where they chose none', async () => {
  const { data, info } = await sharp((await read(`gamesv2/${game}/preview.png`)).bytes)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colourAt = (x: number) => {
    const start = (Math.floor(info.height / 2) * info.width + x) * info.channels
    return [...data.subarray(start, start + 3)]
  }
  const [away, home] = [colourAt(10), colourAt(info.width - 10)]
  expect(away).not.toEqual(home)
})

describe('of a past season', () => {
  let past: TestLeague
  let own: GameCalls
  const etagOf = async (path: string, query = '') => (await read(path, query)).headers.etag
  beforeAll(async () => {
    const maker = leagueMaker(product)
    const season = await maker.season(product.organization.id, { name: 'Winter', active: false })
    past = await maker.league(product.organization.id, { season, name: 'Friday', players: 1 })
    own = gameCalls(product, past)
    const { id } = await own.schedule()
    await own.recorded(id, past.teams[0].players[0] ?? 0, { PTS: 12 })
    await own.score(id, 61, 58)
  })

  it.each<[string, () => readonly [path: string, query: string]]>([
    ['the standings', () => ['standings/preview.png', `&seasonId=${past.season}`]],
    ['a league', () => ['standings/preview.png', `&leagueId=${past.league}`]],
    ['a player who played in no later one', () => [`playersv2/${past.teams[0].players[0]}/preview.png`, '']],
  ])('names that season: %s', async (_, at) => {
    const before = await etagOf(...at())
    await product.as('staff').put(`/api/seasonsv2/${past.season}`, { name: `Winter of ${before?.slice(-6)}` })
    expect(await etagOf(...at())).not.toBe(before)
  })

  it('shows a player with their figures of it, also where it is the last that they played in', async () => {
    const path = `playersv2/${past.teams[0].players[0]}/preview.png`
    const [last, named, running] = [
      await etagOf(path),
      await etagOf(path, `&seasonId=${past.season}`),
      await etagOf(path, `&seasonId=${league.season}`),
    ]
    expect(last).toBe(named)
    expect(last).not.toBe(running)
  })
})

it('shows a name in letters that this machine may have no font for, and one of emoji alone', async () => {
  for (const name of ['東京ホークス', '🏀🏀', '</svg><script>alert(1)</script>']) {
    await product.as('staff').put(`${games.base}/teams/${league.teams[0].id}`, { name })
    expect([name, (await read(`gamesv2/${game}/preview.png`)).status]).toEqual([name, 200])
  }
})

it.each([
  [32, 'any'],
  [180, 'any'],
  [512, 'maskable'],
])('is an icon of %i pixels, %s', async (size, purpose) => {
  const { bytes } = await read('icon.png', `&size=${size}&purpose=${purpose}`)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: size, height: size })
})

it('is no icon of a size that nobody asks for', async () => expect((await read('icon.png', '&size=4000')).status).toBe(400))

it('says the site as an app, with icons that are there', async () => {
  const { headers, bytes } = await read('site.webmanifest')
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  const manifest = JSON.parse(bytes.toString()) as { start_url: string; short_name: string; icons: { src: string }[] }
  expect(manifest).toMatchObject({
    name: 'Riverside League',
    start_url: '/riverside',
    scope: '/riverside',
    theme_color: '#b93c0b',
  })
  for (const { src } of manifest.icons) expect((await wire.read(src)).status).toBe(200)
})

it('is not there for what is not', async () => {
  expect((await read('gamesv2/999/preview.png')).status).toBe(404)
  expect((await wire.read('/api/preview.png?slug=nobody')).status).toBe(404)
})
