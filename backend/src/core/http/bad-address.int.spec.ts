import { ModulesContainer } from '@nestjs/core'
import { inTurn } from '@fullcourt/domain/testing/in-turn'
import { openProduct, type Product } from '../../testing/product'
import { controllersOf, routesOf, type DeclaredRoute } from './declared-routes'
import { sampleOf, type Sample } from '../../testing/sample'
import { addressOf, withQuery, type SliceCall } from '../../testing/slice'
import { DOCUMENTED, UNLISTED } from '../../testing/slice-calls'
import { fieldsOf, describedClassesOf } from '../../testing/described-classes'
import { attemptsAt, type Attempts } from '../../testing/tried'

let product: Product
let own: Sample
let routes: readonly DeclaredRoute[]

beforeAll(async () => {
  product = await openProduct()
  routes = controllersOf(product.application.app.get(ModulesContainer)).flatMap(routesOf)
  own = await sampleOf(product, product.organization, product.as('org_owner'))
})
afterAll(() => product.close())

const attemptsOf = (call: SliceCall): Attempts => attemptsAt(product, call, own)
/** Makes a call with something more in its query. */
const asking = (call: SliceCall) => {
  const { attempt } = attemptsOf(call)
  return (query: string) => attempt({}, filling => withQuery(addressOf(call, filling), query))
}

const CALLS = [...DOCUMENTED, ...UNLISTED].map((call, turn) => ({ call, name: `${call.method} ${call.path}`, turn }))

const NO_IDS = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '1e1',
  '0x1',
  '01',
  '+1',
  'x',
  'null',
  ' ',
  '99999999999999999999',
  '1'.repeat(10_000),
  '<b>',
  '\u0000',
  "1' OR '1'='1",
]
const NOBODYS = '2147483647'
/** Names in a path are texts: of a slug, a domain, a kind of thing, a projection. */
const NO_NAMES = ['nowhere', '__proto__', 'constructor', ' ', 'x'.repeat(10_000), '<b>', '\u0000', '../..', '%2e%2e', '1']
const NO_VALUES = [
  '',
  '-1',
  '0',
  '1e99',
  'x',
  'null',
  '[]',
  '{"a":1}',
  'x'.repeat(10_000),
  '<b>',
  '\u0000',
  '\u{1f3c0}',
  '__proto__',
]
/** The texts of a query that no encoder would write. */
const NO_ENCODINGS = ['%', '%zz', '%E0%A4%A', '%00', '%C0%80']

/** One rule reads all ids and names of paths, and one all of a query: it is asked for everything once, and everywhere whether it holds. */
const SOME_IDS = ['0', '1.5', 'x', '99999999999999999999', '\u0000']
const SOME_NAMES = ['nowhere', '__proto__', 'x'.repeat(10_000), '\u0000']
const SOME_VALUES = ['', '-1', 'x', '\u0000', '__proto__']

const met = new Set<string>()
/** True for the first of those that are told apart by nothing. */
const isFirst = (kind: string): boolean => {
  const before = met.size
  return met.add(kind).size > before
}

const WITH_IDS = CALLS.filter(({ call }) => call.path.includes('{'))

describe.each(WITH_IDS)('$name', ({ call, turn }) => {
  let attempts: Attempts
  beforeAll(() => {
    attempts = attemptsOf(call)
  })
  const idsOf = async () => (await attempts.filling()).ids ?? {}
  const statusWith = async (name: string, value: string) =>
    (await attempts.attempt({ ids: { ...(await idsOf()), [name]: value } })).status

  it('refuses what is no id', async () => {
    for (const [name, value] of Object.entries(await idsOf())) {
      const all = isFirst(`{${name}} ${typeof value}`)
      const [ids, names] = all ? [NO_IDS, NO_NAMES] : [inTurn(SOME_IDS, turn), inTurn(SOME_NAMES, turn)]
      for (const other of typeof value === 'number' ? ids : names) {
        const status = await statusWith(name, other)
        expect([name, other.slice(0, 50), [400, 404, 414].includes(status)]).toEqual([name, other.slice(0, 50), true])
      }
    }
  })

  it('does not know what is not there', async () => {
    for (const [name, value] of Object.entries(await idsOf()))
      if (typeof value === 'number') expect([name, await statusWith(name, NOBODYS)]).toEqual([name, 404])
  })
})

const READS = CALLS.filter(({ call }) => call.method === 'GET')

/** What a call's query may hold; every call may be asked for an organization. */
const queryOf = (call: SliceCall): readonly string[] => {
  const route = routes.find(({ method, path }) => method === call.method && path === call.path)
  const [query] = route === undefined ? [] : describedClassesOf(route).filter(({ part }) => part === 'query')
  return [...new Set(['slug', 'domain', 'organization_id', ...(query === undefined ? [] : fieldsOf(query.described))])]
}

