import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { followedUp } from '../../testing/followed-up'
import { openProduct, type Product } from '../../testing/product'
import type { ReadyAnswer } from './health.answers'

let product: Product
beforeAll(async () => {
  product = await openProduct()
  await followedUp(product.application)
})
afterAll(() => product.close())

const ready = async (query = '') => {
  const { status, body, headers } = await product.as('nobody').get(`/api/health/ready${query}`)
  return { status, body: body as ReadyAnswer, retryAfter: headers['retry-after'] }
}

const WRITES = { message: 'The event store takes no facts.', writes: 'failing' } as const
const READS = { message: 'The documents do not answer.', reads: 'failing' } as const

afterEach(() => {
  for (const { component } of product.application.condition.problems()) product.application.condition.clear(component)
})

it('is ready while nothing is wrong', async () => {
  const { position } = product.application.runner.health()
  expect(await ready()).toMatchObject({
    status: 200,
    body: {
      status: 'ready',
      role: 'leader',
      reads: { status: 'served' },
      writes: { status: 'accepted' },
      problems: [],
      building: [],
      projections: 'running',
      position,
      head: position,
    },
  })
})

it('distinguishes writes that fail from reads that go on', async () => {
  product.application.condition.report('eventStoreWrites', WRITES, 'append to game-7: the disk is full')
  const { status, body, retryAfter } = await ready()
  expect([status, retryAfter]).toEqual([503, '5'])
  expect(body).toMatchObject({ status: 'not ready', reads: { status: 'served' }, writes: { status: 'failing' } })
  expect(body.problems).toEqual([
    { component: 'eventStoreWrites', message: WRITES.message, since: expect.stringMatching(/Z$/), times: 1 },
  ])
})

it('is 200 for a check of reads alone, while they go on', async () => {
  product.application.condition.report('eventStoreWrites', WRITES)
  expect((await ready('?for=reads')).status).toBe(200)
  product.application.condition.report('readStore', READS)
  expect((await ready('?for=reads')).status).toBe(503)
})

it('shows what is wrong also where nothing is held up by it', async () => {
  product.application.condition.report('policies', { message: '1 fact is parked.' })
  expect(await ready()).toMatchObject({ status: 200, body: { status: 'ready', problems: [{ component: 'policies' }] } })
})

it('says the same in the metrics', async () => {
  product.application.condition.report('eventStoreWrites', WRITES)
  const { body } = await product.as('nobody').get('/metrics')
  expect(body).toContain('fullcourt_problem{component="eventStoreWrites"} 1')
  expect(body).toContain('fullcourt_problem{component="policies"} 0')
})

it('says in the metrics who leads, how far the documents are, and how the stores answer', async () => {
  await product.as('staff').get('/api/leaguesv2')
  const { body } = await product.as('nobody').get('/metrics')
  expect(body).toMatch(/^fullcourt_leader 1$/m)
  expect(body).toMatch(/^fullcourt_documents_behind_seconds 0$/m)
  expect(body).toMatch(/^fullcourt_live_connections 0$/m)
  for (const store of ['readStore', 'privateStore', 'eventStoreWrites']) {
    expect(body).toMatch(new RegExp(`^fullcourt_store_calls_total\\{store="${store}"\\} [1-9]`, 'm'))
    expect(body).toMatch(new RegExp(`^fullcourt_store_failures_total\\{store="${store}"\\} 0$`, 'm'))
  }
})

it('has every metric that the board of docs/grafana.json shows', async () => {
  const board = readFileSync(resolve(__dirname, '../../../../docs/grafana.json'), 'utf8')
  const shown = new Set(board.match(/\b(?:fullcourt|nodejs|process)_\w+/g))
  const { body } = await product.as('nobody').get('/metrics')
  expect(shown.size).toBeGreaterThan(10)
  expect([...shown].filter(name => !new RegExp(`^# TYPE ${name.replace(/_bucket$/, '')} `, 'm').test(String(body)))).toEqual([])
})

it('takes no other question', async () => {
  expect((await ready('?for=all')).status).toBe(400)
})

it('is answered without asking a store', async () => {
  const { events, documents, secrets } = product.application.stores
  const asked: string[] = []
  for (const store of [events, documents, secrets] as object[]) {
    for (const [name, call] of Object.entries(store) as [string, (...values: unknown[]) => unknown][])
      Object.assign(store, {
        [name]: (...values: unknown[]) => {
          asked.push(name)
          return call(...values)
        },
      })
  }
  await ready()
  expect(asked).toEqual([])
})
