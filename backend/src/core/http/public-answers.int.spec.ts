import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { inTurn } from '@fullcourt/domain/testing/in-turn'
import { lineBody } from '../../contexts/games/testing/calls'
import { makeGame, makeLeague, makePlayer, makeTeam, thingOf, type MadeLeague } from '../../testing/made-league'
import { openProduct, type Answer, type Client, type Headers, type Product } from '../../testing/product'
import { sampleOf, type Sample } from '../../testing/sample'
import { addressOf, withQuery } from '../../testing/slice'
import { DOCUMENTED, UNLISTED } from '../../testing/slice-calls'
import { openWire, type Wire } from '../../testing/wire'

let product: Product
let own: Sample
let staff: Client
let wire: Wire
let addresses: readonly string[]

beforeAll(async () => {
  product = await openProduct()
  own = await sampleOf(product, product.organization, product.as('org_owner'))
  staff = product.as('staff')
  wire = await openWire(product)
  const reads = [...DOCUMENTED, ...UNLISTED].filter(({ who }) => who === 'tenant')
  addresses = [
    ...(await Promise.all(reads.map(async call => withQuery(addressOf(call, await call.filling(own)), 'slug=riverside')))),
    ...ITSELF,
  ]
})
afterAll(() => product.close())

/** The organization itself, named in the path. */
const ITSELF = ['/api/organizations/slug/riverside', '/api/organizations/domain/riverside.example.com']

/** A visitor, over a socket: cached responses are served ahead of the framework. */
const visitor = {
  get: async (address: string, headers: Headers = {}): Promise<Answer> => {
    const { status, bytes, headers: answered } = await wire.read(address, headers)
    const text = bytes.toString()
    if (text === '') return { status, headers: answered, body: null }
    const isJson = String(answered['content-type']).startsWith('application/json')
    return { status, headers: answered, body: isJson ? (JSON.parse(text) as unknown) : text }
  },
}

describe('what is known of a person', () => {
  const EMAIL = 'ana.secret@example.com'
  const PHONE = '+1 555 0199'

  beforeAll(async () => {
    thingOf(await staff.put(`/api/playersv2/${own.player}`, { email: EMAIL, phoneNumber: PHONE }))
    thingOf(await staff.put('/api/player-game-stats', lineBody(own.game, own.player, { PTS: 12, '3PM': 2 }, own.teams[0])))
  })

  it('is shown to staff', async () =>
    expect((await staff.get(`/api/playersv2/${own.player}/information`)).body).toMatchObject({
      email: EMAIL,
      phoneNumber: PHONE,
    }))

  it('is in no public answer, whoever asks', async () => {
    for (const [n, address] of addresses.entries())
      for (const client of inTurn([visitor, product.as('nobody'), staff, product.as('super_admin')], n, 2)) {
        const { status, body } = await client.get(address)
        const text = JSON.stringify(body)
        const found = [EMAIL, PHONE, '5550199', 'olga@example.com', 'stan@example.com', '"email"', '"phoneNumber"', '"reason"']
        expect([address, status, found.filter(secret => text.includes(secret))]).toEqual([address, 200, []])
      }
  })

  it('is in no public answer of the organization itself', async () => {
    for (const address of ITSELF) expect(JSON.stringify((await visitor.get(address)).body)).not.toMatch(/@example\.com|stan|olga/)
  })
})

/** Changes with every name of a team. */
const TEAMS = '/api/teamsv2?slug=riverside'

