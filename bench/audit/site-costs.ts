import { join } from 'node:path'
import { againstBare } from '../against-bare'
import { putter } from '../edits'
import { figure, type Figure } from '../figure'
import { ADMIN, signIn, withProduct, type RunningProduct } from '../product'
import { inFolder } from '../temporary-folder'
import { allAddresses, mainAddresses, type Addresses } from './addresses'
import { costsAfterSaving, firstCosts, withLongOnesAgain, type Cost } from './costs'
import { importLeague, withManyGames } from './league'
import { pageKinds } from './page-kinds'

const SLUG = 'audited'
const ROUNDS = 5
const WARM_UP = 2
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

/** Makes every page once, with nothing that is cached. */
const maker = async (product: RunningProduct, pages: Addresses): Promise<() => Promise<readonly Cost[]>> => {
  const save = await saving(product)
  return () => costsAfterSaving(product.url, Object.values(pages), save)
}

/** The costs of the same pages with few games and with many, in one round. */
type Round<Of> = { readonly few: Of; readonly many: Of }

/** Rounds of both by turns, so that a machine that becomes slower does so for both; those that warm up are left out. */
const inTurns = async ({ few, many }: Round<() => Promise<readonly Cost[]>>): Promise<readonly Round<readonly Cost[]>[]> => {
  const rounds: Round<readonly Cost[]>[] = []
  while (rounds.length < WARM_UP + ROUNDS) rounds.push({ few: await few(), many: await many() })
  return rounds.slice(WARM_UP)
}

const roundsOfPage = (rounds: readonly Round<readonly Cost[]>[], at: number): readonly Round<Cost>[] =>
  rounds.flatMap(({ few, many }) => (few[at] && many[at] ? [{ few: few[at], many: many[at] }] : []))

const most = (name: string, ours: number, limit: number, unit: string): Figure =>
  figure({ name, unit, aim: { at: 'most', ratio: 1 } }, [{ ours, limit }])

const slowestOf = (costs: readonly Cost[]): Cost => costs.reduce((slowest, cost) => (cost.time > slowest.time ? cost : slowest))

/** Every page of a league as it is made for the first time: the slowest, and cached pages against a bare server. */
const measureLeague = async (product: RunningProduct): Promise<Figure[]> => {
  const first = await firstCosts(product.url, await allAddresses(product.url, SLUG))
  const costs = await withLongOnesAgain(product.url, first, await saving(product), LIMIT)
  const slowest = slowestOf(costs)
  const mean = first.reduce((sum, { time }) => sum + time, 0) / first.length
  const over = costs.filter(({ time }) => time >= LIMIT).length
  const cached: Figure[] = []
  for (const [page, path] of Object.entries(await mainAddresses(product.url, SLUG)))
    cached.push(
      await againstBare(product.url, path, {
        name: `${page}, cached / bare node:http`,
        rounds: 9,
        requests: 5_000,
        atLeast: 0.8,
      }),
    )
  return [
    most(`slowest of ${costs.length} pages (${slowest.path})`, slowest.time, LIMIT, 'ms of processor time'),
    most('pages that take as long or longer', over, 1, 'pages'),
    most(`mean of ${first.length} pages, collection of garbage included`, mean, LIMIT, 'ms of processor time'),
    ...cached,
  ]
}

/** A page made of nothing that is cached. */
const made = (page: string, rounds: readonly Round<Cost>[]): Figure =>
  figure(
    { name: `${page}, made`, unit: 'ms of processor time', aim: { at: 'most', ratio: 1 } },
    rounds.map(({ few }) => ({ ours: few.time, limit: LIMIT })),
  )

const timesMore = (name: string, unit: string, rounds: readonly Round<number>[]): Figure[] => {
  const pairs = rounds.filter(({ few }) => few > 0).map(({ few, many }) => ({ ours: many, limit: few }))
  return pairs.length > 0
    ? [figure({ name: `${name} with ${MANY} times the games`, unit, aim: { at: 'most', ratio: 1.5 } }, pairs)]
    : []
}

/** Downloads of every game, which have a line for each: what one line costs must not grow. */
const WHOLE_LISTS: readonly string[] = ['schedule, CSV', 'game log, CSV']

/** A page of a season with ten times the games beside that of the season itself. */
const compared = (page: string, rounds: readonly Round<Cost>[]): Figure[] => {
  const isList = WHOLE_LISTS.includes(page)
  const name = isList ? `${page}, for 1,000 lines,` : page
  const each = (of: (cost: Cost) => number) => {
    const share = (cost: Cost) => of(cost) / (isList ? cost.lines / 1_000 : 1)
    return rounds.map(({ few, many }) => ({ few: share(few), many: share(many) }))
  }
  return [
    ...timesMore(
      name,
      'ms of processor time',
      each(({ time }) => time),
    ),
    ...timesMore(
      name,
      'documents',
      each(({ documents }) => documents),
    ),
  ]
}

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
    return imported(once, async (product, pages) => {
      const ofLeague = await measureLeague(product)
      const few = await maker(product, pages)
      const rounds = await imported(often, async (...ofMany) => inTurns({ few, many: await maker(...ofMany) }))
      const names = Object.keys(pages)
      return [
        ...ofLeague,
        ...names.map((page, at) => made(page, roundsOfPage(rounds, at))),
        ...names.flatMap((page, at) => compared(page, roundsOfPage(rounds, at))),
      ]
    })
  })
