import { NodeDouble } from '@fullcourt/event-store/eventstoredb/double/node-double'
import { StreamCache } from '../../core/facts/stream-cache'
import { Policies } from '../../core/facts/policies'
import { until } from '../../testing/until'
import { makeLeague, makeTeam } from '../../testing/made-league'
import { openProduct, type Product } from '../../testing/product'

let node: NodeDouble
let product: Product
beforeEach(async () => {
  node = await NodeDouble.start()
  product = await openProduct({ EVENT_STORE_URL: node.url })
})
afterEach(async () => {
  await product.close()
  await node.kill()
})

const address = () => `/api/organizations/${product.organization.id}`

const rename = (name: string) => product.as('super_admin').put(address(), { name })

const shownName = async () => ((await product.as('super_admin').get(address())).body as { readonly name: string }).name

const isReady = async () => (await product.as('nobody').get('/api/health/ready')).status === 200

const headOf = () => product.application.stores.events.head()

/** A team enters its league by a policy: they must go on too. */
const policiesAreAt = (head: string) =>
  product.application.app
    .get(Policies)
    .standings()
    .every(({ position }) => position === head)

describe('An older log that is put back under the running product', () => {
  it.each([
    ['as it was', 0],
    ['and grows further than the product had read before it is found', 3],
  ])('%s: what is shown follows it, and what is made from then on is shown', async (_, grown) => {
    await rename('Before')
    const kept = node.log.events.length
    await rename('After')
    await rename('Long after')
    // What is written aside, such as who looked, may come after it.
    const renamed = node.log.events.findLast(({ type }) => type === 'OrganizationChanged')
    expect(renamed).toBeDefined()
    await node.kill()
    node.log.putBack(kept)
    for (let n = 0; n < grown; n++) node.fill('others-1', 1, 2_000)
    await node.restart()
    await until(async () => (await shownName()) === 'Before' && (await isReady()))
    expect(node.log.events.filter(({ id }) => id === renamed?.id)).toEqual([])
    expect(product.application.runner.position()).toBe(await headOf())

    expect(await rename('Anew')).toMatchObject({ status: 200 })
    expect(await shownName()).toBe('Anew')
    const team = await makeTeam(product.as('staff'), await makeLeague(product.as('staff')), 'Hawks')
    expect(await product.as('staff').get(team.address)).toMatchObject({ status: 200 })
    await until(async () => policiesAreAt(await headOf()))
  })
})

describe('A stream that somebody truncated on the node', () => {
  it('is not decided on, and health says so', async () => {
    await rename('Once')
    const stream = `fullcourt-organization-${product.organization.id}`
    node.writeForeign(`$$${stream}`, { type: '$metadata', data: Buffer.from('{"$maxCount":1}') })
    product.application.app.get(StreamCache).follow()
    const written = node.log.stream(stream)?.length
    expect((await rename('Twice')).status).toBeGreaterThanOrEqual(500)
    expect(node.log.stream(stream)).toHaveLength(written ?? 0)
    expect(product.application.condition.problems()).toMatchObject([{ component: 'eventStoreDamage' }])
  })
})