describe('a public answer', () => {
  it('may be stored anywhere, and is asked for again each time', async () => {
    for (const address of addresses) {
      const { headers } = await visitor.get(address)
      expect([address, headers['cache-control'], headers.vary]).toEqual([address, 'public, no-cache', 'Accept-Encoding'])
      expect([headers.etag, headers['set-cookie']]).toEqual([expect.stringMatching(/^"[\w-]+"$/), undefined])
    }
  })

  it('carries no revision: only staff send one back', async () => {
    const text = await Promise.all(addresses.map(async address => JSON.stringify((await visitor.get(address)).body)))
    expect(addresses.filter((_, i) => /"\w*revision"/i.test(text[i] ?? ''))).toEqual([])
  })

  it('is 304 without a body where the reader has it already', async () => {
    for (const [n, address] of addresses.entries()) {
      const { headers } = await visitor.get(address)
      const { etag } = headers
      for (const match of inTurn([etag, `W/${String(etag)}`, `"other", ${String(etag)}`, '*'], n)) {
        const again = await visitor.get(address, { 'if-none-match': String(match) })
        expect([address, again.status, again.body, again.headers.etag]).toEqual([address, 304, null, headers.etag])
      }
      expect((await visitor.get(address, { 'if-none-match': '"other"' })).status).toBe(200)
    }
  })

  it('is the same in every encoding, fresh and cached', async () => {
    const read = async (encoding?: string) => {
      const { headers, bytes } = await wire.read(TEAMS, encoding === undefined ? {} : { 'accept-encoding': encoding })
      return { encoding: headers['content-encoding'], bytes, type: headers['content-type'] }
    }
    await staff.put(`${own.league.address}/teams/${own.teams[0]}`, { name: 'Hawks anew' })
    const fresh = await read('br')
    const [plain, gzip, br] = [await read(), await read('gzip'), await read('br')]
    expect([plain.encoding, gzip.encoding, br.encoding, fresh.encoding]).toEqual([undefined, 'gzip', 'br', 'br'])
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true)
    expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true)
    expect(fresh.bytes.equals(br.bytes)).toBe(true)
    expect(plain.type).toBe('application/json; charset=utf-8')
  })

  it('of a HEAD has the headers and no body, fresh and cached', async () => {
    await staff.put(`${own.league.address}/teams/${own.teams[0]}`, { name: 'Hawks again' })
    for (const state of ['made anew', 'kept']) {
      const { status, headers, bytes } = await wire.read(TEAMS, {}, 'HEAD')
      const { etag, 'cache-control': cacheControl } = (await wire.read(TEAMS)).headers
      expect([state, status, bytes.length, headers.etag, headers['cache-control']]).toEqual([state, 200, 0, etag, cacheControl])
    }
  })

  it('that is an error is not stored', async () => {
    const { status, headers } = await visitor.get('/api/gamesv2/999999?slug=riverside')
    expect([status, headers['cache-control'], headers.etag]).toEqual([404, 'no-store', undefined])
  })

  it('carries the headers that keep browsers careful', async () => {
    for (const headers of [(await visitor.get(TEAMS)).headers, (await visitor.get('/api/nothing')).headers])
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'self'"),
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
  })

  it('is framed by its own site alone, but for a page that is made for other websites', async () => {
    const framedBy = async (address: string) => {
      const { headers } = await visitor.get(address)
      const [, ancestors] = /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy'])) ?? []
      return [headers['x-frame-options'], ancestors]
    }
    const { slug } = product.organization
    expect(await framedBy(TEAMS)).toEqual(['SAMEORIGIN', "'self'"])
    expect(await framedBy(`/${slug}/standings`)).toEqual(['SAMEORIGIN', "'self'"])
    expect(await framedBy(`/${slug}/embed/standings`)).toEqual([undefined, '*'])
  })
})

