import fc from 'fast-check'
import { EXPLORES } from '@fullcourt/domain/testing/in-turn'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { GameSlot } from '@fullcourt/domain/games/events'
import { recallAll } from '../../core/facts/recall-all'
import { beginAtAppend, endAtAppend } from '../imports/testing/failing-appends'
import { followedUp } from '../../testing/followed-up'
import { openProduct, type Answer, type Client, type Product } from '../../testing/product'
import type { SwapAnswer } from './schedules.answers'
import {
  doublesIn,
  gamesOf,
  generate,
  generationEnded,
  leagueOf,
  roomySchedule,
  type LeagueOfTeams,
} from './testing/schedule-client'

jest.setTimeout(240_000)

const GAMES = 12
/** Rounds of one run, in which one action is begun while another is carried out, or the process is killed there. */
const ROUNDS = EXPLORES ? 24 : 10
const KILLS = 3
/** More appends than any of these plans takes. */
const LAST_APPEND = 30

let product: Product
let staff: Client
beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
})
afterAll(() => product.close())

type Action = 'generate' | 'undo' | 'delete' | 'restore' | 'swap' | 'undo swap'
const ACTIONS: readonly Action[] = ['generate', 'generate', 'undo', 'delete', 'restore', 'restore', 'swap', 'swap', 'undo swap']

const action = fc.record({ does: fc.constantFrom(...ACTIONS), pick: fc.nat(1_000) })
const round = fc.record({ first: action, second: action, at: fc.integer({ min: 1, max: LAST_APPEND }) })
type Wanted = { readonly does: Action; readonly pick: number }

type Planned = { readonly league: LeagueOfTeams; readonly schedule: number; readonly swaps: number[] }

/** The calls of people, each with what it needs to be read before. */
const callOf = async (at: Planned, { does, pick }: Wanted): Promise<Answer> => {
  const { league, schedule, swaps } = at
  switch (does) {
    case 'generate':
      return staff.post('/api/games/generate-full-schedule', { scheduleId: schedule, background: pick % 2 === 0 })
    case 'undo': {
      const { body } = await staff.get(`/api/schedules/${schedule}/report`)
      return staff.post(`/api/plans/${(body as { planId?: number | null }).planId ?? 1}/undo`, {})
    }
    case 'delete':
      return staff.delete(`/api/schedules/${schedule}`)
    case 'restore':
      return staff.post(`/api/schedules/${schedule}/restore`, {})
    case 'swap': {
      const games = await gamesOf(staff, league.league)
      const [one, other] = [games[pick % games.length], games[(pick * 7 + 1) % games.length]]
      const answer = await staff.put('/api/games/swap', { gameId1: one?.id ?? 1, gameId2: other?.id ?? 2 })
      if (answer.status < 300) swaps.push((answer.body as SwapAnswer).planId)
      return answer
    }
    case 'undo swap':
      return staff.post(`/api/plans/${swaps[pick % Math.max(1, swaps.length)] ?? 1}/undo`, {})
  }
}

const factsOf = async (stream: string): Promise<readonly Recorded<AnyFact>[]> =>
  recallAll(await product.application.stores.events.read(stream)) as readonly Recorded<AnyFact>[]

/** The games of a schedule with their slots, by nothing but what was decided about it. */
const askedFor = async ({ league }: Planned): Promise<ReadonlyMap<number, string>> => {
  const facts = await factsOf(`schedule-${league.league.league}`)
  const refused = new Set(facts.flatMap(fact => (fact.type === 'PlanStepRefused' ? fact.data.plan : [])))
  const slots = new Map<number, GameSlot>()
  const generations: (readonly number[])[] = []
  let isDeleted = false
  for (const fact of facts) {
    if (fact.type === 'SchedulePlanned') {
      const games = fact.data.weeks.flatMap(week => week.games)
      for (const { game, date, time, location } of games) slots.set(game, { date, time, location })
      generations.push(games.map(({ game }) => game))
    }
    if (fact.type === 'GenerationUndone') generations.pop()
    if (fact.type === 'ScheduleDeleted') isDeleted = true
    if (fact.type === 'ScheduleRestored') isDeleted = false
    if (fact.type === 'GamesSwapPlanned' && !refused.has(fact.data.plan))
      for (const { game, is } of fact.data.games) slots.set(game, is)
  }
  const games = isDeleted ? [] : (generations.at(-1) ?? [])
  return new Map(games.toSorted((a, b) => a - b).map(game => [game, `${slots.get(game)?.date} ${slots.get(game)?.time}`]))
}