describe.each(READS)('the query of $name', ({ call, turn }) => {
  let ask: ReturnType<typeof asking>
  beforeAll(() => {
    ask = asking(call)
  })

  it('may hold anything', async () => {
    for (const [n, name] of queryOf(call).entries()) {
      const values = isFirst(`${name}= ${call.who}`) ? NO_VALUES : inTurn(SOME_VALUES, turn + n)
      for (const value of values) await ask(`${name}=${encodeURIComponent(value)}`)
    }
  })

  it('may be what no encoder writes', async () => {
    for (const value of inTurn(NO_ENCODINGS, turn)) await ask(`slug=${value}`)
  })

  it('may name a thing twice, in brackets or without a name', async () => {
    for (const query of inTurn(['&&&', '=slug'], turn)) await ask(query)
    for (const [n, name] of queryOf(call).entries()) {
      const forms = [`${name}=1&${name}=2`, `${name}[a]=1`, `${name}[]=1`, name, `=${name}`]
      for (const query of isFirst(`${name}, formed ${call.who}`) ? forms : inTurn(forms, turn + n)) await ask(query)
    }
  })
})

it.each(['constructor', '__proto__', 'toString'])('A query that names what every object has is refused: %s', async name =>
  expect(await product.as('nobody').get(`/api/leaguesv2?slug=${product.organization.slug}&${name}=1`)).toMatchObject({
    status: 400,
    body: { message: `Unknown field: ${name}.` },
  }),
)

const NO_ORGANIZATIONS = ['0', '-1', '1.5', 'x', '', '1,2', '1&organization_id=2', '99999999999999999999', '%00']
/** Of users: a scorer names no organization at all (docs/tenancy.md#scorers). */
const OF_SOMEBODY = CALLS.filter(({ call }) => call.who !== 'anyone' && call.who !== 'scorer')

describe.each(OF_SOMEBODY)('the organization_id of $name', ({ call, turn }) => {
  let ask: ReturnType<typeof asking>
  beforeAll(() => {
    ask = asking(call)
  })

  it('must be an id', async () => {
    for (const id of inTurn(NO_ORGANIZATIONS, turn)) expect([id, (await ask(`organization_id=${id}`)).status]).toEqual([id, 400])
  })

  it('must be one that there is', async () => expect((await ask('organization_id=999999')).status).toBe(404))
})

describe('an address that is no call', () => {
  const METHODS = ['get', 'post', 'put'] as const
  const ADDRESSES = [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/%',
    '/api/%E0%A4%A',
    '/api/games%2f1',
    '/api//games',
    `/api/${'x'.repeat(9_000)}`,
  ]

  it.each(METHODS.flatMap(method => ADDRESSES.map(address => ({ method, address, name: address.slice(0, 30) }))))(
    'is not there: $method $name',
    async ({ method, address }) => {
      const { status, body } = await product.as('staff')[method](address)
      expect([400, 404, 414]).toContain(status)
      expect(body).toEqual({ statusCode: status, message: expect.stringMatching(/./), error: expect.stringMatching(/./) })
    },
  )

  it.each(['/api/nothing', '/', '/demo'])('takes no more bytes than a call does: %s', async address =>
    expect(await product.as('nobody').post(address, { name: 'x'.repeat(70_000) })).toMatchObject({
      status: 413,
      body: { message: 'This is too much for one request: it may have at most 64 KB.' },
    }),
  )

  it.each(['/api/games', '/api/gamesv2/1'])('is not there for a method that it does not take: %s', async address =>
    expect(await product.as('staff').post(address, {})).toMatchObject({
      status: 404,
      body: { statusCode: 404, error: 'Not Found' },
    }),
  )
})

const NO_REVISIONS = ['x', '-1', '*', '"1", "2"', '99999999999']
const OF_OTHER_SITES = [
  ['origin', 'https://evil.example'],
  ['sec-fetch-site', 'cross-site'],
  ['origin', 'null'],
] as const
const CHANGES = OF_SOMEBODY.filter(({ call }) => call.method !== 'GET')

describe.each(CHANGES)('the headers of $name', ({ call, turn }) => {
  let attempts: Attempts
  beforeAll(() => {
    attempts = attemptsOf(call)
  })
  const statusWith = async (name: string, value: string) =>
    (await attempts.attempt({ headers: { ...(await attempts.filling()).headers, [name]: value } })).status

  it('hold an Idempotency-Key that is one', async () => {
    for (const key of inTurn(['', 'x'.repeat(201)], turn)) expect(await statusWith('idempotency-key', key)).toBe(400)
  })

  it('hold no address of another site', async () => {
    for (const [name, value] of inTurn(OF_OTHER_SITES, turn))
      expect([name, value, await statusWith(name, value)]).toEqual([name, value, 403])
  })

  it('hold an If-Match that is a revision, or is not looked at', async () => {
    for (const match of inTurn(NO_REVISIONS, turn)) expect([400, call.success]).toContain(await statusWith('if-match', match))
  })
})

it.each(['fullcourt_session=', 'fullcourt_session=x.y', `fullcourt_session=${'x'.repeat(5_000)}`, 'fullcourt_session=%', ';;;='])(
  'A cookie that is none is nobody’s: %s',
  async cookie => expect((await product.as('nobody').get('/api/teams', { cookie })).status).toBe(401),
)