describe('the very next public read shows', () => {
  let league: MadeLeague
  let home: { id: number; address: string }
  let away: { id: number; address: string }
  let player: number
  let game: number

  beforeAll(async () => {
    const season = thingOf(await staff.post('/api/seasonsv2', { name: 'Now', active: true })).id
    league = await makeLeague(staff, 'Now League', season)
    home = await makeTeam(staff, league, 'Foxes')
    away = await makeTeam(staff, league, 'Wolves')
    player = await makePlayer(staff, home, 'Cy', 'Young')
    game = await makeGame(staff, league, [home.id, away.id])
  })

  const shown = async (path: string): Promise<string> => JSON.stringify(thingOf(await visitor.get(`${path}?slug=riverside`)))
  const pages = () => ({
    standings: `/api/seasonsv2/${league.season}/leagues-with-teams-public`,
    game: `/api/gamesv2/${game}`,
    games: '/api/gamesv2',
    team: `/api/teamsv2/${home.id}`,
    teamInLeague: home.address.replace(/$/, ''),
    teams: '/api/teamsv2',
    player: `/api/playersv2/${player}/basic`,
    playerStats: `/api/playersv2/${player}/stats`,
    playerName: `/api/playersv2/${player}`,
    players: '/api/playersv2',
    leaders: '/api/stat-leaders',
    points: '/api/records/top20Points',
    wins: '/api/records/top20TeamWins',
    seasons: '/api/seasonsv2',
    leagues: '/api/leagues',
    leagueName: `/api/seasonsv2/${league.season}/leagues/${league.league}`,
  })
  type Page = keyof ReturnType<typeof pages>

  /** Reads pages before, so that their answers are cached, and after a change. */
  const around = async (names: readonly Page[], change: () => Promise<unknown>): Promise<Record<string, [string, string]>> => {
    const addresses = pages()
    const before = await Promise.all(names.map(name => shown(addresses[name])))
    await change()
    const after = await Promise.all(names.map(name => shown(addresses[name])))
    return Object.fromEntries(names.map((name, i) => [name, [before[i] as string, after[i] as string]]))
  }
  const changed = (seen: Record<string, [string, string]>) =>
    Object.keys(seen).filter(name => seen[name]?.[0] !== seen[name]?.[1])

  it('a score: in standings, game, schedule, team and wins', async () => {
    const names: Page[] = ['standings', 'game', 'games', 'team', 'teamInLeague', 'wins']
    for (const score of [80, 81, 60]) {
      const change = () => staff.put(`/api/gamesv2/${game}/scores`, { score_home: score, score_away: 70 })
      const seen = await around(names, change)
      expect(changed(seen)).toEqual(score === 81 ? names.filter(name => name !== 'wins') : names)
      expect(seen.game?.[1]).toContain(`"score_home":${score}`)
    }
  })

  it('a line: in game, player, leaders and records', async () => {
    const names: Page[] = ['game', 'player', 'playerStats', 'leaders', 'points']
    for (const points of [41, 42, null]) {
      const change = () => staff.put('/api/player-game-stats', lineBody(game, player, { PTS: points }, home.id))
      expect(changed(await around(names, change))).toEqual(names)
    }
  })

  it('a team’s name: wherever it occurs', async () => {
    await staff.put('/api/player-game-stats', lineBody(game, player, { PTS: 41 }, home.id))
    await staff.put(`/api/gamesv2/${game}/scores`, { score_home: 90, score_away: 70 })
    const names: Page[] = ['standings', 'game', 'games', 'team', 'teamInLeague', 'teams', 'wins', 'player']
    const seen = await around(names, () => staff.put(home.address, { name: 'Red Foxes' }))
    expect(changed(seen)).toEqual(names)
    for (const name of names)
      expect([name, seen[name]?.[1].includes('Red Foxes'), seen[name]?.[1].includes('"Foxes"')]).toEqual([name, true, false])
  })

  it('a player’s name: wherever it occurs', async () => {
    const names: Page[] = ['game', 'teamInLeague', 'player', 'playerName', 'players', 'leaders', 'points']
    const seen = await around(names, () => staff.put(`/api/playersv2/${player}`, { lastName: 'Older' }))
    expect(changed(seen)).toEqual(names)
    for (const name of names)
      expect([name, seen[name]?.[1].includes('Older'), seen[name]?.[1].includes('Young')]).toEqual([name, true, false])
  })

  it('a league’s and a season’s name', async () => {
    const leagueNames: Page[] = ['standings', 'leagues', 'leagueName']
    expect(changed(await around(leagueNames, () => staff.put(league.address, { name: 'Late League' })))).toEqual(leagueNames)
    const seasonNames: Page[] = ['seasons']
    const rename = () => staff.put(`/api/seasonsv2/${league.season}`, { name: 'Later' })
    expect(changed(await around(seasonNames, rename))).toEqual(seasonNames)
  })

  it('which season is active: in schedule, teams, players, leaders and records', async () => {
    const names: Page[] = ['games', 'leaders', 'points', 'wins', 'seasons']
    const set = (active: boolean) => () => staff.put(`/api/seasonsv2/${league.season}`, { active })
    expect(changed(await around(names, set(false)))).toEqual(names)
    expect(changed(await around(names, set(true)))).toEqual(names)
  })

  it('a game that comes and goes', async () => {
    const names: Page[] = ['games', 'team', 'teamInLeague']
    let added = 0
    const add = async () => (added = await makeGame(staff, league, [home.id, away.id]))
    expect(changed(await around(names, add))).toEqual(names)
    expect(changed(await around(names, () => staff.delete(`${league.address}/games/${added}`)))).toEqual(names)
    expect((await visitor.get(`/api/gamesv2/${added}?slug=riverside`)).status).toBe(404)
  })

  it('a player who is deleted: gone from lists, their lines without their name', async () => {
    const names: Page[] = ['game', 'teamInLeague', 'players', 'leaders', 'points']
    const seen = await around(names, () => staff.delete(`/api/playersv2/${player}`))
    expect(changed(seen)).toEqual(names)
    for (const name of names) expect([name, seen[name]?.[1].includes('Older')]).toEqual([name, false])
    expect(seen.game?.[1]).toContain('Removed')
  })

  it('a team that leaves: gone with its games', async () => {
    const names: Page[] = ['standings', 'games', 'wins']
    expect(changed(await around(names, () => staff.delete(home.address)))).toEqual(names)
    expect((await visitor.get(`/api/gamesv2/${game}?slug=riverside`)).status).toBe(404)
  })

  it('a deleted season: everything in it is gone', async () => {
    const names: Page[] = ['seasons', 'leagues', 'teams']
    expect(changed(await around(names, () => staff.delete(`/api/seasonsv2/${league.season}`)))).toEqual(
      expect.arrayContaining(['seasons', 'leagues']),
    )
    for (const page of ['standings', 'leagueName'] as const)
      expect([page, (await visitor.get(`${pages()[page]}?slug=riverside`)).status]).toEqual([page, 404])
  })
})
