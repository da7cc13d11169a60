import { VERSION_REGISTRY } from '@fullcourt/projections/version-registry'
import { settingChange } from '@fullcourt/projections/changes'
import { claims } from '@fullcourt/projections/claims/claims'
import { makeGame, makeLeague, makeTeam, thingOf, type MadeLeague } from '../../testing/made-league'
import { holdThreadPool } from '../../testing/held-thread-pool'
import { openProduct, type Client, type Product } from '../../testing/product'
import { openWire, type Wire } from '../../testing/wire'
import { ResponseCache } from './response-cache'

let product: Product
let staff: Client
let wire: Wire
let cache: ResponseCache
let league: MadeLeague
let home: { id: number; address: string }
let game: number

beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
  wire = await openWire(product)
  cache = product.application.app.get(ResponseCache)
  league = await makeLeague(staff)
  home = await makeTeam(staff, league, 'Hawks')
  game = await makeGame(staff, league, [home.id, (await makeTeam(staff, league, 'Foxes')).id], [61, 58])
})
afterAll(() => product.close())
beforeEach(() => cache.forget(['*']))

const shown = async (address: string): Promise<string> => (await wire.read(address)).bytes.toString()
const standings = () => `/api/seasonsv2/${league.season}/leagues-with-teams-public?slug=riverside`
const setScore = async (points: number) =>
  thingOf(await staff.put(`/api/gamesv2/${game}/scores`, { score_home: points, score_away: 58 }))

describe('a cached response', () => {
  it('goes when what it was made of is replaced by a rebuild, so that the next edit shows', async () => {
    const before = await shown(standings())
    const { runner } = product.application
    await (
      await runner.rebuild()
    ).finished
    await setScore(50)
    expect(await shown(standings())).not.toBe(before)
  })

  it('depends on which versions are being read', async () => {
    await shown(standings())
    expect([...(cache.get(standings())?.dependencies ?? [])]).toContain(settingChange(VERSION_REGISTRY))
  })

  it('is not cached when what it was read from changes before it is ready', async () => {
    await setScore(61)
    const held = holdThreadPool(product.folder)
    const early = product.as('nobody').get(`/api/gamesv2/${game}?slug=riverside`)
    await setScore(77)
    await held.release()
    expect((await early).body).toMatchObject({ game: { score_home: 61 } })
    expect(await shown(`/api/gamesv2/${game}?slug=riverside`)).toContain('"score_home":77')
  })

  it.each(['slug=riverside', 'slug=nowhere&domain=riverside.example.com'])('depends on who has %s', async tenant => {
    thingOf(
      await product.as('org_owner').put(`/api/organizations/${product.organization.id}`, { domain: 'riverside.example.com' }),
    )
    const address = `/api/playersv2?${new URLSearchParams([...new URLSearchParams(tenant)].sort()).toString()}`
    await shown(address)
    const dependencies = [...(cache.get(address)?.dependencies ?? [])].filter(change => change.startsWith(`${claims.name}.`))
    expect(dependencies.length).toBe(tenant.split('&').length)
  })
})

describe('made-up addresses', () => {
  const TEAMS = '/api/teamsv2?slug=riverside'

  it('of the same answer take no place of their own', async () => {
    await shown(TEAMS)
    const { responses } = cache.measure()
    const others = [
      `${TEAMS}&`,
      '/api/teamsv2?slug=riversid%65',
      `${TEAMS}&x=1`,
      `${TEAMS}&slug=riverside`,
      `${TEAMS}&organization_id=`,
    ]
    for (const other of others) await wire.read(other)
    expect(cache.measure().responses).toBe(responses)
  })

  it('are answered alike in any order of their parameters', async () => {
    const [one, other] = await Promise.all(
      ['from=2026-01-01&slug=riverside', 'slug=riverside&from=2026-01-01'].map(query => shown(`/api/gamesv2?${query}`)),
    )
    expect([one, cache.measure().responses]).toEqual([other, 1])
  })
})

describe('an organization_id beside a slug', () => {
  const status = async (id: number) => (await wire.read(`/api/teamsv2?organization_id=${id}&slug=riverside`)).status

  it('must be that of the same organization', async () =>
    expect([await status(product.organization.id), await status(product.foreign.id)]).toEqual([200, 404]))
})
