import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { makeGame, makeLeague, makeTeam, thingOf, type MadeLeague } from '../../testing/made-league'
import { openProduct, type Product } from '../../testing/product'
import { openWire, type Wire } from '../../testing/wire'
import { ResponseCache } from '../response-cache/response-cache'

let product: Product
let wire: Wire
let cache: ResponseCache
let league: MadeLeague
let game: number

/** In the background nothing is waited for but the turn of others. */
const pause = async () => {
  await new Promise(setImmediate)
}

beforeAll(async () => {
  product = await openProduct({}, { pacing: { now: () => performance.now(), pause } })
  wire = await openWire(product)
  cache = product.application.app.get(ResponseCache)
  const staff = product.as('staff')
  league = await makeLeague(staff)
  const [home, away] = [await makeTeam(staff, league, 'Hawks'), await makeTeam(staff, league, 'Foxes')]
  game = await makeGame(staff, league, [home.id, away.id], [61, 58])
})
afterAll(() => product.close())

const call = () => `/api/gamesv2/${game}?slug=riverside`
const page = () => `/riverside/games/${game}`
const pageKeys = () => [...cache.keys()].filter(key => key.endsWith(page()))

const edited = async (points: number) => {
  thingOf(await product.as('staff').put(`/api/gamesv2/${game}/scores`, { score_home: points, score_away: 58 }))
  await product.application.refresher.idle()
}

const refreshed = async () => {
  const { bytes } = await wire.read('/metrics')
  return Number(/^fullcourt_refreshed_responses_total\{outcome="made"\} (\d+)/m.exec(bytes.toString())?.[1] ?? 0)
}

/** What a visitor gets, from the cache. */
const cachedText = async (key: string, address: string, headers: Readonly<Record<string, string>> = {}) => {
  expect(cache.has(key)).toBe(true)
  return (await wire.read(address, headers)).bytes.toString()
}

it('a call that a visitor asked for is cached again after an edit without another visitor, and right', async () => {
  await wire.read(call())
  await edited(71)
  expect(await cachedText(call(), call())).toContain('"score_home":71')
})

it('a page is made again in the form in which it was asked for, packed as it was', async () => {
  const headers = { cookie: 'theme=dark', 'accept-language': 'de-DE,de;q=0.9', 'accept-encoding': 'br' }
  await wire.read(page(), headers)
  const [key = '', ...others] = pageKeys()
  expect(others).toEqual([])
  await edited(72)
  expect(pageKeys()).toEqual([key])
  expect(cache.get(key)?.bytes.br).toBeDefined()
  const shown = await cachedText(key, page(), { ...headers, 'accept-encoding': 'identity' })
  expect(shown).toContain('data-theme="dark"')
  expect(shown).toContain('72')
})

it('what nobody asked for, and what staff asked for, is not made', async () => {
  const unasked = `/api/gamesv2/${game}/history?slug=riverside`
  await product.as('nobody').get(unasked)
  await product.as('staff').get(`/api/gamesv2/${game}`)
  await wire.read('/riverside/schedule', { cookie: product.cookieOf('staff') })
  await edited(73)
  expect(cache.has(unasked)).toBe(false)
  expect([...cache.keys()].filter(key => key.endsWith('/riverside/schedule'))).toEqual([])
})

it('an open stream of changes does not hold it up', async () => {
  const stream = get(new URL('/api/live?slug=riverside', await product.application.app.getUrl()))
  const [opened] = (await once(stream, 'response')) as [IncomingMessage]
  await once(opened, 'data')
  await wire.read(call())
  await edited(75)
  expect(cache.has(call())).toBe(true)
  stream.destroy()
})

it('is counted', async () => {
  const before = await refreshed()
  await wire.read(call())
  await edited(74)
  expect(await refreshed()).toBeGreaterThan(before)
})

it('a page that is there no more is not cached again', async () => {
  await wire.read(call())
  thingOf(await product.as('staff').delete(`/api/seasonsv2/${league.season}/leagues/${league.league}/games/${game}`))
  await product.application.refresher.idle()
  expect(cache.has(call())).toBe(false)
  expect((await wire.read(call())).status).toBe(404)
})
