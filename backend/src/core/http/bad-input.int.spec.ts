import type { Type } from '@nestjs/common'
import { ModulesContainer } from '@nestjs/core'
import { getMetadataStorage } from 'class-validator'
import { inTurn } from '@fullcourt/domain/testing/in-turn'
import { isHalfText, NONSENSE } from '../../testing/bad-input'
import { openProduct, type Headers, type Product } from '../../testing/product'
import { bodyPipe, FieldsRefused } from './body.pipe'
import type { FieldFault } from './field-faults'
import { controllersOf, routesOf, type DeclaredRoute } from './declared-routes'
import { sampleOf, type Sample } from '../../testing/sample'
import { send, type Filling, type SliceCall } from '../../testing/slice'
import { DOCUMENTED, UNLISTED } from '../../testing/slice-calls'
import { reasonsSince } from '../../testing/stored'
import { fieldsOf, describedClassesOf } from '../../testing/described-classes'
import { attemptsAt, type Attempts } from '../../testing/tried'

let product: Product
let own: Sample
let foreign: Sample
let routes: readonly DeclaredRoute[]

beforeAll(async () => {
  product = await openProduct({ TRUST_PROXY: '1' })
  routes = controllersOf(product.application.app.get(ModulesContainer)).flatMap(routesOf)
  own = await sampleOf(product, product.organization, product.as('org_owner'))
  foreign = await sampleOf(product, product.foreign, product.as('stranger'))
})
afterAll(() => product.close())

type Body = Readonly<Record<string, unknown>>

const CALLS = [...DOCUMENTED, ...UNLISTED].map(call => ({ call, name: `${call.method} ${call.path}` }))
const CHANGES = CALLS.filter(({ call }) => call.method !== 'GET').map((change, turn) => ({ ...change, turn }))
/** Every call takes some of what is wrong, so that each kind of it meets many calls, and each call half a character. */
const HALF_TEXTS = NONSENSE.filter(isHalfText)
const OTHER_NONSENSE = NONSENSE.filter(nonsense => !isHalfText(nonsense))
const nonsenseOf = (turn: number) => [...inTurn(HALF_TEXTS, turn), ...inTurn(OTHER_NONSENSE, turn, 2)]

/** The class that a call's body is described by. */
const bodyClass = (call: SliceCall): Type | undefined => {
  const route = routes.find(({ method, path }) => method === call.method && path === call.path)
  return (route === undefined ? [] : describedClassesOf(route)).find(({ part }) => part === 'body')?.described
}

/** Every field that a call's body may have. */
const bodyFields = (call: SliceCall): readonly string[] => {
  const described = bodyClass(call)
  return described === undefined ? [] : fieldsOf(described)
}

/**
 * Why the pipe of all bodies refuses one before its call sees it; undefined where it takes it, or where something looks at the
 * body before the pipe does: at a reason, and at who signs in.
 */
const refusalOf = async (call: SliceCall, body: Body, metatype: Type): Promise<string | undefined> =>
  'reason' in body || call.who === 'anyone' ? undefined : (await faultsOf(body, metatype))?.message

const faultsOf = async (body: Body, metatype: Type): Promise<FieldsRefused | undefined> => {
  try {
    await bodyPipe().transform(JSON.parse(JSON.stringify(body)), { type: 'body', metatype })
    return undefined
  } catch (error) {
    if (error instanceof FieldsRefused) return error
    throw error
  }
}

/** A sentence begins with what a person calls the field, and does not speak as the library of the rules does. */
const isSentence = ({ field, message }: FieldFault): boolean => {
  const isRaw = /[a-z][A-Z]|_/.test(field) && message.startsWith(field)
  const isOfLibrary =
    /each value in|must be an? (?:string|integer|boolean|array|object)|than or equal|not be (?:less|greater)|elements/
  return message.endsWith('.') && !isRaw && !isOfLibrary.test(message)
}

