import { PUBLIC_PAGE_NAMES, type PublicPageName } from '@fullcourt/domain/pages/public-pages'
import { thingOf } from '../../testing/made-league'
import { openProduct, type Product } from '../../testing/product'
import { sampleOf } from '../../testing/sample'
import { StoreCounter, type Counts, type Reads } from './testing/counted-stores'
import { grow, LARGE, SMALL } from './testing/grown'
import {
  bytesOfGame,
  costOfCall,
  costOfPage,
  costOfPreview,
  costOfRead,
  costOfTaps,
  draftsOfASchedule,
  WRITING,
  type Measured,
} from './testing/measured'
import { auditFilters } from './testing/audit-filters'
import { addressesOf } from './testing/pages'
import {
  AUDIT,
  CALLS,
  DRAFTS_OF_A_SCHEDULE,
  FALLING_SHORT,
  LARGEST_PAGE,
  PAGES,
  PREVIEWS,
  TAPS,
  type Limit,
} from './testing/price-list'

/** What was counted at the two sizes. */
type Counted<Count> = readonly [small: Count, large: Count]

type Sweep = {
  readonly pages: ReadonlyMap<string, Reads>
  readonly calls: ReadonlyMap<string, Counts>
  readonly audit: ReadonlyMap<string, Reads>
  readonly previews: ReadonlyMap<string, Awaited<ReturnType<typeof costOfPreview>>>
  readonly gameBytes: number
  readonly drafts: number
}

let product: Product
let counted: Counted<Sweep>
let taps: Awaited<ReturnType<typeof costOfTaps>>

const sweep = async (measured: Measured): Promise<Sweep> => {
  const [pages, calls] = [new Map<string, Reads>(), new Map<string, Counts>()]
  const addresses = addressesOf(measured.sample)
  for (const name of PUBLIC_PAGE_NAMES) pages.set(name, await costOfPage(measured, addresses[name]))
  for (const [name, call] of WRITING) calls.set(name, await costOfCall(measured, name, call))
  const audit = new Map<string, Reads>()
  for (const [name, address] of await auditFilters(measured)) audit.set(name, await costOfRead(measured, address))
  const previews = new Map<string, Awaited<ReturnType<typeof costOfPreview>>>()
  for (const name of Object.keys(PREVIEWS)) previews.set(name, await costOfPreview(measured, name))
  return { pages, calls, audit, previews, gameBytes: await bytesOfGame(measured), drafts: await draftsOfASchedule(measured) }
}

/** One product for all: the day is fixed, because pages differ by it. */
beforeAll(async () => {
  const counter = new StoreCounter()
  product = await openProduct({}, { around: counter.around, clock: () => new Date('2026-06-15T12:00:00Z') })
  const owner = product.as('org_owner')
  const sample = await sampleOf(product, product.organization, owner)
  /** Pages show the active season; the calls that were counted made another one that. */
  const activated = async () => thingOf(await owner.put(`/api/seasonsv2/${sample.league.season}`, { active: true }))
  await grow({ product, sample }, SMALL)
  await activated()
  const small = await sweep({ product, counter, sample })
  await grow({ product, sample }, LARGE, SMALL)
  await activated()
  counted = [small, await sweep({ product, counter, sample })]
  taps = await costOfTaps({ product, counter, sample })
}, 240_000)
afterAll(() => product.close())

const bothOf = (limit: Limit): Counted<number> => (typeof limit === 'number' ? [limit, limit] : limit)

const largest = (limit: Limit): number => Math.max(...bothOf(limit))

/** Where more was counted than a limit says: `documents 13 > 12`. */
const dearer = (what: string, limit: Limit, [small = 0, large = 0]: readonly (number | undefined)[]): readonly string[] => {
  const [ofSmall, ofLarge] = bothOf(limit)
  const sizes = [[small, ofSmall] as const, [large, ofLarge] as const]
  return sizes.filter(([count, most]) => count > most).map(([count, most]) => `${what} ${count} > ${most}`)
}

