import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { openProduct, PASSWORD, type Product } from '../../testing/product'
import { openWire, type Wire, type WireAnswer } from '../../testing/wire'

let product: Product
let wire: Wire
beforeAll(async () => {
  product = await openProduct({ TRUST_PROXY: '1', REQUESTS_PER_MINUTE: '20' })
  wire = await openWire(product)
})
afterAll(() => product.close())

const TEAMS = '/api/teamsv2?slug=riverside'
const from = (ip: string) => ({ 'x-forwarded-for': ip })
const many = async (count: number, address: string, ip: string) => {
  const statuses: number[] = []
  for (let turn = 0; turn < count; turn += 1) statuses.push((await wire.read(address, from(ip))).status)
  return statuses
}

describe('Requests of one address', () => {
  it('beyond the limit are refused, and the answer says when to come back', async () => {
    await many(20, '/api/auth/check-auth', '192.0.2.1')
    const { status, headers, bytes } = await wire.read('/api/auth/check-auth', from('192.0.2.1'))
    expect([status, JSON.parse(bytes.toString())]).toEqual([
      429,
      { statusCode: 429, message: expect.stringMatching(/^Too many requests/), error: 'Too Many Requests' },
    ])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(headers['cache-control']).toBe('no-store')
  })

  it('do not count where the response was cached', async () => {
    await wire.read(TEAMS)
    expect(new Set(await many(40, TEAMS, '192.0.2.2'))).toEqual(new Set([200]))
  })

  it('count wherever in its IPv6 network they come from', async () => {
    await many(10, '/api/auth/check-auth', '2001:db8:1:2::1')
    await many(10, '/api/auth/check-auth', '2001:db8:1:2:3::9')
    expect(await many(1, '/api/auth/check-auth', '2001:db8:1:2::1')).toEqual([429])
    expect(await many(1, '/api/auth/check-auth', '2001:db8:1:3::1')).toEqual([200])
  })

  it('do not count for others, nor for this machine itself', async () => {
    await many(21, '/api/auth/check-auth', '192.0.2.3')
    expect(await many(1, '/api/auth/check-auth', '192.0.2.4')).toEqual([200])
    expect(new Set(await many(40, '/api/auth/check-auth', '127.0.0.1'))).toEqual(new Set([200]))
  })
})

describe('A connection', () => {
  it('is kept without use for longer than the proxy in front keeps it, which would else send a call over one that is being closed', async () => {
    const proxy = readFileSync(resolve(__dirname, '../../../../deploy/nginx.conf'), 'utf8')
    const keptByProxy = Number(/keepalive_timeout (\d+)s;/.exec(proxy)?.[1])
    const { headers } = await wire.read(TEAMS, { connection: 'keep-alive' })
    expect(Number(/timeout=(\d+)/.exec(String(headers['keep-alive']))?.[1])).toBeGreaterThan(keptByProxy)
  })
})

describe('A sign-in', () => {
  const JSON_TYPE = { 'content-type': 'application/json' }
  const signIn = (password: string, ip: string) =>
    product.as('nobody').post('/api/auth/login', { username: 'olga', password }, from(ip))

  it('has at most 4 KB, and counts as an attempt where it has more; other calls take more', async () => {
    for (let attempt = 0; attempt < 100; attempt += 1)
      expect(await signIn('x'.repeat(5 * 1024), '127.0.0.2')).toMatchObject({
        status: 413,
        body: {
          statusCode: 413,
          message: 'This is too much for one request: it may have at most 4 KB.',
          error: 'Payload Too Large',
        },
      })
    expect([(await signIn(PASSWORD, '127.0.0.2')).status, (await signIn(PASSWORD, '127.0.0.3')).status]).toEqual([429, 200])
    const content = { about: { text: 'x'.repeat(5 * 1024) } }
    const site = `/api/organizations/${product.organization.id}/site`
    expect((await product.as('org_owner').put(site, { content })).status).toBe(200)
  })

  it('of 80,000 unknown fields is refused before it is whole, ten times at once, and others are answered meanwhile', async () => {
    const body = JSON.stringify(Object.fromEntries(Array.from({ length: 80_000 }, (_, n) => [`k${n}`, 'x'])))
    const headers = { ...JSON_TYPE, 'content-length': String(body.length) }
    const refused: WireAnswer[] = []
    for (let turn = 0; turn < 10; turn += 1)
      void wire.begin('/api/auth/login', headers, body.slice(0, -1)).answer.then(answer => refused.push(answer))
    const alive: number[] = []
    while (refused.length < 10 && alive.length < 500) alive.push((await wire.read('/api/health/live')).status)
    expect(new Set(alive)).toEqual(new Set([200]))
    expect(refused.map(({ status, bytes }) => [status, bytes.length < 2_000])).toEqual(refused.map(() => [413, true]))
    expect(refused).toHaveLength(10)
  })
})

describe('/metrics', () => {
  const status = async (on: Wire, headers = {}) => (await on.read('/metrics', headers)).status

  it('answers this machine alone', async () => {
    expect([await status(wire), await status(wire, from('192.0.2.9'))]).toEqual([200, 403])
  })

  it('answers nobody for whom a proxy asks that is not trusted', async () => {
    const other = await openProduct()
    expect(await status(await openWire(other), from('192.0.2.9'))).toBe(403)
    await other.close()
  })

  it('answers everybody where that is set', async () => {
    const other = await openProduct({ TRUST_PROXY: '1', METRICS_PUBLIC: '1' })
    expect(await status(await openWire(other), from('192.0.2.9'))).toBe(200)
    await other.close()
  })
})
