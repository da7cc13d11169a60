import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { nextScore, putter } from '../edits'
import { figure, type Figure } from '../figure'
import { percentile } from '../percentile'
import { withProduct, type RunningProduct } from '../product'
import { openSeasonDesk, type SeasonDesk } from '../season'
import { inFolder } from '../temporary-folder'
import type { Visits } from './visitors'

const SCORERS = 50
const EACH_EDITS_EVERY = 1_000
const VISITORS = 500
const EACH_READS_EVERY = 10_000
const LASTS = 20_000
/** Of that: the process has just begun, and is not as quick as it will be. */
const WARM_UP = 8_000
/** In milliseconds. */
const LONGEST_ANSWER = 250

const visited = async ({ url }: RunningProduct, pages: readonly string[]): Promise<Visits> => {
  const visitors = fork(resolve(__dirname, 'visitors.js'), [url, VISITORS, EACH_READS_EVERY, LASTS, WARM_UP].map(String))
  const seen = once(visitors, 'message')
  visitors.send(pages)
  return ((await seen) as [Visits])[0]
}

/** Each scorer edits a game of their own, once a second; how long the answers took. */
const scored = async ({ product, others }: SeasonDesk): Promise<Visits> => {
  const put = putter(SCORERS)
  const times: number[] = []
  let refused = 0
  const start = performance.now()
  const scorer = async (game: string, turn: number) => {
    await pause((turn / SCORERS) * EACH_EDITS_EVERY)
    while (performance.now() - start < LASTS) {
      const began = performance.now()
      const isRefused = await put(game, product.cookie, nextScore()).then(
        () => false,
        () => true,
      )
      const took = performance.now() - began
      if (began - start > WARM_UP) {
        times.push(took)
        if (isRefused) refused += 1
      }
      await pause(Math.max(0, EACH_EDITS_EVERY - took))
    }
  }
  await Promise.all(others.slice(0, SCORERS).map(scorer))
  return { times, refused }
}

/** What visitors turn to: the pages of the season, and those of games that are edited. */
const pagesOf = ({ others }: SeasonDesk): readonly string[] => [
  ...['', '/teamList', '/schedule', '/leaderboard', '/playerList'].map(page => `/demo${page}`),
  ...others.slice(0, 5).map(game => `/demo/games/${game.split('/').at(-1)}`),
]

const most = (name: string, unit: string, ours: number, limit: number, ratio = 1): Figure =>
  figure({ name, unit, aim: { at: 'most', ratio } }, [{ ours, limit }])

const measure = async (product: RunningProduct): Promise<Figure[]> => {
  const desk = await openSeasonDesk(product)
  const [visits, edits] = await Promise.all([visited(product, pagesOf(desk)), scored(desk)])
  const beside = `${SCORERS} scorers, ${VISITORS} visitors`
  return [
    most(`${beside}: a page`, 'ms at p99', percentile(visits.times, 0.99), LONGEST_ANSWER),
    most(`${beside}: an edit`, 'ms at p99', percentile(edits.times, 0.99), LONGEST_ANSWER),
    most(`${beside}: refused`, 'answers', visits.refused + edits.refused, 1, 0),
  ]
}

/** Scorers who edit while visitors read. */
export const measureLoad = (): Promise<Figure[]> => inFolder(folder => withProduct(folder, measure))
