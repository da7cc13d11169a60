import { ModulesContainer } from '@nestjs/core'
import { EXPLORES, inTurn } from '@fullcourt/domain/testing/in-turn'
import { openProduct, PASSWORD, type Caller, type Product } from '../../testing/product'
import { sampleOf, unique, type Sample } from '../../testing/sample'
import { addressOf, send, withQuery, type Filling, type SliceCall } from '../../testing/slice'
import { DOCUMENTED, UNLISTED } from '../../testing/slice-calls'
import { FOR_SCORERS as FOR_SCORERS_MARK } from './allow'
import { controllersOf, routesOf, type DeclaredRoute } from './declared-routes'

let product: Product
let samples: { readonly own: Sample; readonly foreign: Sample }

beforeAll(async () => {
  product = await openProduct()
  samples = {
    own: await sampleOf(product, product.organization, product.as('org_owner')),
    foreign: await sampleOf(product, product.foreign, product.as('stranger')),
  }
})
afterAll(() => product.close())

type Role = Exclude<Caller, 'stranger'>
type Place = 'own' | 'foreign'

const ROLES: readonly Role[] = ['nobody', 'staff', 'org_owner', 'super_admin']
const PLACES: readonly Place[] = ['own', 'foreign']

/** Signing in and out, opening a scorer link and accepting an invitation changes who calls, and the code of a second factor and a passkey are of one person, as is what a scorer sees: those have tests of their own. */
const OF_ONE_PERSON: readonly string[] = [
  '/api/auth/login',
  '/api/auth/logout',
  '/api/auth/login/passkey',
  '/api/auth/second-factor/confirm',
  '/api/auth/passkeys',
  '/api/score/open',
  '/api/score',
  '/api/invitations/accept',
]
const CALLS = [...DOCUMENTED, ...UNLISTED].filter(({ path }) => !OF_ONE_PERSON.includes(path))

/** First who calls, then their role, then what belongs to whom (docs/tenancy.md#whose-things-a-call-sees). */
const expected = ({ who, success }: SliceCall, role: Role, place: Place): number => {
  if (who === 'anyone') return success
  if (role === 'nobody') return who === 'tenant' ? 400 : 401
  if (role === 'super_admin') return success
  if (who === 'super' || (who === 'owner' && role === 'staff')) return 403
  if (who === 'self' && role === 'staff') return 404
  return place === 'foreign' ? 404 : success
}

/** Calls that name nothing of an organization name the organization itself where it is a foreign one. */
const addressed = (call: SliceCall, address: string, role: Role, place: Place) => {
  const { organization } = samples[place]
  const isNamed = call.about !== 'thing' && call.who !== 'anyone' && call.who !== 'super'
  return isNamed && (place === 'foreign' || role === 'super_admin')
    ? withQuery(address, `organization_id=${organization.id}`)
    : address
}

/** What a call is made with: the same until a call took it, because most are refused. */
const fillingsOf = (call: SliceCall, place: Place) => {
  let current: Filling | undefined
  return {
    filling: async () => (current ??= await call.filling(samples[place])),
    taken: () => (current = undefined),
  }
}

/** Whose thing it is makes no difference to who has no session, or sees everything: they ask in one of the places in turn. */
const placesOf = (role: Role, turn: number): readonly Place[] =>
  role === 'nobody' || role === 'super_admin' ? inTurn(PLACES, turn) : PLACES

/** Every change of the staff is made by an owner, in their own organization, in idempotency.int.spec.ts. */
const isMadeElsewhere = ({ who, method }: SliceCall, role: Role, place: Place): boolean =>
  !EXPLORES && who === 'staff' && method !== 'GET' && role === 'org_owner' && place === 'own'

const cases = CALLS.flatMap((call, turn) =>
  PLACES.flatMap(place => {
    const fillings = fillingsOf(call, place)
    const roles = ROLES.filter(role => placesOf(role, turn).includes(place) && !isMadeElsewhere(call, role, place))
    return roles.map(role => ({ call, role, place, fillings, name: `${call.method} ${call.path}` }))
  }),
)

describe('each call, whoever makes it, in their own organization and in another', () => {
  it.each(cases)('$name: $role, $place', async ({ call, role, place, fillings }) => {
    const filling = await fillings.filling()
    const address = addressed(call, addressOf(call, filling), role, place)
    const { status, body } = await send(product.as(role), call, filling, address)
    if (status < 400) fillings.taken()
    expect({ status, ...(status >= 400 ? { body } : {}) }).toMatchObject({ status: expected(call, role, place) })
  })
})

