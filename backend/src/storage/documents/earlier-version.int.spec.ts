import { entryCard } from '@fullcourt/projections/entries/entry'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { seasonCard } from '@fullcourt/projections/seasons/season'
import { NOTHING_READ } from '@fullcourt/projections/read-store'
import { versionsOf, type ModelVersions } from '@fullcourt/projections/version-registry'
import type { StandingsTeamAnswer } from '../../contexts/standings/standings.answers'
import { makeLeague, makeTeam } from '../../testing/made-league'
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

const readVersions = (
  change: (versions: ModelVersions) => Partial<ModelVersions>,
  { name }: { readonly name: string } = seasonCard,
) =>
  product.application.runner.readings.registry.change(registry => {
    const versions = versionsOf(registry, name)
    return { ...registry, models: { ...registry.models, [name]: { ...versions, ...change(versions) } } }
  })

it('Tables are shown while the lists are built that say who is captain, and how games ended', async () => {
  const league = await makeLeague(product.as('staff'))
  const teams = [await makeTeam(product.as('staff'), league, 'Ants'), await makeTeam(product.as('staff'), league, 'Bees')]
  await readVersions(() => ({ active: `gameCard.v${(gameCard.listsSince['leagueResults'] ?? 0) - 1}.g7` }), gameCard)
  await readVersions(() => ({ active: `entryCard.v${(entryCard.listsSince['captains'] ?? 0) - 1}.g7` }), entryCard)
  const { status, body } = await product.as('staff').get(`${league.address}/teams`)
  expect([status, (body as StandingsTeamAnswer[]).map(({ id }) => id)]).toEqual([200, teams.map(({ id }) => id)])
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
