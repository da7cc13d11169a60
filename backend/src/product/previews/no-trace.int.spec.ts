import { statId } from '../../contexts/games/testing/calls'
import { IdAllocator } from '../../core/facts/id-allocator'
import { EVENT_STORE, PRIVATE_STORE } from '../../core/injection/tokens'
import { inFork } from '../../storage/fork/fork'
import { Forks } from '../../storage/fork/forks'
import type { PrivateStore } from '../../storage/private-store/private-store'
import type { EventStore } from '@fullcourt/event-store/port'
import { followedUp } from '../../testing/followed-up'
import { thingOf } from '../../testing/made-league'
import { openProduct, type Product } from '../../testing/product'
import { sampleOf, type Sample } from '../../testing/sample'
import type { Stores } from '../app/stores'

/** What was written to a store of the product. */
const written: string[] = []

/** The same stores, of which each write is noted; that somebody is signed in is none of a preview's. */
const noting = ({ events, documents, secrets, files }: Stores): Stores => {
  const noted = <Port extends object>(port: Port, names: readonly string[]): Port =>
    new Proxy(port, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return (...given: readonly unknown[]): unknown => {
          if (names.includes(String(name)) && given[0] !== 'sessions' && given[0] !== 'policies')
            written.push(`${String(name)} ${String(given[0])}`)
          return Reflect.apply(value, target, given) as unknown
        }
      },
    })
  return {
    events: noted(events, ['append']),
    documents: noted(documents, ['write']),
    secrets: noted(secrets, ['put', 'putIfAbsent', 'putAllIfAbsent', 'replace', 'delete', 'deleteGroup']),
    files: noted(files, ['put', 'delete', 'deleteFolder']),
  }
}

let product: Product
let sample: Sample
beforeAll(async () => {
  product = await openProduct({}, { around: noting })
  sample = await sampleOf(product, product.organization, product.as('org_owner'))
  thingOf(await product.as('org_owner').put(`/api/seasonsv2/${sample.league.season}`, { active: true }))
  await followedUp(product.application)
})
afterAll(() => product.close())

const visitor = () => product.as('nobody')
const addresses = () => [
  `/api/teams/teamsByLeague?leagueId=${sample.league.league}`,
  `/api/gamesv2/${sample.game}?slug=${product.organization.slug}`,
  `/api/stat-leaders?slug=${product.organization.slug}`,
  `/api/gamesv2/progress?slug=${product.organization.slug}`,
]
const seen = () =>
  Promise.all(addresses().map(address => (address.includes('slug') ? visitor() : product.as('staff')).get(address)))
const shown = async () => (await seen()).map(({ status, body, headers }) => [status, body, headers['etag']])

/** Looks at what a corrected score and another line would lead to, as a person does who types. */
const previews = (nth: number) => [
  product.as('staff').put(
    `/api/gamesv2/${sample.game}/scores?preview=true`,
    { score_home: 10 + nth, score_away: 58, reason: 'counted again' },
    {
      'idempotency-key': `preview ${nth}`,
    },
  ),
  product.as('staff').put('/api/player-game-stats?preview=true', {
    player_id: sample.player,
    game_id: sample.game,
    team_id: sample.teams[0],
    stats: [{ player_id: sample.player, game_id: sample.game, stat_id: statId('PTS'), value: 30 + nth }],
  }),
]

it('Nobody else sees anything of a preview, and nothing is written, however many there are at once', async () => {
  const before = await shown()
  await followedUp(product.application)
  written.length = 0
  const looks = Array.from({ length: 10 }, (_, nth) => previews(nth)).flat()
  const meanwhile = await Promise.all(Array.from({ length: 10 }, shown))
  const answers = await Promise.all(looks)
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(answers.every(({ body }) => 'effects' in (body as object))).toBe(true)
  for (const one of [...meanwhile, await shown()]) expect(one).toEqual(before)
  expect(written).toEqual([])
})

it('What is decided after a preview goes on from what is stored', async () => {
  const game = async () =>
    thingOf<{ game: { revision: number } }>(await product.as('staff').get(`/api/gamesv2/${sample.game}`)).game
  const { revision } = await game()
  await Promise.all(previews(1))
  const saved = await product.as('staff').put(`/api/gamesv2/${sample.game}/scores`, { score_home: 77, score_away: 58 })
  expect(saved.body).toMatchObject({ score_home: 77 })
  expect((saved.body as { revision: number }).revision).toBeGreaterThan(revision)
  expect(await game()).toMatchObject({ score_home: 77 })
})

describe('In a fork', () => {
  const fork = () => product.application.app.get(Forks).begin()
  const kind = 'outside-of-fork'

  it('nothing is written to the log', async () => {
    const events = product.application.app.get<EventStore>(EVENT_STORE)
    await expect(inFork(await fork(), async () => events.append('game-1', 'none', []))).rejects.toMatchObject({ kind })
  })

  it('nothing is written to the private store', async () => {
    const secrets = product.application.app.get<PrivateStore>(PRIVATE_STORE)
    await expect(inFork(await fork(), async () => secrets.put('installation', 'x', 1))).rejects.toMatchObject({ kind })
    await expect(inFork(await fork(), async () => secrets.delete('installation', 'x'))).rejects.toMatchObject({ kind })
  })

  it('ids are handed out that are handed out again', async () => {
    const ids = product.application.app.get(IdAllocator)
    const ofFork = await inFork(await fork(), () => ids.next('division'))
    const next = [await ids.next('division'), ...(await ids.take('division', 20))]
    expect(new Set(next).size).toBe(21)
    expect(ofFork).toBeGreaterThan(0)
  })
})

it.each([
  ['POST', '/api/seasonsv2?preview=true'],
  ['PUT', '/api/statsv2/reorder?preview=true'],
] as const)('%s %s, which has no preview, is refused and saves nothing', async (method, address) => {
  const client = product.as('org_owner')
  const answer = method === 'PUT' ? await client.put(address, { stats: [] }) : await client.post(address, { name: 'Spring' })
  expect(answer).toMatchObject({ status: 400, body: { message: 'This call has no preview. Nothing was saved.' } })
})