/** Reads that visitors make too. */
const PUBLIC = CALLS.filter(({ who }) => who === 'tenant')
const publicCases = PUBLIC.flatMap((call, turn) =>
  inTurn(ROLES, turn, 2).map(role => ({ call, role, name: `${call.method} ${call.path}` })),
)

/** Answers with addresses inside the site, which differ by how it is reached. */
const NAMES_ITS_SITE: ReadonlySet<string> = new Set(['/api/site.webmanifest'])

describe('a read that names the organization by slug or domain', () => {
  const read = async (call: SliceCall, role: Role, of: Place, query: string) => {
    const filling = await call.filling(samples[of])
    return send(product.as(role), call, filling, withQuery(addressOf(call, filling), query))
  }

  it.each(publicCases)('$name: is answered to $role as to anybody', async ({ call, role }) => {
    const { slug, domain } = samples.own.organization
    const asVisitor = await read(call, 'nobody', 'own', `slug=${slug}`)
    expect(asVisitor.status).toBe(200)
    expect((await read(call, role, 'own', `slug=${slug}`)).body).toEqual(asVisitor.body)
    const byDomain = await read(call, role, 'own', `domain=${domain}`)
    expect(byDomain.status).toBe(200)
    if (!NAMES_ITS_SITE.has(call.path)) expect(byDomain.body).toEqual(asVisitor.body)
  })

  it.each(publicCases.filter(({ call }) => call.about === 'thing'))(
    '$name: to $role nothing of another organization is there',
    async ({ call, role }) => expect((await read(call, role, 'foreign', 'slug=riverside')).status).toBe(404),
  )

  it.each(publicCases.filter(({ role }) => role !== 'nobody'))(
    '$name: to $role an unknown name is 404',
    async ({ call, role }) => {
      expect((await read(call, role, 'own', 'slug=nowhere')).status).toBe(404)
      expect((await read(call, role, 'own', 'domain=nowhere.example.com')).status).toBe(404)
    },
  )
})

describe('a super_admin who names no organization', () => {
  const bare = CALLS.filter(({ about, who }) => about !== 'thing' && about !== 'nothing' && who !== 'anyone')

  it.each(bare.map(call => ({ call, name: `${call.method} ${call.path}` })))('$name', async ({ call }) => {
    const { status, body } = await send(product.as('super_admin'), call, await call.filling(samples.own))
    if (call.about === 'everything') expect(status).toBe(200)
    else
      expect([status, body]).toEqual([
        400,
        expect.objectContaining({ message: 'Choose an organization (organization_id in the address).' }),
      ])
  })

  it('sees the seasons and organizations of all', async () => {
    const ids = async (address: string) =>
      ((await product.as('super_admin').get(address)).body as { id: number }[]).map(({ id }) => id)
    expect(await ids('/api/seasonsv2')).toEqual(
      expect.arrayContaining([samples.own.league.season, samples.foreign.league.season]),
    )
    expect(await ids('/api/organizations')).toEqual(expect.arrayContaining([product.organization.id, product.foreign.id]))
  })
})

describe('somebody of the staff', () => {
  it('sees and changes themselves, but not their role', async () => {
    const staff = product.as('staff')
    const { body } = await staff.get('/api/auth/check-auth')
    const { id } = (body as { user: { id: number } }).user
    expect((await staff.get(`/api/usersv2/${id}`)).status).toBe(200)
    expect((await staff.get(`/api/users/${id}`)).status).toBe(200)
    expect((await staff.put(`/api/usersv2/${id}`, { theme: 'dark' })).status).toBe(200)
    expect((await staff.put(`/api/usersv2/${id}`, { role: 'org_owner' })).status).toBe(403)
    expect((await staff.put(`/api/usersv2/${id}`, { role: 'super_admin' })).status).toBe(403)
    expect((await staff.delete(`/api/usersv2/${id}`)).status).toBe(403)
  })
})

