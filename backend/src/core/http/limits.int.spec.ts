import { openProduct, type Product } from '../../testing/product'
import { openWire, type Wire } from '../../testing/wire'

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
