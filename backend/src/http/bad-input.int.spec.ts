import { ModulesContainer } from '@nestjs/core'
import { NONSENSE } from '../testing/bad-input'
import { openProduct, type Headers, type Product } from '../testing/product'
import { controllersOf, routesOf } from './declared-routes'
import { sampleOf, type Sample } from '../testing/sample'
import type { Filling, SliceCall } from '../testing/slice'
import { DOCUMENTED, UNLISTED } from '../testing/slice-calls'
import { reasonsSince } from '../testing/stored'
import { fieldsOf, describedClassesOf } from '../testing/described-classes'
import { tried } from '../testing/tried'

let product: Product
let own: Sample
let foreign: Sample

beforeAll(async () => {
  product = await openProduct()
  own = await sampleOf(product, product.organization, product.as('org_owner'))
  foreign = await sampleOf(product, product.foreign, product.as('stranger'))
})
afterAll(() => product.close())

type Body = Readonly<Record<string, unknown>>

const CALLS = [...DOCUMENTED, ...UNLISTED].map(call => ({ call, name: `${call.method} ${call.path}` }))
const CHANGES = CALLS.filter(({ call }) => call.method !== 'GET')

/** Every field that a call's body may have. */
const bodyFields = (call: SliceCall): readonly string[] => {
  const routes = controllersOf(product.application.app.get(ModulesContainer)).flatMap(routesOf)
  const route = routes.find(({ method, path }) => method === call.method && path === call.path)
  const [body] = route === undefined ? [] : describedClassesOf(route).filter(({ part }) => part === 'body')
  return body === undefined ? [] : fieldsOf(body.described)
}

/** A body with something else in each field, and in each field of the first thing of its lists. */
const spoiled = (body: Body, fields: readonly string[], otherFor: (field: string) => unknown): readonly Body[] =>
  fields.flatMap(field => {
    const value = body[field]
    const [first, ...others] = Array.isArray(value) ? (value as readonly Body[]) : []
    const inside = typeof first === 'object' ? spoiled(first, Object.keys(first), otherFor) : []
    const other = otherFor(field)
    return [
      ...(other === undefined ? [] : [{ ...body, [field]: other }]),
      ...inside.map(one => ({ ...body, [field]: [one, ...others] })),
    ]
  })

/** Ids of the other organization's things, by the names of fields that name such a thing. */
const foreignId = (field: string): number | undefined => {
  const { organization, league, teams, player, game, schedule } = foreign
  const ids: Readonly<Record<string, number>> = {
    organization_id: organization.id,
    season_id: league.season,
    copyFromSeasonId: league.season,
    leagueId: league.league,
    id: league.league,
    home_team_id: teams[0],
    away_team_id: teams[1],
    team_id: teams[0],
    scheduleId: schedule,
    gameId1: game,
    gameId2: game,
    copyFromTeamId: teams[0],
    player_id: player,
    captainId: player,
    game_id: game,
  }
  return ids[field]
}

/** What comes as a body of its own: raw texts that are no object, or no JSON. */
const NO_OBJECTS = ['[]', '[{}]', '"text"', '5', 'true', '{"name":', 'name=x', '{"a":1}{"b":2}', '\u0000']
const POISON = ['{"__proto__":{"role":"super_admin"}}', '{"constructor":{"prototype":{"role":"super_admin"}}}']
const JSON_TYPE = { 'content-type': 'application/json' }
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

/** The calls that take pictures or files. */
const TAKE_FORMS: ReadonlySet<string> = new Set([
  'POST /api/organizations/{id}/pictures',
  'POST /api/organizations',
  'POST /api/admin/organizations',
  'PUT /api/organizations/{id}',
  'PUT /api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}',
  'POST /api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}/players',
  'PUT /api/playersv2/{id}',
  'POST /api/imports',
])

const bodyIn = ({ body }: Filling): Body => (typeof body === 'object' && !Buffer.isBuffer(body) ? (body as Body) : {})

