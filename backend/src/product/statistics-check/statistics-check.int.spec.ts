import { randomUUID } from 'node:crypto'
import { teamCard } from '@fullcourt/projections/teams/team'
import type { ReadModel } from '@fullcourt/projections/projection'
import type { PlacedDocument } from '@fullcourt/projections/read-store'
import { activeVersion } from '@fullcourt/projections/version-registry'
import { until } from '@fullcourt/event-store/testing/until'
import { makeLeague, makePlayer, makeTeam, thingOf } from '../../testing/made-league'
import { openProduct, type Caller, type Product } from '../../testing/product'
import { newCheck, type CheckRecord } from './check-record'
import { CheckRecords } from './check-records'
import type { StatisticsCheckAnswer } from './statistics-check.answers'

let product: Product
let team: { readonly id: number; readonly address: string }
beforeAll(async () => {
  product = await openProduct()
  team = await makeTeam(product.as('staff'), await makeLeague(product.as('staff')), 'Otters')
})
afterAll(() => product.close())

const ADDRESS = '/api/statistics-check'

const last = async (caller: Caller = 'org_owner', query = '') =>
  thingOf<StatisticsCheckAnswer>(await product.as(caller).get(`${ADDRESS}${query}`))

/** How a check that was asked for ended. */
const ended = async (part = '', caller: Caller = 'org_owner', query = '', body?: object): Promise<StatisticsCheckAnswer> => {
  expect((await product.as(caller).post(`${ADDRESS}${part}${query}`, body)).status).toBe(200)
  await until(async () => !['waiting', 'running'].includes((await last(caller, query)).state))
  return last(caller, query)
}

const versionOfTeams = async () =>
  activeVersion(await product.application.runner.readings.registry.current(), teamCard as ReadModel<unknown>) ?? ''

/** Writes past the runner what no fact says. */
const harm = async (change: (document: PlacedDocument) => object) => {
  const store = product.application.stores.documents
  const version = await versionOfTeams()
  const document = (await store.getPlaced(version, [String(team.id)])).get(String(team.id))
  if (document === undefined) throw new Error('There is no such team.')
  const known = await store.checkpoint('planted')
  const to = { position: '0'.repeat(20), count: 0, digest: null }
  const checkpoint = { name: 'planted', fence: 1, expected: known?.position ?? null, to }
  const write = { version, expected: document.position, ...document, body: { ...(document.body as object), ...change(document) } }
  expect((await store.write({ checkpoint, documents: [write] })).kind).toBe('written')
}

const nameShown = async () =>
  thingOf<{ name: string }>(await product.as('nobody').get(`/api/teamsv2/${team.id}?slug=${product.organization.slug}`)).name

it('finds no difference where all is sound, and says who asked and what was compared', async () => {
  expect(await last()).toMatchObject({ state: 'none', isOffered: false, differences: [] })
  const answer = await ended()
  expect(answer).toMatchObject({ state: 'done', repairs: false, count: 0, differences: [], share: 1, error: null })
  expect(answer.who).not.toBeNull()
  expect(answer.documents).toBeGreaterThan(5)
  expect(answer.facts).toBeGreaterThan(5)
})

it('names what differs, repairs it, puts that on record, and is clean afterwards', async () => {
  await harm(({ body }) => ({ details: { ...(body as { details: object }).details, name: 'Newts' } }))
  expect(await nameShown()).toBe('Newts')
  expect(await ended()).toMatchObject({
    count: 1,
    differences: [
      {
        readModel: 'teamCard',
        document: String(team.id),
        kind: 'changed',
        thing: { kind: 'team', id: team.id, gone: false },
        fields: [{ path: 'details.name', live: '"Newts"', recomputed: '"Otters"' }],
      },
    ],
  })
  expect(await ended('/repair', 'org_owner', '', { reason: 'after the merge' })).toMatchObject({
    state: 'done',
    repairs: true,
    count: 1,
    repaired: 1,
  })
  expect(await nameShown()).toBe('Otters')
  expect(await ended()).toMatchObject({ count: 0, repaired: 0 })
  const { actions } = thingOf<{ actions: { what: string; who: string }[] }>(await product.as('org_owner').get('/api/history'))
  expect(actions.find(({ what }) => what.startsWith('repaired'))).toMatchObject({
    what: 'repaired 1 stored document: 1 of team card',
    reason: 'after the merge',
    who: (await last()).who,
  })
})

it('is offered after a merge, until it was made', async () => {
  const staff = product.as('staff')
  const [masterId, duplicate] = [await makePlayer(staff, team, 'Ana', 'Moor'), await makePlayer(staff, team, 'Anna', 'Moor')]
  await staff.post('/api/playersv2/merge', { masterId, duplicateIds: [duplicate] })
  expect((await last()).isOffered).toBe(true)
  await ended()
  expect((await last()).isOffered).toBe(false)
  await staff.post(`/api/playersv2/${masterId}/unmerge`, { duplicateId: duplicate })
  expect((await last()).isOffered).toBe(true)
})

it('names what it is about by its number where the documents with the names are broken', async () => {
  await harm(() => ({ details: null }))
  const { differences } = await ended()
  expect(differences).toMatchObject([{ thing: { kind: 'team', id: team.id, name: `team ${team.id}` } }])
  expect(await ended('/repair')).toMatchObject({ repaired: 1 })
})

describe('While one goes on', () => {
  const records = () => product.application.app.get(CheckRecords)

  /** One that nobody carries out, since nobody is told of it. */
  const waiting = (changes: Partial<CheckRecord> = {}) =>
    records().change(product.organization.id, () => ({
      ...newCheck({
        organization: product.organization.id,
        id: randomUUID(),
        repairs: false,
        by: 'system',
        reason: null,
        askedAt: '2026-01-31T20:00:00Z',
      }),
      ...changes,
    }))

  it('it goes on where it is asked for again', async () => {
    await waiting()
    expect((await ended()).askedAt).toBe('2026-01-31T20:00:00Z')
  })

  it('a repair takes the place of a check', async () => {
    await waiting()
    const repair = await ended('/repair')
    expect([repair.repairs, repair.askedAt === '2026-01-31T20:00:00Z']).toEqual([true, false])
  })

  it('it can be cancelled', async () => {
    await waiting()
    expect((await product.as('org_owner').delete(ADDRESS)).status).toBe(204)
    await records().ask(product.organization.id)
    await until(async () => (await last()).state === 'cancelled')
    expect(await ended()).toMatchObject({ state: 'done', repairs: false })
  })

  it('the next process begins again what one left that ended', async () => {
    await waiting({ phase: 'running' })
    await records().ask(product.organization.id)
    await until(async () => (await last()).state === 'done')
  })
})

it('is of the own organization: an owner neither checks nor sees another one, a super_admin names one', async () => {
  const foreign = `?organization_id=${product.foreign.id}`
  await harm(() => ({ planted: true }))
  const theirs = await ended('', 'super_admin', foreign)
  expect(theirs).toMatchObject({ state: 'done', count: 0, differences: [] })
  const own = await ended('', 'super_admin', `?organization_id=${product.organization.id}`)
  expect(own.count).toBe(1)
  expect((await last('stranger')).differences).toEqual([])
  for (const method of ['get', 'post', 'delete'] as const) {
    expect((await product.as('org_owner')[method](`${ADDRESS}${foreign}`)).status).toBeGreaterThanOrEqual(400)
    expect((await product.as('staff')[method](ADDRESS)).status).toBe(403)
    expect((await product.as('nobody')[method](ADDRESS)).status).toBe(401)
  }
  expect((await product.as('super_admin').get(ADDRESS)).status).toBe(400)
})
