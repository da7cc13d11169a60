import { Agent, request } from 'node:http'
import { median } from './figure'
import type { RunningProduct } from './product'

type Game = { readonly id: number; readonly season_id: number; readonly leagueId: number | null }

/** A final score of a running product, ready to be edited. */
export type Desk = { readonly product: RunningProduct; readonly edited: string }

/** Edits that one measurement times. */
const EDITS = 400

/** PUTs over so many connections that stay open. */
export const putter = (connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return (url: string, cookie: string, body: string): Promise<void> =>
    new Promise((done, failed) => {
      const headers = { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      const call = request(url, { method: 'PUT', agent, headers }, reply => {
        reply
          .resume()
          .once('end', () =>
            reply.statusCode === 200 ? done() : failed(new Error(`A PUT was answered with ${reply.statusCode}.`)),
          )
        reply.once('error', failed)
      })
      call.once('error', failed)
      call.end(body)
    })
}

/** Where the games of the leagues are edited, those of every season. */
export const gameAddresses = async ({ url, cookie }: RunningProduct): Promise<readonly string[]> => {
  const answer = await fetch(`${url}/api/games`, { headers: { cookie } })
  const games = ((await answer.json()) as Game[]).filter(({ leagueId }) => leagueId !== null)
  return games.map(({ id, season_id, leagueId }) => `${url}/api/seasonsv2/${season_id}/leagues/${leagueId}/games/${id}`)
}

export const openDesk = async (product: RunningProduct): Promise<Desk> => {
  const [edited] = await gameAddresses(product)
  if (edited === undefined) throw new Error('The demo league has no games.')
  return { product, edited }
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