describe.each(CHANGES)('$name', ({ call, name }) => {
  const bodyOf = async (): Promise<Body> => bodyIn(await call.filling(own))
  const withBody = async (body: object | string, headers?: Headers) => ({ ...(await call.filling(own)), body, headers })

  it('reports nonsense in any field, and writes nothing that it refuses', async () => {
    const fields = bodyFields(call)
    // What a filling makes is used until a call took it: most are refused.
    let filling = await call.filling(own)
    for (const nonsense of NONSENSE)
      for (let i = 0; ; i++) {
        const body = spoiled(bodyIn(filling), fields, () => nonsense)[i]
        if (body === undefined) break
        const { status } = await tried(product, call, { ...filling, body, headers: undefined })
        if (status < 400) filling = await call.filling(own)
      }
  })

  it('refuses half a character in any field', async () => {
    const filling = await call.filling(own)
    for (const body of spoiled(bodyIn(filling), bodyFields(call), () => 'Ana \ud83c'))
      expect([body, (await tried(product, call, { ...filling, body, headers: undefined })).status]).toEqual([body, 400])
  })

  it('refuses what is no object', async () => {
    if (bodyFields(call).length === 0) return
    for (const body of NO_OBJECTS)
      expect([body, (await tried(product, call, await withBody(body, JSON_TYPE))).status]).toEqual([body, 400])
  })

  it('refuses names that reach for what every object has', async () => {
    for (const body of POISON)
      expect([body, (await tried(product, call, await withBody(body, JSON_TYPE))).status]).toEqual([body, 400])
    expect(({} as { role?: string }).role).toBeUndefined()
  })

  it('refuses unknown fields', async () => {
    if (bodyFields(call).length === 0) return
    const { status, body } = await tried(product, call, await withBody({ ...(await bodyOf()), winner: 'home' }))
    expect([status, body]).toMatchObject([400, { message: expect.stringContaining('property winner should not exist') }])
  })

  it('survives what is nested deeply', async () => {
    const fields = bodyFields(call)
    for (const depth of [100, 20_000])
      for (const field of [...fields, 'unknown'])
        await tried(product, call, await withBody(`{"${field}":${nested(depth)}}`, JSON_TYPE))
  })

  it('refuses a body that is too large', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(2_000_000) })
    expect((await tried(product, call, await withBody(body, JSON_TYPE))).status).toBe(413)
  })

  it.each(['text/csv', 'text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'image/png', 'x'])(
    'takes no body of the type %s',
    async type => expect((await tried(product, call, await withBody('name=x', { 'content-type': type }))).status).toBe(415),
  )

  it('takes a form only where it may bring files', async () => {
    const form = { 'content-type': 'multipart/form-data; boundary=x' }
    const { status } = await tried(product, call, await withBody('--x--\r\n', form))
    if (TAKE_FORMS.has(name)) expect(status).not.toBe(415)
    else expect(status).toBe(415)
  })

  it('takes a reason of a sentence or two, and keeps it', async () => {
    const { body, ...filling } = await call.filling(own)
    if (call.who === 'anyone' || call.success === 202 || Buffer.isBuffer(body)) return
    const { events } = product.application.stores
    const giving = async (reason: unknown) =>
      (await tried(product, call, { ...filling, body: { ...(body as Body | undefined), reason } })).status
    for (const reason of ['x'.repeat(501), 5, ['a'], {}]) expect([reason, await giving(reason)]).toEqual([reason, 400])
    const head = await events.head()
    expect(await giving(' as agreed ')).toBe(call.success)
    const reasons = await reasonsSince(product, head)
    expect(reasons.filter(reason => reason !== 'as agreed')).toEqual([])
  })

  it('does not know what belongs to another organization', async () => {
    for (const body of spoiled(await bodyOf(), bodyFields(call), foreignId)) {
      const { status } = await tried(product, call, await withBody(body))
      expect([body, [400, 404, 409].includes(status)]).toEqual([body, true])
    }
  })
})
