import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { mortalEngine } from '@fullcourt/projections/mongodb/testing/engine'
import { until } from '../../testing/until'
import type { Client } from '../../testing/product'
import { clientOf, healthOf, signIn } from '../../testing/process-client'
import { ADMIN, endProducts, startProduct } from '../../testing/product-process'

/** Milliseconds that eight calls, one after another, take less than: waiting for the server each would take two seconds. */
const PROMPT_MILLISECONDS = 10_000

/** What MongoDB keeps. */
const STORES = ['privateStore', 'readStore']

const start = mortalEngine()
if (start === null)
  process.stdout.write('Skipped: MongoDB killed under the whole product, as there is no go tool chain to build FerretDB with.\n')
const test = start === null ? it.skip : it

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fullcourt-mongodb-killed-'))
})
afterEach(async () => {
  await endProducts()
  await rm(folder, { recursive: true, force: true })
})

/** Calls of every kind: a read, a page, a change, a sign-in. */
const callsOf = (visitor: Client, admin: Client) => [
  () => admin.get('/api/organizations'),
  () => visitor.get('/api/seasonsv2?slug=hillside'),
  () => admin.put('/api/organizations/1', { name: 'Unsaved' }),
  () => visitor.post('/api/auth/login', ADMIN),
]

test('MongoDB is killed: calls are answered 503 at once, health says why, the log says it once, and all goes on when it is back', async () => {
  const engine = await (start as NonNullable<typeof start>)()
  const product = startProduct(folder, { MONGODB_URL: engine.url })
  const base = await product.ready
  const visitor = clientOf(base)
  const admin = clientOf(base, await signIn(base, ADMIN))
  await admin.post('/api/organizations', { name: 'Riverside', slug: 'riverside' })

  await engine.kill()
  await Promise.all(callsOf(visitor, admin).map(call => call()))
  await until(async () => STORES.every(store => product.lines().some(line => line.includes(`${store}: `))))
  const began = performance.now()
  for (const call of [...callsOf(visitor, admin), ...callsOf(visitor, admin)]) {
    const { status, headers } = await call()
    expect([status, headers['retry-after']]).toEqual([503, '5'])
  }
  expect(performance.now() - began).toBeLessThan(PROMPT_MILLISECONDS)
  const { status, ready: away } = await healthOf(admin)
  expect([status, away.reads.status]).toEqual([503, 'failing'])
  expect(away.writes.status).not.toBe('accepted')
  const reported = product.lines().flatMap(line => /(?:ERROR|WARN).*\] (\w+)/.exec(line)?.[1] ?? [])
  expect(reported).toEqual([...new Set(reported)])
  expect(away.problems.map(({ component }) => component)).toEqual(expect.arrayContaining(STORES))

  await engine.restart()
  await until(async () => (await healthOf(visitor)).status === 200)
  expect((await admin.put('/api/organizations/1', { name: 'Riverside League' })).status).toBe(200)
  expect((await admin.get('/api/organizations')).body).toMatchObject([{ name: 'Riverside League' }])
  expect((await product.kill('SIGTERM')).code).toBe(0)
  await engine.stop()
})