/** One figure at each size. */
const of = <Figure extends string>(counts: readonly ({ readonly [F in Figure]: number } | undefined)[], figure: Figure) =>
  counts.map(count => count?.[figure])

it('Every call that may write and every public page has its line in the price list, and every line its call or page', () => {
  expect(Object.keys(CALLS).toSorted()).toEqual([...WRITING.keys()].toSorted())
  expect(Object.keys(PAGES).toSorted()).toEqual([...PUBLIC_PAGE_NAMES].toSorted())
})

it.each(Object.entries(CALLS))('%s costs no more than its line says', (name, price) => {
  const counts = counted.map(({ calls }) => calls.get(name))
  expect([
    ...dearer('documents', price.documents, of(counts, 'documents')),
    ...dearer('bytes', price.bytes, of(counts, 'bytes')),
    ...dearer('appended', price.appended, of(counts, 'appended')),
    ...dearer('read', price.read ?? 0, of(counts, 'read')),
  ]).toEqual([])
})

it.each(Object.entries(PAGES))('The page %s reads no more than its line says', (name, price) => {
  const reads = counted.map(({ pages }) => pages.get(name))
  expect([
    ...dearer('documents', price.documents, of(reads, 'documents')),
    ...dearer('bytes', price.bytes, of(reads, 'bytes')),
    ...dearer('queries', price.queries, of(reads, 'queries')),
  ]).toEqual([])
})

it('Every filter of the audit has its line in the price list', () =>
  expect(Object.keys(AUDIT).toSorted()).toEqual([...(counted[0]?.audit.keys() ?? [])].toSorted()))

it.each(Object.entries(AUDIT))('The audit by %s reads no more than its line says, however long the log is', (name, price) => {
  const reads = counted.map(({ audit }) => audit.get(name))
  expect([
    ...dearer('documents', price.documents, of(reads, 'documents')),
    ...dearer('queries', price.queries, of(reads, 'queries')),
  ]).toEqual([])
})

it.each(Object.entries(PREVIEWS))('A preview of %s reads no more than its line says, and writes nothing', (name, price) => {
  const counts = counted.map(({ previews }) => previews.get(name))
  expect([
    ...dearer('documents', price.documents, of(counts, 'documents')),
    ...dearer('queries', price.queries, of(counts, 'queries')),
    ...dearer('read', price.read, of(counts, 'read')),
  ]).toEqual([])
})

it.each([
  ['PUT /api/gamesv2/{id}/scores', 12],
  ['PUT /api/seasonsv2/{seasonId}/leagues/{leagueId}/games/{gameId}', 12],
  ['PUT /api/player-game-stats', 20],
])('%s writes at most %i documents, as many for one more edit of ten times the games', (name, most) => {
  const [small, large] = counted.map(({ calls }) => calls.get(name)?.documents)
  expect(small).toBeGreaterThan(0)
  expect(large).toBe(small)
  expect(large).toBeLessThanOrEqual(most)
})

it.each(['first', 'lastKept', 'thousandth'] as const)('A tap costs no more than its line says, as the %s', which => {
  const { documents, bytes, appended } = taps[which]
  const price = TAPS[which]
  expect([
    ...dearer('documents', price.documents, [documents, documents]),
    ...dearer('bytes', price.bytes, [bytes, bytes]),
    ...dearer('appended', price.appended, [appended, appended]),
  ]).toEqual([])
  expect(documents).toBeLessThanOrEqual(taps.first.documents)
})

it('What decisions keep of a game is no larger after hundreds of corrections, but for the digits of their number', () => {
  const [small, large] = counted
  expect(large.gameBytes).toBeLessThan(small.gameBytes + 10)
})

it('What decisions keep of the drafts of a schedule is bounded', () =>
  expect(counted.map(({ drafts }) => drafts)).toEqual([DRAFTS_OF_A_SCHEDULE, DRAFTS_OF_A_SCHEDULE]))

it('Pages that read more than is wanted are named', () => {
  const names = Object.keys(PAGES) as PublicPageName[]
  expect(names.filter(name => largest(PAGES[name].documents) > LARGEST_PAGE)).toEqual(FALLING_SHORT)
})
