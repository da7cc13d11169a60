import { join } from 'node:path'
import { againstBare } from '../against-bare'
import { putter } from '../edits'
import { figure, type Figure } from '../figure'
import { ADMIN, signIn, withProduct, type RunningProduct } from '../product'
import { inFolder } from '../temporary-folder'
import { allAddresses, mainAddresses, type Addresses } from './addresses'
import { costsAfterSaving, firstCosts, type Cost } from './costs'
import { importLeague, withManyGames } from './league'

const SLUG = 'audited'
const ROUNDS = 7
const MANY = 10
const LIMIT = 60

type Game = { readonly id: number; readonly score_home: number | null; readonly score_away: number | null }

/** Saves another final score of the first game that has one, each time it is called. */
const saving = async ({ url }: RunningProduct, game: string): Promise<() => Promise<void>> => {
  const cookie = await signIn(url, ADMIN.username, ADMIN.password)
  const put = putter(1)
  const { score_home, score_away } = (await (await fetch(`${url}/api/gamesv2/${game}?slug=${SLUG}`)).json()) as Game
  let turn = 0
  return () => {
    turn += 1
    return put(
      `${url}/api/gamesv2/${game}`,
      cookie,
      JSON.stringify({ score_home: (score_home ?? 0) + 2 + (turn % 2), score_away }),
    )
  }
}

const costsOf = async (product: RunningProduct, pages: Addresses): Promise<readonly Cost[]> => {
  const [, game = ''] = /\/games\/(\d+)$/.exec(pages.game ?? '') ?? []
  const paths = Object.values(pages)
  const save = await saving(product, game)
  await costsAfterSaving(product.url, paths, save, ROUNDS)
  return costsAfterSaving(product.url, paths, save, ROUNDS)
}

const most = (name: string, ours: number, limit: number, unit: string): Figure =>
  figure({ name, unit, aim: { at: 'most', ratio: 1 } }, [{ ours, limit }])

const slowestOf = (costs: readonly Cost[]): Cost => costs.reduce((slowest, cost) => (cost.time > slowest.time ? cost : slowest))

/** Every page of a league as it is made for the first time: the slowest, and the kept pages against a bare server. */
const measureLeague = async (product: RunningProduct, pages: Addresses): Promise<Figure[]> => {
  const costs = await firstCosts(product.url, await allAddresses(product.url, SLUG))
  const slowest = slowestOf(costs)
  const over = costs.filter(({ time }) => time >= LIMIT).length
  const kept: Figure[] = []
  for (const [page, path] of Object.entries(pages))
    kept.push(
      await againstBare(product.url, path, { name: `${page}, kept / bare node:http`, rounds: 3, requests: 5_000, atLeast: 0.8 }),
    )
  return [
    most(`slowest of ${costs.length} pages (${slowest.path})`, slowest.time, LIMIT, 'ms of processor time'),
    most('pages that take as long or longer', over, 1, 'pages'),
    ...kept,
  ]
}

/** Pages of a season with ten times the games beside those of the season itself, made anew after a save. */
const compared = (pages: Addresses, few: readonly Cost[], many: readonly Cost[]): Figure[] =>
  Object.keys(pages).map((page, at) =>
    figure({ name: `${page} with ${MANY} times the games`, unit: 'ms of processor time', aim: { at: 'most', ratio: 1.5 } }, [
      { ours: many[at]?.time ?? Infinity, limit: few[at]?.time ?? 0 },
    ]),
  )

const imported = async <Result>(
  files: string,
  work: (product: RunningProduct, pages: Addresses) => Promise<Result>,
): Promise<Result> =>
  inFolder(folder =>
    withProduct(folder, async product => {
      await importLeague(product, files, SLUG)
      return work(product, await mainAddresses(product.url, SLUG))
    }),
  )

/** What the pages of the league in a folder cost the server. */
export const measureSiteCosts = (files: string): Promise<Figure[]> =>
  inFolder(async folder => {
    const many = join(folder, 'many')
    await withManyGames(files, many, MANY)
    const [figures, few, pages] = await imported(
      files,
      async (product, found) => [await measureLeague(product, found), await costsOf(product, found), found] as const,
    )
    return [...figures, ...compared(pages, few, await imported(many, costsOf))]
  })
