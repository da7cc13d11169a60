import { join } from 'node:path'
import { againstBare } from '../against-bare'
import { putter } from '../edits'
import { figure, type Figure } from '../figure'
import { ADMIN, signIn, withProduct, type RunningProduct } from '../product'
import { inFolder } from '../temporary-folder'
import { allAddresses, mainAddresses, type Addresses } from './addresses'
import { costsAfterSaving, firstCosts, type Cost } from './costs'
import { importLeague, withManyGames } from './league'
import { pageKinds } from './page-kinds'

const SLUG = 'audited'
const ROUNDS = 5
const MANY = 10
const LIMIT = 60

/** Changes the organization each time it is called, which drops everything that is cached of it. */
const saving = async ({ url }: RunningProduct): Promise<() => Promise<void>> => {
  const cookie = await signIn(url, ADMIN.username, ADMIN.password)
  const put = putter(1)
  const { id } = (await (await fetch(`${url}/api/organizations/slug/${SLUG}`)).json()) as { id: number }
  let turn = 0
  return () => {
    turn += 1
    return put(`${url}/api/organizations/${id}`, cookie, JSON.stringify({ facebook_url: `https://facebook.example/${turn}` }))
  }
}

const costsOf = async (product: RunningProduct, pages: Addresses): Promise<readonly Cost[]> => {
  const paths = Object.values(pages)
  const save = await saving(product)
  await costsAfterSaving(product.url, paths, save, 2)
  return costsAfterSaving(product.url, paths, save, ROUNDS)
}

const most = (name: string, ours: number, limit: number, unit: string): Figure =>
  figure({ name, unit, aim: { at: 'most', ratio: 1 } }, [{ ours, limit }])

const slowestOf = (costs: readonly Cost[]): Cost => costs.reduce((slowest, cost) => (cost.time > slowest.time ? cost : slowest))

/** Every page of a league as it is made for the first time: the slowest, and cached pages against a bare server. */
const measureLeague = async (product: RunningProduct): Promise<Figure[]> => {
  const costs = await firstCosts(product.url, await allAddresses(product.url, SLUG))
  const slowest = slowestOf(costs)
  const over = costs.filter(({ time }) => time >= LIMIT).length
  const cached: Figure[] = []
  for (const [page, path] of Object.entries(await mainAddresses(product.url, SLUG)))
    cached.push(
      await againstBare(product.url, path, {
        name: `${page}, cached / bare node:http`,
        rounds: 3,
        requests: 5_000,
        atLeast: 0.8,
      }),
    )
  return [
    most(`slowest of ${costs.length} pages (${slowest.path})`, slowest.time, LIMIT, 'ms of processor time'),
    most('pages that take as long or longer', over, 1, 'pages'),
    ...cached,
  ]
}

/** Each page made of nothing that is cached. */
const made = (pages: Addresses, costs: readonly Cost[]): Figure[] =>
  Object.keys(pages).map((page, at) => most(`${page}, made`, costs[at]?.time ?? Infinity, LIMIT, 'ms of processor time'))

const timesMore = (name: string, unit: string, ours: number, limit: number): Figure =>
  figure({ name: `${name} with ${MANY} times the games`, unit, aim: { at: 'most', ratio: 1.5 } }, [{ ours, limit }])

/** Pages of a season with ten times the games beside those of the season itself. */
const compared = (pages: Addresses, few: readonly Cost[], many: readonly Cost[]): Figure[] =>
  Object.keys(pages).flatMap((page, at) => [
    timesMore(page, 'ms of processor time', many[at]?.time ?? Infinity, few[at]?.time ?? 0),
    timesMore(page, 'documents', many[at]?.documents ?? Infinity, few[at]?.documents ?? 0),
  ])

const imported = async <Result>(
  files: readonly string[],
  work: (product: RunningProduct, pages: Addresses) => Promise<Result>,
): Promise<Result> =>
  inFolder(folder =>
    withProduct(folder, async product => {
      await importLeague(product, files, SLUG)
      return work(product, await pageKinds(product.url, SLUG))
    }),
  )

/** What the pages of the league in a folder cost the server. */
export const measureSiteCosts = (files: string): Promise<Figure[]> =>
  inFolder(async folder => {
    const [once, often] = await Promise.all([
      withManyGames(files, join(folder, 'once'), 1),
      withManyGames(files, join(folder, 'often'), MANY),
    ])
    const [figures, few, pages] = await imported(
      once,
      async (product, found) => [await measureLeague(product), await costsOf(product, found), found] as const,
    )
    return [...figures, ...made(pages, few), ...compared(pages, few, await imported(often, costsOf))]
  })
