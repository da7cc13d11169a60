import { seasonCard } from '@fullcourt/projections/seasons/season'
import { NOTHING_READ } from '@fullcourt/projections/read-store'
import { versionsOf, type ModelVersions } from '@fullcourt/projections/version-registry'
import { openProduct, type Product } from '../../testing/product'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const EARLIER = 'seasonCard.v1.g7'
const FORMLESS = { status: 'active' }

/** Puts a season that readers cannot process into a version. */
const writeFormless = (version: string) =>
  product.application.stores.documents.write({
    checkpoint: { name: version, fence: 0, expected: null, to: NOTHING_READ },
    documents: [
      {
        version,
        id: '7',
        expected: null,
        position: NOTHING_READ.position,
        body: FORMLESS,
        places: { organization: [{ key: String(product.organization.id), order: '7' }] },
      },
    ],
  })

const readVersions = (change: (versions: ModelVersions) => Partial<ModelVersions>) =>
  product.application.runner.readings.registry.change(registry => {
    const versions = versionsOf(registry, seasonCard.name)
    return { ...registry, models: { ...registry.models, seasonCard: { ...versions, ...change(versions) } } }
  })

describe('An answer of a version that readers cannot process', () => {
  it.each(['nobody', 'staff'] as const)('is being built while a newer one is, as %s sees it', async caller => {
    await writeFormless(EARLIER)
    await readVersions(() => ({ active: EARLIER }))
    const slug = caller === 'nobody' ? `?slug=${product.organization.slug}` : ''
    const { status, headers, body } = await product.as(caller).get(`/api/seasonsv2${slug}`)
    expect([status, headers['retry-after'], body]).toEqual([
      503,
      '5',
      { statusCode: 503, message: 'This is being built from the history. Try again soon.', error: 'Service Unavailable' },
    ])
  })

  it('is a fault where none is built', async () => {
    const current = `seasonCard.v${seasonCard.version}.g7`
    await writeFormless(current)
    await readVersions(() => ({ active: current }))
    expect((await product.as('staff').get('/api/seasonsv2')).status).toBe(500)
  })
})