describe('only a super_admin', () => {
  const make = (role: Role, body: object) =>
    product.as(role).post('/api/usersv2', { username: unique(role), password: 'long enough', ...body })

  it('makes a super_admin', async () => {
    expect((await make('org_owner', { role: 'super_admin' })).status).toBe(403)
    expect((await make('super_admin', { role: 'super_admin' })).status).toBe(201)
  })

  it('is reached by a super_admin alone', async () => {
    const { id } = (await make('super_admin', { role: 'super_admin' })).body as { id: number }
    for (const role of ['staff', 'org_owner'] as const)
      expect((await product.as(role).put(`/api/usersv2/${id}`, { email: 'a@example.com' })).status).toBe(404)
    expect((await product.as('super_admin').put(`/api/usersv2/${id}`, { email: 'a@example.com' })).status).toBe(200)
  })
})

describe('signing in and out', () => {
  it.each(['staff', 'org_owner', 'super_admin'] as const)('is for %s', async role => {
    const name = { staff: 'stan', org_owner: 'olga', super_admin: 'sue' }[role]
    const nobody = product.as('nobody')
    const login = await nobody.post('/api/auth/login', { username: name, password: PASSWORD })
    const cookie = String(login.headers['set-cookie']).split(';')[0] as string
    const isSignedIn = async () =>
      ((await nobody.get('/api/auth/check-auth', { cookie })).body as { authenticated: boolean }).authenticated
    expect([login.status, await isSignedIn()]).toEqual([200, true])
    expect((await nobody.post('/api/auth/logout', undefined, { cookie })).status).toBe(200)
    expect(await isSignedIn()).toBe(false)
    expect((await nobody.get('/api/teams', { cookie })).status).toBe(401)
  })

  it('out is for nobody too', async () => expect((await product.as('nobody').post('/api/auth/logout')).status).toBe(200))
})

describe('a scorer', () => {
  /** What the screen beside the court needs, for the games of the link alone. */
  const FOR_SCORERS: readonly string[] = [
    'GET /api/score',
    'GET /api/gamesv2/{id}',
    'PUT /api/gamesv2/{id}/scores',
    'PUT /api/gamesv2/{id}/period-scores',
    'POST /api/gamesv2/{id}/period-end',
    'PUT /api/player-game-stats',
    'GET /api/gamesv2/{id}/courtside',
    'POST /api/gamesv2/{id}/fouls',
    'POST /api/gamesv2/{id}/time-outs',
    'POST /api/gamesv2/{id}/substitutions',
    'PUT /api/gamesv2/{id}/clock',
  ]
  let cookie: string

  beforeAll(async () => {
    cookie = await samples.own.fresh.scorerCookie()
  })

  const withCookie = (filling: Filling): Filling => ({ ...filling, headers: { ...filling.headers, cookie } })
  const nameOf = ({ method, path }: Pick<DeclaredRoute, 'method' | 'path'>) => `${method} ${path}`

  it('is who these calls are declared for, and no others', () => {
    const routes = controllersOf(product.application.app.get(ModulesContainer)).flatMap(routesOf)
    const declared = routes.filter(
      ({ controller, handler, who }) =>
        who === 'scorer' || Reflect.hasMetadata(FOR_SCORERS_MARK, controller.prototype[handler] as object),
    )
    expect(declared.map(nameOf).toSorted()).toEqual(FOR_SCORERS.toSorted())
  })

  it('is allowed no other call of anybody who is signed in, whatever it names', async () => {
    const signedIn = CALLS.filter(call => call.who !== 'anyone' && !FOR_SCORERS.includes(nameOf(call)))
    const ids = new Proxy({}, { get: () => samples.own.unplayed })
    const answers = signedIn.map(async call => ({
      name: nameOf(call),
      status: (await send(product.as('nobody'), call, withCookie({ ids, body: {} }))).status,
    }))
    expect(signedIn.length).toBeGreaterThan(150)
    expect((await Promise.all(answers)).filter(({ status }) => status !== 403)).toEqual([])
  })

  it('alone sees what there is to score', async () => {
    const statusOf = async (role: Role, headers = {}) => (await product.as(role).get('/api/score', headers)).status
    expect([await statusOf('nobody', { cookie }), await statusOf('nobody')]).toEqual([200, 401])
    for (const role of ['staff', 'org_owner', 'super_admin'] as const) expect(await statusOf(role)).toBe(403)
  })

  it('is nobody to the calls for anyone, and a visitor where a call names an organization', async () => {
    const nobody = product.as('nobody')
    expect((await nobody.get('/api/auth/check-auth', { cookie })).body).toEqual({ authenticated: false })
    expect((await nobody.get('/api/gamesv2?slug=riverside', { cookie })).status).toBe(200)
    expect((await nobody.get('/api/live', { cookie })).status).toBe(403)
  })
})