/** A body with something else in each field, and in each field of the first thing of its lists. */
const spoiled = (body: Body, fields: readonly string[], otherFor: (field: string) => unknown): readonly Body[] =>
  fields.flatMap(field => {
    const value = body[field]
    const [first, ...others] = Array.isArray(value) ? (value as readonly Body[]) : []
    const inside = typeof first === 'object' ? spoiled(first, Object.keys(first), otherFor) : []
    const other = otherFor(field)
    return [
      ...(other === undefined || other === value ? [] : [{ ...body, [field]: other }]),
      ...inside.map(one => ({ ...body, [field]: [one, ...others] })),
    ]
  })

/**
 * What a call tells apart of the nonsense that comes through the pipe: half a character, which nothing takes, any text in a
 * field, and each other value in it.
 */
const kindOf = (nonsense: unknown, place: number): string => {
  if (isHalfText(nonsense)) return 'half a character'
  return `${place}: ${typeof nonsense === 'string' ? 'text' : JSON.stringify(nonsense)}`
}

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
/** Names of what every object has, which a check of known names may take for known. */
const INHERITED = ['constructor', 'hasOwnProperty', 'toString', 'isPrototypeOf'].map(name => `{"${name}":"x"}`)
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
/** More than any call takes, and the status of its refusal. */
const TOO_MUCH: readonly (readonly [what: string, body: string, status: number])[] = [
  ['one long text', JSON.stringify({ name: 'x'.repeat(2_000_000) }), 413],
  ['80,000 fields', JSON.stringify(Object.fromEntries(Array.from({ length: 80_000 }, (_, n) => [`unknown${n}`, 1]))), 413],
  ['300 fields', JSON.stringify(Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`k${n}`, 1]))), 400],
  ['a list in a list, 500 times', `{"name":${nested(500)}}`, 400],
  ['a field of a field, 300 times', `${'{"name":'.repeat(300)}1${'}'.repeat(300)}`, 400],
]
const LARGEST_REFUSAL = 300

let elsewhere = 0
/** An address that made no request yet: attempts to sign in are limited for each. */
const fromElsewhere = (): Headers => {
  elsewhere += 1
  return { 'x-forwarded-for': `10.${[elsewhere >> 16, elsewhere >> 8, elsewhere].map(part => part & 255).join('.')}` }
}

