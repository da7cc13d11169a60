import { randomUUID } from 'node:crypto'
import { readModels } from '@fullcourt/projections/models/models'
import { gameCalls } from '../../contexts/games/testing/calls'
import { leagueMaker } from '../../contexts/games/testing/league'
import { followedUp } from '../../testing/followed-up'
import { makeLeague, makeTeam } from '../../testing/made-league'
import { openProduct, type Caller, type Product } from '../../testing/product'
import type { ProjectionAnswer, RebuildAnswer } from './projections.answers'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const all = async () => (await product.as('super_admin').get('/api/projections')).body as ProjectionAnswer[]
const list = async () => (await all()).filter(({ kind }) => kind === 'projection')
const rebuild = (name: string, caller: Caller = 'super_admin') => product.as(caller).post(`/api/projections/${name}/rebuild`)

/** Settles when no rebuild goes on any more; a rebuild reports it itself. */
const finished = () => Promise.all(product.application.runner.rebuilds().map(one => one.finished))

it('lists every projection, up to date', async () => {
  await followedUp(product.application)
  const projections = await list()
  expect(projections.map(({ name }) => name)).toEqual(readModels.map(({ name }) => name))
  expect(projections.every(({ behind, building, version }) => behind === 0 && building === null && version > 0)).toBe(true)
  expect(new Set(projections.map(({ position }) => position))).toEqual(new Set([product.application.runner.position()]))
})

it('rebuilds one beside what is read, which shows the same afterwards', async () => {
  const league = await leagueMaker(product).league(product.organization.id)
  const calls = gameCalls(product, league)
  const { id } = await calls.schedule()
  await calls.score(id, 61, 58)
  const before = await calls.boxScore(id)
  const answer = await rebuild('gameCard')
  expect(answer).toMatchObject({ status: 202, body: { projections: ['gameCard'] } })
  expect(Object.keys(answer.body as RebuildAnswer)).toEqual(
    expect.arrayContaining(['phase', 'done', 'target', 'rate', 'timeLeft', 'error']),
  )
  await finished()
  expect(await calls.boxScore(id)).toEqual(before)
  expect((await list()).find(({ name }) => name === 'gameCard')).toMatchObject({ behind: 0, building: null })
})

it('rebuilds all together', async () => {
  const answer = await rebuild('all')
  expect((answer.body as RebuildAnswer).projections).toEqual(readModels.map(({ name }) => name))
  await finished()
  expect((await list()).every(({ building, behind }) => building === null && behind === 0)).toBe(true)
})

describe('Policies', () => {
  const policies = async () => (await all()).filter(({ kind }) => kind === 'policy')

  it('are listed after the projections, up to date', async () => {
    await followedUp(product.application)
    const listed = await policies()
    expect(listed.map(({ name }) => name)).toContain('enter-new-team')
    expect(listed.every(({ behind, parked, building }) => behind === 0 && parked.length === 0 && building === null)).toBe(true)
  })

  it('that cannot go on in an organization are shown as parked, and the others go on', async () => {
    const { id: organization } = product.organization
    const [id, player] = [randomUUID(), 9_999]
    const around = { actor: 'system', organization, command: id, correlation: id, cause: null, reason: null }
    const metadata = { ...around, version: 1, time: '2026-01-31T20:00:00.000Z' }
    const withoutJoins = { organization, player, details: {} }
    const { events } = product.application.stores
    await events.append(`player-${player}`, 'none', [{ id, type: 'PlayerAdded', data: withoutJoins, metadata }])
    await followedUp(product.application)
    expect((await policies()).filter(({ parked }) => parked.length > 0)).toMatchObject([
      { name: 'join-new-player', parked: [{ what: `organization ${organization}`, fact: 'PlayerAdded' }] },
    ])
    expect((await product.as('nobody').get('/api/health/ready')).body).toMatchObject({
      status: 'ready',
      problems: [{ component: 'policies', message: 'Policies are parked (1): see GET /api/projections.' }],
    })
    const league = await makeLeague(product.as('staff'))
    await makeTeam(product.as('staff'), league, 'Owls')
    expect((await product.as('staff').get(`${league.address}/teams`)).body).toHaveLength(1)
  })
})

it('refuses a second rebuild of the same while one goes on', async () => {
  const [first, second] = await Promise.all([rebuild('all'), rebuild('all')])
  expect([first.status, second.status].sort()).toEqual([202, 409])
  await finished()
})

it('cancels what goes on, and says how it ended', async () => {
  await rebuild('all')
  expect((await product.as('super_admin').delete('/api/projections/teamCard/rebuild')).status).toBe(204)
  const [rebuilt] = product.application.runner.rebuilds()
  expect((await list()).every(({ building, ended }) => building === null && ended?.phase === rebuilt?.progress().phase)).toBe(
    true,
  )
  expect(['cancelled', 'done']).toContain(rebuilt?.progress().phase)
  expect((await product.as('super_admin').delete('/api/projections/all/rebuild')).status).toBe(204)
  expect((await product.as('super_admin').delete('/api/projections/nothing/rebuild')).status).toBe(404)
  expect((await product.as('org_owner').delete('/api/projections/all/rebuild')).status).toBe(403)
})

it('does not know other projections', async () => {
  for (const name of ['nothing', '%3Cscript%3E', 'constructor'])
    expect(await rebuild(name)).toMatchObject({ status: 404, body: { message: 'Projection not found' } })
  expect((await rebuild('x'.repeat(200))).status).toBe(400)
})

it.each([
  ['nobody', 401],
  ['staff', 403],
  ['org_owner', 403],
] as const)('is not for %s', async (caller, status) => {
  expect([(await product.as(caller).get('/api/projections')).status, (await rebuild('all', caller)).status]).toEqual([
    status,
    status,
  ])
})
