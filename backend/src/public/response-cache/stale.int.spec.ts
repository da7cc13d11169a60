import { gameCard } from '@fullcourt/projections/games/game-card'
import { activeVersion } from '@fullcourt/projections/version-registry'
import { withoutParkedVersions, withParked } from '@fullcourt/projections/parked'
import { gameCalls } from '../../contexts/games/testing/calls'
import { leagueMaker } from '../../contexts/games/testing/league'
import { openProduct, type Product } from '../../testing/product'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

/** Two games, the card of one of which is parked. */
const gamesOneOfThemParked = async () => {
  const calls = gameCalls(product, await leagueMaker(product).league(product.organization.id))
  const [parked, other] = [(await calls.schedule()).id, (await calls.schedule()).id]
  const { runner } = product.application
  const build = activeVersion(await runner.readings.registry.current(), gameCard) ?? ''
  const after = { position: runner.position(), count: runner.count() }
  const reason = { after, fact: { position: after.position, type: 'ScoreUpdated' }, error: 'Beyond me.' }
  await runner.readings.parked.change(current => withParked(current, build, String(parked), reason))
  return { parked, other, mend: () => runner.readings.parked.change(current => withoutParkedVersions(current, [build])) }
}

const staleOf = async (caller: 'nobody' | 'staff', game: number) => {
  const address = `/api/gamesv2/${game}${caller === 'nobody' ? `?slug=${product.organization.slug}` : ''}`
  const { status, headers } = await product.as(caller).get(address)
  return [status, headers['fullcourt-stale']]
}

it.each(['nobody', 'staff'] as const)(
  'An answer to %s says that a document it shows is parked, until it is repaired',
  async caller => {
    const { parked, other, mend } = await gamesOneOfThemParked()
    expect([await staleOf(caller, parked), await staleOf(caller, parked)]).toEqual([
      [200, '1'],
      [200, '1'],
    ])
    expect(await staleOf(caller, other)).toEqual([200, undefined])
    await mend()
    expect(await staleOf(caller, parked)).toEqual([200, undefined])
  },
)
