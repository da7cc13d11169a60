import { recall } from '@fullcourt/domain/log/recall'
import { followedUp } from '../testing/followed-up'
import { thingOf } from '../testing/made-league'
import { clientOf } from '../testing/process-client'
import { openProduct, type Client, type Product } from '../testing/product'
import { endProducts, startProduct } from '../testing/product-process'
import { storedSince } from '../testing/stored'
import type { GameAnswer } from '../games/games.answers'
import { gamesOf, generationEnded, leagueOf, reportOf, roomySchedule, type LeagueOfTeams } from './testing/schedule-client'

jest.setTimeout(120_000)

const BEGINNING = '0'.repeat(20)
const GAMES = 48
/** How many of a plan's games are there when the process is killed, each time. */
const KILLED_AT = [1, 20, 40]
const SWAPS = 20

let product: Product
let staff: Client
let eight: LeagueOfTeams
let schedule: number

beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
  eight = await leagueOf(staff, 8)
  schedule = await roomySchedule(staff, eight, { numWeeks: 12 })
})
afterAll(async () => {
  await endProducts()
  await product.close()
})

/** Works on the product as a process of its own, and kills it as soon as `until` says so; without it when the work is done. */
const killedDuring = async (work: (child: Client) => Promise<unknown>, until?: (child: Client) => Promise<boolean>) => {
  await product.application.close()
  const process = startProduct(product.folder)
  const child = clientOf(await process.ready, product.cookieOf('staff'))
  const working = work(child).catch(() => undefined)
  if (until) while (!(await until(child)));
  else await working
  expect((await process.kill('SIGKILL')).signal).toBe('SIGKILL')
  await working
  await product.restart()
  await followedUp(product.application)
}

const idsOf = (games: readonly GameAnswer[]) => games.map(({ id }) => id)

/** How often each game was scheduled and deleted. */
const timesOf = async (type: string): Promise<ReadonlyMap<string, number>> => {
  const times = new Map<string, number>()
  for (const fact of await storedSince(product, BEGINNING))
    if (fact.type === type) times.set(fact.stream, (times.get(fact.stream) ?? 0) + 1)
  return times
}

const twice = (times: ReadonlyMap<string, number>) => [...times].filter(([, count]) => count > 1)

describe('a process that is killed while a schedule is being generated', () => {
  it('generates it after its next start, for whoever asked, once', async () => {
    const eleven = await leagueOf(staff, 11)
    const id = await roomySchedule(staff, eleven, { numWeeks: 4 })
    const head = await product.application.stores.events.head()
    const wanted = { scheduleId: id, background: true, reason: 'New gym' }
    await killedDuring(child => child.post('/api/games/generate-full-schedule', wanted))
    await generationEnded(staff, id)
    await followedUp(product.application)
    const facts = (await storedSince(product, head)).map(recall).filter(fact => fact !== 'unknown')
    const asked = facts.filter(fact => fact.type === 'GenerationRequested')
    const made = facts.filter(fact => fact.type === 'SchedulePlanned')
    expect(made.map(({ data: { plan } }) => plan)).toEqual(asked.map(({ data: { plan } }) => plan))
    expect(made).toHaveLength(1)
    const [of, by] = [asked[0]?.metadata, made[0]?.metadata]
    expect(by).toMatchObject({ actor: of?.actor, reason: of?.reason })
    expect(by?.correlation).not.toBe(of?.correlation)
    expect(await gamesOf(staff, eleven.league)).toHaveLength(20)
    expect(await reportOf(staff, id)).toMatchObject({ generation: { state: 'none' }, report: { conflicts: [], refused: [] } })
  })
})

describe('a process that is killed again and again between a plan and its games', () => {
  it.each(KILLED_AT)('finishes the plan after its next start, nothing twice: killed at %i games', async count => {
    const before = new Set(idsOf(await gamesOf(staff, eight.league)))
    let done = false
    await killedDuring(
      child => child.post('/api/games/generate-full-schedule', { scheduleId: schedule }).finally(() => (done = true)),
      async child => done || idsOf(await gamesOf(child, eight.league)).filter(id => !before.has(id)).length >= count,
    )
    const after = await gamesOf(staff, eight.league)
    expect(after).toHaveLength(GAMES)
    expect(idsOf(after).filter(id => before.has(id))).toEqual([])
    expect(twice(await timesOf('GameScheduled'))).toEqual([])
    expect(twice(await timesOf('GameDeleted'))).toEqual([])
    expect((await reportOf(staff, schedule)).report).toMatchObject({ conflicts: [], refused: [] })
  })

  it('leaves every date and time to as many games as before, where they were being swapped', async () => {
    const games = await gamesOf(staff, eight.league)
    const slots = (of: readonly GameAnswer[]) => of.map(({ date, time }) => `${date} ${time}`).toSorted()
    let answered = 0
    const swapAt = async (child: Client, n: number) => {
      const [one, other] = [games[n], games[GAMES - 1 - n]]
      await child.put('/api/games/swap', { gameId1: one?.id, gameId2: other?.id })
      answered += 1
    }
    await killedDuring(
      child => Promise.allSettled(Array.from({ length: SWAPS }, (_, n) => swapAt(child, n))),
      async child => (await child.get('/api/health/live')).status === 200 && answered >= SWAPS / 4,
    )
    expect(slots(await gamesOf(staff, eight.league))).toEqual(slots(games))
    expect(twice(await timesOf('GameScheduled'))).toEqual([])
    thingOf(await staff.get(`/api/schedules/${schedule}/report`))
  })
})
