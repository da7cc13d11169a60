import { randomUUID } from 'node:crypto'
import { gameCalls } from '../../contexts/games/testing/calls'
import { leagueMaker } from '../../contexts/games/testing/league'
import { openProduct, type Answer, type Product } from '../../testing/product'
import { unique } from '../../testing/sample'
import { until } from '../../testing/until'
import type { ReadyAnswer } from './health.answers'

jest.setTimeout(60_000)

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const health = async () => (await product.as('nobody').get('/api/health/ready')).body as ReadyAnswer

/** What a newer program writes of a thing that this one knows. */
const writeAsNewerProgram = (stream: string) => {
  const id = randomUUID()
  const around = { version: 99, time: '2026-01-31T20:00:00.000Z', actor: 'system', organization: null } as const
  const metadata = { ...around, command: id, correlation: id, cause: null, reason: null }
  return product.application.stores.events.append(stream, 'none', [{ id, type: 'TeamCreated', data: {}, metadata }])
}

const staleOf = ({ status, headers }: Answer) => [status, headers['fullcourt-stale']]

it('A fact of a newer program: changes are refused before they are written, reads go on and say that they are stale', async () => {
  const calls = gameCalls(product, await leagueMaker(product).league(product.organization.id))
  const { id } = await calls.schedule()
  const publicGame = `/api/gamesv2/${id}?slug=${product.organization.slug}`
  expect(staleOf(await product.as('nobody').get(publicGame))).toEqual([200, undefined])

  await writeAsNewerProgram('team-99999')
  await until(async () => (await health()).writes.status === 'refused')
  expect(await health()).toMatchObject({
    status: 'not ready',
    reads: { status: 'stale' },
    problems: [{ component: 'projections', message: expect.stringContaining('newer Fullcourt') }],
  })

  const { events } = product.application.stores
  const before = await events.head()
  const refused = await product.as('org_owner').post('/api/seasonsv2', { name: unique('Season'), active: false })
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5'])
  expect(refused.body).toMatchObject({ message: expect.stringContaining('newer Fullcourt') })
  expect(await events.head()).toBe(before)

  expect(staleOf(await product.as('nobody').get(publicGame))).toEqual([200, '1'])
  expect(staleOf(await product.as('staff').get(`/api/gamesv2/${id}`))).toEqual([200, '1'])
})
