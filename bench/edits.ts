import { Agent, request } from 'node:http'
import { median } from './figure'
import type { RunningProduct } from './product'

type Game = { readonly id: number; readonly season_id: number; readonly leagueId: number | null }

/** Final scores of a running product, ready to be edited: `edited` is the game that is timed, `others` make the log long. */
export type Desk = { readonly product: RunningProduct; readonly edited: string; readonly others: readonly string[] }

/** Edits that one measurement times. */
const EDITS = 400
const WRITERS = 64

/** PUTs over so many connections that stay open. */
export const putter = (connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return (url: string, cookie: string, body: string): Promise<void> =>
    new Promise((done, failed) => {
      const headers = { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      const call = request(url, { method: 'PUT', agent, headers }, reply => {
        reply.resume()
        reply.once('end', () =>
          reply.statusCode === 200 ? done() : failed(new Error(`A PUT was answered with ${reply.statusCode}.`)),
        )
      })
      call.once('error', failed)
      call.end(body)
    })
}

export const openDesk = async (product: RunningProduct): Promise<Desk> => {
  const answer = await fetch(`${product.url}/api/games`, { headers: { cookie: product.cookie } })
  const games = ((await answer.json()) as Game[]).filter(({ leagueId }) => leagueId !== null)
  const [edited, ...others] = games.map(
    ({ id, season_id, leagueId }) => `${product.url}/api/seasonsv2/${season_id}/leagues/${leagueId}/games/${id}`,
  )
  if (edited === undefined) throw new Error('The demo league has no games.')
  return { product, edited, others }
}

let turns = 0

/** A score that no game has had just before. */
export const nextScore = (): string => {
  turns += 1
  return JSON.stringify({ score_home: turns % 150, score_away: 60 + (turns % 3) })
}

/** Milliseconds that a piece of work takes, at the median of `EDITS` times, one after another. */
export const medianTime = async (work: (turn: number) => Promise<unknown>): Promise<number> => {
  const measured: number[] = []
  for (let turn = 0; turn < EDITS; turn++) {
    const began = performance.now()
    await work(turn)
    measured.push(performance.now() - began)
  }
  return median(measured)
}

/** The median time of one edit over one connection, in milliseconds. */
export const editTime = ({ product, edited }: Desk): Promise<number> => {
  const put = putter(1)
  return medianTime(() => put(edited, product.cookie, nextScore()))
}

const factsOf = async ({ url }: RunningProduct): Promise<number> => {
  const [, count] = /^fullcourt_facts (\d+)/m.exec(await (await fetch(`${url}/metrics`)).text()) ?? []
  return Number(count)
}

/** Edits the other games, over many connections, until the log holds so many facts. */
export const growLog = async ({ product, others }: Desk, until: number): Promise<void> => {
  const put = putter(WRITERS)
  let left = until - (await factsOf(product))
  const writer = async (number: number) => {
    for (let turn = 0; left > 0; turn++) {
      left -= 1
      await put(others[(number + turn * WRITERS) % others.length] ?? '', product.cookie, nextScore())
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, number) => writer(number)))
}
