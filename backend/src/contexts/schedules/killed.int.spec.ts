import { inTurn } from '@fullcourt/domain/testing/in-turn'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { recall } from '@fullcourt/domain/log/recall'
import { between, chanceOf } from '../../product/demo/chance'
import { followedUp } from '../../testing/followed-up'
import { thingOf } from '../../testing/made-league'
import { clientOf } from '../../testing/process-client'
import { openProduct, type Client, type Product } from '../../testing/product'
import { endProducts, startProduct } from '../../testing/product-process'
import { storedSince } from '../../testing/stored'
import { until } from '../../testing/until'
import type { GameAnswer } from '../games/games.answers'
import { gamesOf, generationEnded, leagueOf, reportOf, roomySchedule, type LeagueOfTeams } from './testing/schedule-client'

jest.setTimeout(120_000)

const BEGINNING = '0'.repeat(20)
const GAMES = 48
/** When the process is killed: the same in every run, as far as a machine allows. */
const chance = chanceOf(20_26)
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

/** Works on the product as a process of its own, and kills it as soon as `isTime` says so; without it when the work is done. */
const killedDuring = async (work: (child: Client) => Promise<unknown>, isTime?: (child: Client) => Promise<boolean>) => {
  await product.application.close()
  const process = startProduct(product.folder)
  const child = clientOf(await process.ready, product.cookieOf('staff'))
  const working = work(child).catch(() => undefined)
  if (isTime) await until(() => isTime(child))
  else await working
  expect((await process.kill('SIGKILL')).signal).toBe('SIGKILL')
  await working
  await product.restart()
}

/** Settles when a schedule is not being generated any more, and all that follows from it is done. */
const finished = async (id: number) => {
  await generationEnded(staff, id)
  await followedUp(product.application)
}

const idsOf = (games: readonly GameAnswer[]) => games.map(({ id }) => id)

const newGames = async (child: Client, before: ReadonlySet<number>) =>
  idsOf(await gamesOf(child, eight.league)).filter(id => !before.has(id))

/** How often each game was scheduled and deleted. */
const timesOf = async (type: string): Promise<ReadonlyMap<string, number>> => {
  const times = new Map<string, number>()
  for (const fact of await storedSince(product, BEGINNING))
    if (fact.type === type) times.set(fact.stream, (times.get(fact.stream) ?? 0) + 1)
  return times
}

/** The facts of a type in the whole log. */
const factsOf = async <Type extends AnyFact['type']>(type: Type) =>
  (await storedSince(product, BEGINNING))
    .map(recall)
    .filter((fact): fact is Recorded<Extract<AnyFact, { readonly type: Type }>> => fact !== 'unknown' && fact.type === type)

/** What the history of a game says of a step that was refused. */
const toldOf = async (game: number) => {
  const entries = thingOf<{ type: string; what: string }[]>(await staff.get(`/api/history/game/${game}`))
  return entries.find(({ type }) => type === 'PlanStepRefused')?.what
}

const twice = (times: ReadonlyMap<string, number>) => [...times].filter(([, count]) => count > 1)

describe('a process that is killed while a schedule is being generated', () => {
  it('generates it after its next start, for whoever asked, once', async () => {
    const eleven = await leagueOf(staff, 11)
    const id = await roomySchedule(staff, eleven, { numWeeks: 4 })
    const head = await product.application.stores.events.head()
    const wanted = { scheduleId: id, background: true, reason: 'New gym' }
    await killedDuring(child => child.post('/api/games/generate-full-schedule', wanted))
    await finished(id)
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

describe('a process that is killed again and again, at random, between a plan and its games', () => {
  it.each(inTurn([1, 2, 3], 0))('finishes the plan after its next start, nothing twice: kill %i', async () => {
    const count = between(chance, 1, GAMES - 1)
    const before = new Set(idsOf(await gamesOf(staff, eight.league)))
    let done = false
    await killedDuring(
      child => child.post('/api/games/generate-full-schedule', { scheduleId: schedule }).finally(() => (done = true)),
      async child => done || (await newGames(child, before)).length >= count,
    )
    await finished(schedule)
    const after = await gamesOf(staff, eight.league)
    expect(after).toHaveLength(GAMES)
    expect(idsOf(after).filter(id => before.has(id))).toEqual([])
    expect(twice(await timesOf('GameScheduled'))).toEqual([])
    expect(twice(await timesOf('GameDeleted'))).toEqual([])
    expect((await reportOf(staff, schedule)).report).toMatchObject({ conflicts: [], refused: [] })
  })

  it('leaves every date and time to as many games as before, and names halves of swaps that scores kept from being made', async () => {
    const games = await gamesOf(staff, eight.league)
    const slots = (of: readonly GameAnswer[]) => of.map(({ date, time }) => `${date} ${time}`).toSorted()
    const count = between(chance, 1, SWAPS - 1)
    let answered = 0
    const swapAt = async (child: Client, n: number) => {
      const [one, other] = [games[n], games[GAMES - 1 - n]]
      await Promise.allSettled([
        child.put('/api/games/swap', { gameId1: one?.id, gameId2: other?.id }),
        child.put(`/api/gamesv2/${other?.id}/scores`, { score_home: 61, score_away: 58 }),
      ])
      answered += 1
    }
    await killedDuring(
      child => Promise.allSettled(Array.from({ length: SWAPS }, (_, n) => swapAt(child, n))),
      async child => (await child.get('/api/health/live')).status === 200 && answered >= count,
    )
    await finished(schedule)
    expect(slots(await gamesOf(staff, eight.league))).toEqual(slots(games))
    expect(twice(await timesOf('GameScheduled'))).toEqual([])
    const refused = (await factsOf('PlanStepRefused')).map(({ data }) => data.game)
    for (const game of refused)
      expect(await toldOf(game)).toMatch(/^could not change Team \d @ Team \d: The game was played meanwhile\.$/)
  })

  it('says which games could not be replaced, because they got a score meanwhile', async () => {
    const before = await gamesOf(staff, eight.league)
    const open = before.filter(({ score_home: score }) => score === null)
    const count = between(chance, 1, open.length / 2)
    let done = false
    await killedDuring(
      child =>
        Promise.all([
          child.post('/api/games/generate-full-schedule', { scheduleId: schedule }).finally(() => (done = true)),
          ...open.slice(-SWAPS).map(({ id }) => child.put(`/api/gamesv2/${id}/scores`, { score_home: 70, score_away: 58 })),
        ]),
      async child => done || (await newGames(child, new Set(idsOf(before)))).length >= count,
    )
    await finished(schedule)
    const after = await gamesOf(staff, eight.league)
    const stayed = after.filter(({ id }) => open.some(game => game.id === id))
    expect(stayed.filter(({ score_home: score }) => score === null)).toEqual([])
    const { report, planId } = await reportOf(staff, schedule)
    const plan = (await factsOf('SchedulePlanned')).find(({ data }) => data.plan === planId)
    const kept = new Set(plan?.data.keeps)
    const refused = report?.refused.map(({ game_id: game }) => game).toSorted()
    expect(refused).toEqual(
      idsOf(stayed)
        .filter(id => !kept.has(id))
        .toSorted(),
    )
    expect(twice(await timesOf('GameScheduled'))).toEqual([])
    expect(twice(await timesOf('GameDeleted'))).toEqual([])
  })
})
