import { fork } from 'node:child_process'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { nextScore, putter } from '../edits'
import { messageOf } from '../message-of'
import type { RunningProduct } from '../product'
import type { SeasonDesk } from '../season'
import type { Visits } from './visitors'

export const SCORERS = 50
const EACH_EDITS_EVERY = 1_000
export const VISITORS = 500
const EACH_READS_EVERY = 10_000

/** How long they come, and how much of that is not counted, in milliseconds. */
export type Span = { readonly lasts: number; readonly warmUp: number }

const visited = ({ url }: RunningProduct, pages: readonly string[], { lasts, warmUp }: Span): Promise<Visits> => {
  const visitors = fork(resolve(__dirname, 'visitors.js'), [url, VISITORS, EACH_READS_EVERY, lasts, warmUp].map(String))
  const visits = messageOf(visitors, 'The visitors') as Promise<Visits>
  visitors.send(pages)
  return visits
}

/** Each scorer edits a game of their own, once a second; how long the answers took. */
const scored = async ({ product, others }: SeasonDesk, { lasts, warmUp }: Span): Promise<Visits> => {
  const put = putter(SCORERS)
  const times: number[] = []
  const refusals: string[] = []
  const start = performance.now()
  const scorer = async (game: string, turn: number) => {
    await pause((turn / SCORERS) * EACH_EDITS_EVERY)
    while (performance.now() - start < lasts) {
      const began = performance.now()
      const refusal = await put(game, product.cookie, nextScore()).then(
        () => undefined,
        (why: Error) => why.message,
      )
      const took = performance.now() - began
      if (began - start > warmUp) {
        times.push(took)
        if (refusal !== undefined) refusals.push(refusal)
      }
      await pause(Math.max(0, EACH_EDITS_EVERY - took))
    }
  }
  await Promise.all(others.slice(0, SCORERS).map(scorer))
  return { times, refusals }
}

/** What visitors turn to: the pages of the season, and those of games that are edited. */
const pagesOf = ({ others }: SeasonDesk): readonly string[] => [
  ...['', '/teamList', '/schedule', '/leaderboard', '/playerList'].map(page => `/demo${page}`),
  ...others.slice(0, 5).map(game => `/demo/games/${game.split('/').at(-1)}`),
]

const sayWhy = (refusals: readonly string[]): void => {
  for (const why of new Set(refusals))
    process.stdout.write(`refused ${refusals.filter(one => one === why).length} times: ${why}\n`)
}

/** Scorers who edit while visitors read: what each saw. Why calls were refused is said. */
export const crowd = async (desk: SeasonDesk, span: Span): Promise<{ readonly visits: Visits; readonly edits: Visits }> => {
  const [visits, edits] = await Promise.all([visited(desk.product, pagesOf(desk), span), scored(desk, span)])
  sayWhy([...visits.refusals, ...edits.refusals])
  return { visits, edits }
}