describe.each(CHANGES)('$name', ({ call, name, turn }) => {
  let attempts: Attempts
  beforeAll(() => {
    attempts = attemptsAt(product, call, own)
  })
  const bodyOf = async (): Promise<Body> => bodyIn(await attempts.filling())
  const sent = (body: object | string, headers?: Headers) =>
    attempts.attempt({ body, headers: { ...headers, ...fromElsewhere() } })
  const answerTo = async (body: object | string, headers?: Headers) => (await sent(body, headers)).status

  it('reports nonsense in any field, and writes nothing that it refuses', async () => {
    const described = bodyClass(call)
    if (described === undefined) return
    const asked = new Set<string>()
    for (const nonsense of nonsenseOf(turn))
      for (let i = 0; ; i++) {
        const body = spoiled(await bodyOf(), fieldsOf(described), () => nonsense)[i]
        if (body === undefined) break
        const isRefused = (await refusalOf(call, body, described)) !== undefined
        const kind = isRefused ? 'refused by the pipe' : kindOf(nonsense, i)
        if (asked.has(kind)) continue
        asked.add(kind)
        const status = await answerTo(body)
        if (isRefused || isHalfText(nonsense)) expect([body, status]).toEqual([body, 400])
      }
  })

  it('says what is wrong with a field in a sentence for people', async () => {
    const described = bodyClass(call)
    if (described === undefined) return
    const body = await bodyOf()
    const bodies = [{}, ...inTurn(NONSENSE, turn, 6).flatMap(nonsense => spoiled(body, fieldsOf(described), () => nonsense))]
    const faults = (await Promise.all(bodies.map(one => faultsOf(one, described)))).flatMap(refused => refused?.fields ?? [])
    expect(faults.filter(fault => !isSentence(fault))).toEqual([])
  })

  it('refuses what is no object', async () => {
    if (bodyFields(call).length === 0) return
    for (const body of inTurn(NO_OBJECTS, turn, 2)) expect([body, await answerTo(body, JSON_TYPE)]).toEqual([body, 400])
  })

  it('refuses names that reach for what every object has', async () => {
    for (const body of [...inTurn(POISON, turn), ...inTurn(INHERITED, turn)])
      expect([body, await answerTo(body, JSON_TYPE)]).toEqual([body, 400])
    expect(({} as { role?: string }).role).toBeUndefined()
  })

  it('takes an empty body that says it is JSON for none', async () => {
    const { body: _, ...filling } = await attempts.filling()
    const { status, body } = await send(product.as('nobody'), call, {
      ...filling,
      body: '',
      headers: { ...JSON_TYPE, ...fromElsewhere() },
    })
    if (call.who !== 'anyone') expect([status, body]).toMatchObject([401, { message: 'Please sign in.' }])
    else expect(body).not.toMatchObject({ message: expect.stringMatching(/empty/) })
  })

  it('refuses unknown fields', async () => {
    if (bodyFields(call).length === 0) return
    const { status, body } = await sent({ ...(await bodyOf()), winner: 'home' })
    expect([status, body]).toMatchObject([400, { message: expect.stringContaining('Unknown field: winner.') }])
  })

  it('survives what is nested deeply', async () => {
    for (const depth of inTurn([100, 20_000], turn))
      for (const field of inTurn([...bodyFields(call), 'unknown'], turn))
        await answerTo(`{"${field}":${nested(depth)}}`, JSON_TYPE)
  })

  it.each(inTurn(TOO_MUCH, turn))('answers %s in a few words, before a class looks at it', async (_, text, refusal) => {
    await attempts.filling()
    const looksAt = jest.spyOn(getMetadataStorage(), 'getTargetValidationMetadatas')
    const { status, body } = await sent(text, JSON_TYPE)
    const times = looksAt.mock.calls.length
    looksAt.mockRestore()
    expect([status, times]).toEqual([refusal, 0])
    expect(JSON.stringify(body).length).toBeLessThan(LARGEST_REFUSAL)
    if (status === 413) expect(body).toMatchObject({ message: expect.stringMatching(/: it may have at most \d+ KB\.$/) })
  })

  it('names few of many faults, and says that there are more', async () => {
    if (bodyFields(call).length === 0) return
    const faulty = Object.fromEntries(Array.from({ length: 15 }, (_, n) => [`unknown${n}${'x'.repeat(200)}`, 1]))
    const { status, body } = await sent(faulty)
    const { message } = body as { message: string }
    expect([status, message.endsWith(' There is more.'), message.length < 1_000]).toEqual([400, true, true])
  })

  it.each(inTurn(['text/csv', 'text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'image/png', 'x'], turn))(
    'takes no body of the type %s',
    async type => expect(await answerTo('name=x', { 'content-type': type })).toBe(415),
  )

  it('takes a form only where it may bring files', async () => {
    const status = await answerTo('--x--\r\n', { 'content-type': 'multipart/form-data; boundary=x' })
    if (TAKE_FORMS.has(name)) expect(status).not.toBe(415)
    else expect(status).toBe(415)
  })

  it('takes a reason of a sentence or two, and keeps it', async () => {
    const { body } = await attempts.filling()
    if (call.who === 'anyone' || call.success === 202 || Buffer.isBuffer(body)) return
    const { events } = product.application.stores
    const giving = async (reason: unknown) => (await attempts.attempt({ body: { ...(body as Body | undefined), reason } })).status
    for (const reason of inTurn(['x'.repeat(501), 5, ['a'], {}], turn))
      expect([reason, await giving(reason)]).toEqual([reason, 400])
    const head = await events.head()
    expect(await giving(' as agreed ')).toBe(call.success)
    const reasons = await reasonsSince(product, head)
    expect(reasons.filter(reason => reason !== 'as agreed')).toEqual([])
  })

  it('does not know what belongs to another organization', async () => {
    for (const body of spoiled(await bodyOf(), bodyFields(call), foreignId))
      expect([body, [400, 404, 409].includes(await answerTo(body))]).toEqual([body, true])
  })
})
