import { randomUUID } from 'node:crypto'
import type { EventStore, Json } from '@fullcourt/event-store/port'
import { followedUp } from '../../testing/followed-up'
import { thingOf } from '../../testing/made-league'
import { openProduct, type Product } from '../../testing/product'
import { sampleOf, type Sample } from '../../testing/sample'
import { withQuery } from '../../testing/slice'

let product: Product
let sample: Sample
/** How many facts the log handed out in pages, and one by one. */
let read = 0

const counted = (events: EventStore): EventStore =>
  new Proxy(events, {
    get: (store, name): unknown => {
      if (name === 'readAll')
        return async function* counting(...[after]: Parameters<EventStore['readAll']>) {
          for await (const page of store.readAll(after)) {
            read += page.length
            yield page
          }
        }
      if (name === 'factAt') read += 1
      const value: unknown = Reflect.get(store, name)
      return typeof value === 'function' ? (value.bind(store) as unknown) : value
    },
  })

beforeAll(async () => {
  product = await openProduct({}, { around: stores => ({ ...stores, events: counted(stores.events) }) })
  sample = await sampleOf(product, product.organization, product.as('org_owner'))
})
afterAll(() => product.close())

const PORTION = 500

/** So many facts of another organization. */
const othersWrite = async (portions: number): Promise<void> => {
  const { foreign, application } = product
  for (let nth = 0; nth < portions; nth += 1) {
    const command = randomUUID()
    const metadata = { version: 1, time: '2026-03-01T12:00:00.000Z', actor: 'system', organization: foreign.id, command }
    const facts = Array.from({ length: PORTION }, () => ({
      id: randomUUID(),
      type: 'FeatureFlagSet',
      data: { organization: foreign.id, flag: 'unlisted', was: false, is: false } as Json,
      metadata: { ...metadata, correlation: command, cause: null, reason: null } as Json,
    }))
    await application.stores.events.append(`others-${command}`, 'none', facts)
  }
  await followedUp(application)
}

const correct = async (score_home: number): Promise<void> =>
  void thingOf(await product.as('staff').put(`/api/gamesv2/${sample.game}/scores`, { score_home, score_away: 50 }))

/** How many facts are read for the first question about the past of a process, and what it is answered. */
const asked = async () => {
  await product.restart()
  const address = `/api/gamesv2/${sample.game}?slug=${product.organization.slug}`
  const now = await product.as('nobody').get(address)
  read = 0
  const then = await product.as('nobody').get(withQuery(address, `asOf=${product.application.runner.position()}`))
  expect(then.body).toEqual(now.body)
  return read
}

it('What was known then is read of an organization’s own facts, however many others have', async () => {
  await othersWrite(3)
  await correct(70)
  await othersWrite(3)
  const few = await asked()
  await othersWrite(6)
  expect(await asked()).toBeLessThan(few + PORTION)
})