const standing = async ({ league }: Planned): Promise<ReadonlyMap<number, string>> =>
  new Map((await gamesOf(staff, league.league)).map(({ id, date, time }) => [id, `${date} ${time}`]))

const ended = async ({ schedule }: Planned): Promise<void> => {
  if ((await staff.get(`/api/schedules/${schedule}/report`)).status === 200) await generationEnded(staff, schedule)
  await followedUp(product.application)
  await product.application.runner.passed(await product.application.stores.events.head(), 30_000)
}

const plannedLeague = async (): Promise<Planned> => {
  const league = await leagueOf(staff, 4)
  const schedule = await roomySchedule(staff, league, { numWeeks: 6 })
  await generate(staff, schedule)
  const at = { league, schedule, swaps: [] }
  await ended(at)
  return at
}

const holds = async (at: Planned): Promise<void> => {
  await ended(at)
  expect(await standing(at)).toEqual(await askedFor(at))
  expect(doublesIn(await gamesOf(staff, at.league.league))).toEqual([])
}

describe('Whatever plan is carried out, the games are those that were asked for', () => {
  it('when the next action begins at any of its steps', async () => {
    const at = await plannedLeague()
    expect((await standing(at)).size).toBe(GAMES)
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: ROUNDS, maxLength: ROUNDS }), async rounds => {
        for (const { first, second, at: append } of rounds) {
          const begun = beginAtAppend(product.application.stores.events, append, () => callOf(at, second))
          const answers = [await callOf(at, first), await begun.ended()]
          expect(answers.map(({ status }) => status).filter(status => status >= 500)).toEqual([])
          await holds(at)
        }
      }),
      { numRuns: 1, endOnFailure: true },
    )
  })

  it('when the process is killed at any of its steps, and the next action comes as soon as it is ready again', async () => {
    const at = await plannedLeague()
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: KILLS, maxLength: KILLS }), async rounds => {
        for (const { first, second, at: append } of rounds) {
          let restarted: Promise<void> | undefined
          const edge = append % 2 === 0 ? 'before' : 'after'
          endAtAppend(product.application.stores.events, append, edge, () => void (restarted ??= product.restart()))
          await callOf(at, first)
          await (restarted ?? product.restart())
          expect((await callOf(at, second)).status).toBeLessThan(500)
          await holds(at)
        }
      }),
      { numRuns: 1, endOnFailure: true },
    )
  })
})

describe('A team that leaves, and is brought back while its games are being deleted', () => {
  it('has all its games, or none, whichever came last', async () => {
    const { league } = await plannedLeague()
    const { address, season } = league.league
    const [team = 0] = league.teams
    const all = (await gamesOf(staff, league.league)).map(({ id }) => id)
    const others = (await gamesOf(staff, league.league)).filter(game => ![game.home_team_id, game.away_team_id].includes(team))
    const leave = () => staff.delete(`${address}/teams/${team}`)
    const comeBack = () => staff.post(`${address}/teams/${team}/restore`, {})
    for (const [first, second, append] of [
      [leave, comeBack, 2],
      [leave, comeBack, 4],
      [comeBack, leave, 3],
      [leave, comeBack, 7],
      [comeBack, leave, 2],
      [comeBack, leave, 5],
      [leave, comeBack, 1],
      [comeBack, leave, 1],
    ] as const) {
      const begun = beginAtAppend(product.application.stores.events, append, second)
      await first()
      await begun.ended()
      await followedUp(product.application)
      await product.application.runner.passed(await product.application.stores.events.head(), 30_000)
      const last = (await factsOf(`season-${season}`)).findLast(
        ({ type }) => type === 'TeamLeftLeague' || type === 'EntryRestored',
      )
      const games = (await gamesOf(staff, league.league)).map(({ id }) => id)
      expect([append, last?.type, games]).toEqual([
        append,
        last?.type,
        last?.type === 'TeamLeftLeague' ? others.map(({ id }) => id) : all,
      ])
    }
  })
})
