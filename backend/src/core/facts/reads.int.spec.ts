import { updateScore } from '@fullcourt/domain/games/decide'
import { gameStream } from '@fullcourt/domain/games/state'
import { NodeDouble } from '@fullcourt/event-store/eventstoredb/double/node-double'
import { gameCalls, ifMatch, type GameCalls } from '../../contexts/games/testing/calls'
import { leagueMaker, type TestLeague } from '../../contexts/games/testing/league'
import { openProduct, type Product } from '../../testing/product'
import { until } from '../../testing/until'
import { contextOnce } from './command-context'
import { StreamCache } from './stream-cache'
import { deciderOn } from './testing/decider-on'

let node: NodeDouble
let product: Product
let league: TestLeague
let calls: GameCalls

beforeAll(async () => {
  node = await NodeDouble.start()
  product = await openProduct({ EVENT_STORE_URL: node.url })
  league = await leagueMaker(product).league(product.organization.id)
  calls = gameCalls(product, league)
}, 60_000)
afterAll(async () => {
  await product.close()
  await node.kill()
})

/** How often the node was asked while something was done. */
const asked = async (work: () => Promise<{ readonly status: number }>) => {
  const before = { ...node.received }
  const { status } = await work()
  const { appends, streamReads } = node.received
  return { status, appends: appends - before.appends, streamReads: streamReads - before.streamReads }
}

/** Does something that asks for so many reads before the first one is answered; never ends where they come in turn. */
const readingAtOnce = async (expected: number, work: () => Promise<{ readonly status: number }>) => {
  const before = node.received.streamReads
  const release = node.holdStreamReads()
  const done = work()
  await until(() => node.received.streamReads - before >= expected)
  release()
  return done
}

/** As after a start: nothing is cached. */
const cold = () => product.application.app.get(StreamCache).follow()

describe('An Update Score', () => {
  it('of a warm game makes one append and no read', async () => {
    const { id } = await calls.schedule()
    expect(await asked(() => calls.score(id, 61, 58))).toEqual({ status: 200, appends: 1, streamReads: 0 })
  })

  it('and a tap beside the court, of a game where somebody was entered before, too', async () => {
    const { id } = await calls.schedule()
    const [player = 0] = league.teams[0].players
    await calls.line(id, player, { AST: 1 })
    expect(await asked(() => calls.line(id, player, { AST: 2 }))).toEqual({ status: 200, appends: 1, streamReads: 0 })
  })

  it('makes no read either where others changed other figures since the form was read', async () => {
    const { id, revision } = await calls.schedule()
    await product.as('org_owner').put(`/api/gamesv2/${id}/details`, { location: 'Court 2' })
    expect(await asked(() => calls.score(id, 61, 58, ifMatch(revision)))).toMatchObject({ appends: 1, streamReads: 0 })
  })

  it('of a cold game makes one round of reads: game, season, seasons and organization', async () => {
    const { id } = await calls.schedule()
    cold()
    const score = () => readingAtOnce(4, () => calls.score(id, 61, 58))
    expect(await asked(score)).toEqual({ status: 200, appends: 1, streamReads: 4 })
  })
})

describe('What another process wrote', () => {
  const writeScore = (game: number) => {
    const { stores, clock } = product.application
    return deciderOn(stores.events, clock).decider.handle({
      stream: gameStream,
      id: game,
      context: contextOnce('system', () => Promise.reject(new Error('No id is wanted.'))),
      organization: product.organization.id,
      decide: state => updateScore(state, { is: { home: 3, away: 2 } }),
    })
  }
  const cached = (game: number) => product.application.app.get(StreamCache).find(gameStream, `game-${game}`)

  it('is fed to what is cached, and nothing is read', async () => {
    const { id } = await calls.schedule()
    const { revision } = await writeScore(id)
    await until(() => cached(id)?.revision === revision)
    expect(await asked(() => calls.score(id, 61, 58))).toEqual({ status: 200, appends: 1, streamReads: 0 })
    expect(cached(id)?.state).toMatchObject({ figures: { score: { home: 61, away: 58 } } })
  })

  it('is read while the subscription is interrupted, and fed again afterwards', async () => {
    const { id } = await calls.schedule()
    const streams = product.application.app.get(StreamCache)
    node.endSubscriptions()
    await until(() => !streams.areCurrent)
    expect((await asked(() => calls.score(id, 61, 58))).streamReads).toBeGreaterThan(0)
    await until(() => streams.areCurrent)
    await calls.score(id, 61, 59)
    expect(await asked(() => calls.score(id, 61, 60))).toEqual({ status: 200, appends: 1, streamReads: 0 })
  })
})
