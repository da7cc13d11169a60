import { Agent, request } from 'node:http'
import { openEmbeddedEventStore } from '@fullcourt/event-store/embedded/embedded-event-store'
import { startBare } from './bare'
import { scoreFact } from './facts'
import { figure, median, type Figure } from './figure'
import type { RunningProduct } from './product'
import { inFolder } from './temporary-folder'

type Game = { id: number; season_id: number; leagueId: number }

const EDITS = 400
const SMALL_LOG = 1_000
const LARGE_LOG = 100_000
const WRITERS = 64

const putter = (connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return (url: string, cookie: string, body: string): Promise<void> =>
    new Promise((done, failed) => {
      const call = request(
        url,
        {
          method: 'PUT',
          agent,
          headers: { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        },
        reply => {
          reply.resume()
          reply.once('end', () =>
            reply.statusCode === 200 ? done() : failed(new Error(`A PUT was answered with ${reply.statusCode}.`)),
          )
        },
      )
      call.once('error', failed)
      call.end(body)
    })
}

const scoreBody = (turn: number) => JSON.stringify({ score_home: turn % 150, score_away: 60 + (turn % 3) })

/** Milliseconds that a piece of work takes, at the median. */
const medianTime = async (times: number, work: (turn: number) => Promise<unknown>): Promise<number> => {
  const measured: number[] = []
  for (let turn = 0; turn < times; turn++) {
    const began = performance.now()
    await work(turn)
    measured.push(performance.now() - began)
  }
  return median(measured)
}

let turns = 0

/** The median of one edit over one connection. */
const editTime = ({ url, cookie }: RunningProduct, game: Game): Promise<number> => {
  const put = putter(1)
  const address = `${url}/api/seasonsv2/${game.season_id}/leagues/${game.leagueId}/games/${game.id}`
  return medianTime(EDITS, () => put(address, cookie, scoreBody(++turns)))
}

const factsOf = async ({ url }: RunningProduct): Promise<number> => {
  const [, count] = /^fullcourt_facts (\d+)/m.exec(await (await fetch(`${url}/metrics`)).text()) ?? []
  return Number(count)
}

/** Edits other games until the log holds so many facts. */
const growLog = async (product: RunningProduct, games: readonly Game[], until: number): Promise<void> => {
  const put = putter(WRITERS)
  let left = until - (await factsOf(product))
  const writer = async (number: number) => {
    for (let turn = 0; left > 0; turn++) {
      left -= 1
      const game = games[(number + turn * WRITERS) % games.length] as Game
      const address = `${product.url}/api/seasonsv2/${game.season_id}/leagues/${game.leagueId}/games/${game.id}`
      await put(address, product.cookie, scoreBody(++turns))
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, number) => writer(number)))
}

const bareTime = (): Promise<number> =>
  inFolder(async folder => {
    const store = await openEmbeddedEventStore(folder)
    const append = await medianTime(EDITS, turn =>
      store.append('game-1', turn === 0 ? 'none' : turn - 1, [scoreFact(1, turn, 1)]),
    )
    await store.close()
    const bare = await startBare(Buffer.from('{}'), { 'Content-Type': 'application/json' })
    const put = putter(1)
    const call = await medianTime(EDITS, turn => put(bare.url, 'none', scoreBody(turn)))
    bare.stop()
    return append + call
  })

/** Update Score against its bare parts, and in a long log against a short one. */
export const measureUpdateScore = async (product: RunningProduct): Promise<Figure[]> => {
  const games = (await (await fetch(`${product.url}/api/games`, { headers: { cookie: product.cookie } })).json()) as Game[]
  const [game, ...others] = games.filter(({ leagueId }) => leagueId !== null)
  if (game === undefined) throw new Error('The demo league has no games.')
  await growLog(product, others, SMALL_LOG)
  await editTime(product, game)
  const rounds = [] as { ours: number; limit: number }[]
  for (let round = 0; round < 3; round++) rounds.push({ limit: await bareTime(), ours: await editTime(product, game) })
  const short = [await editTime(product, game), await editTime(product, game), await editTime(product, game)]
  await growLog(product, others, LARGE_LOG)
  const long = [await editTime(product, game), await editTime(product, game), await editTime(product, game)]
  return [
    figure({ name: 'Update Score / append + bare PUT', unit: 'ms at the median', aim: { at: 'most', ratio: 3 } }, rounds),
    figure(
      { name: `edit among ${LARGE_LOG} facts / among ${SMALL_LOG}`, unit: 'ms at the median', aim: { at: 'most', ratio: 1.2 } },
      long.map((ours, i) => ({ ours, limit: short[i] ?? 0 })),
    ),
  ]
}
