import { followedUp } from '../../testing/followed-up'
import { openProduct, type Product } from '../../testing/product'
import { endProducts, startProduct } from '../../testing/product-process'
import { storedSince } from '../../testing/stored'
import { makeBracket, switchBrackets, type MadeBracket } from './testing/made-bracket'

jest.setTimeout(180_000)

let product: Product
let bracket: MadeBracket

beforeAll(async () => {
  product = await openProduct()
  await switchBrackets(product.as('org_owner'), product.organization.id, true)
  bracket = await makeBracket(product.as('staff'), 16)
})
afterAll(async () => {
  await endProducts()
  await product.close()
})

/** Asks for the games of matchups all at once, and kills the process at the first answer. */
const createAndKill = async (matchups: readonly string[]): Promise<void> => {
  await product.application.close()
  const child = startProduct(product.folder)
  const base = await child.ready
  const create = async (match_id: string) => {
    const reply = await fetch(`${base}${bracket.address}/games`, {
      method: 'POST',
      body: JSON.stringify({ match_id }),
      headers: { 'content-type': 'application/json', cookie: product.cookieOf('staff') },
    })
    if (reply.status !== 201) throw new Error(`${match_id}: ${reply.status}`)
  }
  const creations = matchups.map(create)
  await Promise.race(creations)
  expect((await child.kill('SIGKILL')).signal).toBe('SIGKILL')
  await Promise.allSettled(creations)
  await product.restart()
  await followedUp(product.application)
}

it('The game of a matchup is there once, wherever between matchup and game the process was killed', async () => {
  const before = await product.application.stores.events.head()
  const matchups = Array.from({ length: 8 }, (_, i) => `r1-${i}`)
  await createAndKill(matchups.slice(0, 4))
  await createAndKill(matchups.slice(4))
  const facts = await storedSince(product, before)
  const gamesOf = (wanted: string) =>
    facts.filter(({ type }) => type === wanted).map(({ data }) => (data as { readonly game: number }).game)
  const [created, scheduled] = [gamesOf('MatchupGameCreated'), gamesOf('GameScheduled')]
  expect(created.length).toBeGreaterThanOrEqual(2)
  expect(scheduled.toSorted()).toEqual(created.toSorted())
  const staff = product.as('staff')
  const again = await Promise.all(matchups.map(match_id => staff.post(`${bracket.address}/games`, { match_id })))
  expect(again.filter(({ status }) => status === 409)).toHaveLength(created.length)
  expect((await staff.get(`${bracket.address}/games`)).body).toHaveLength(matchups.length)
})
