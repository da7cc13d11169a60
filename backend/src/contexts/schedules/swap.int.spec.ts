import { followedUp } from '../../testing/followed-up'
import { makeGame, thingOf, type MadeLeague } from '../../testing/made-league'
import type { ErrorForm } from '../../core/http/error-form'
import { openProduct, type Answer, type Client, type Product } from '../../testing/product'
import type { GameAnswer } from '../games/games.answers'
import type { SwapAnswer } from './schedules.answers'
import { doublesIn, gamesOf, gamesOfWeek, generate, leagueOf, reportOf, roomySchedule, slotsOf } from './testing/schedule-client'

let product: Product
let staff: Client
beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
})
afterAll(() => product.close())

const swap = (one: number | undefined, other: number | undefined, as = staff) =>
  as.put('/api/games/swap', { gameId1: one, gameId2: other, allowConflicts: true })
const move = async (game: number | undefined, details: object) =>
  thingOf<GameAnswer & { conflicts: string[] }>(
    await staff.put(`/api/gamesv2/${game}/details`, { ...details, allowConflicts: true }),
  )
const gameOf = async (id: number | undefined) => thingOf<{ game: GameAnswer }>(await staff.get(`/api/gamesv2/${id}`)).game
const undo = async (plan: number) => {
  const answer = await staff.post(`/api/plans/${plan}/undo`, {})
  await followedUp(product.application)
  return answer
}

/** A generated league of four teams, with a game of each of two weeks. */
const planned = async () => {
  const four = await leagueOf(staff, 4)
  const id = await roomySchedule(staff, four)
  await generate(staff, id)
  const [one, other] = [(await gamesOfWeek(staff, id, 0))[0], (await gamesOfWeek(staff, id, 1))[1]]
  if (!one || !other) throw new Error('The schedule has no games.')
  return { ...four, id, one, other }
}

/** So many swaps of games of a league, one after another, as far as its teams allow; of the named games alone where some are named. */
const swapsOf = async (league: MadeLeague, count: number, named?: readonly number[]): Promise<readonly number[]> => {
  const games = (await gamesOf(staff, league)).map(({ id }) => id)
  const pairs = (named ?? games).flatMap((game, n) => games.map((_, i) => [game, games[(i + n * 3 + 1) % games.length]] as const))
  const plans: number[] = []
  for (const [game, other] of pairs) {
    if (plans.length === count) break
    const answer = await swap(game, other)
    if (answer.status === 200) plans.push((answer.body as SwapAnswer).planId)
  }
  return plans
}

describe('two games', () => {
  it('exchange date, time and location, and nothing else', async () => {
    const { one, other } = await planned()
    await move(one.id, { location: 'Gym 1', video_url: 'https://example.com/v' })
    const answer = await swap(one.id, other.id)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: 'Matchups swapped!',
        games: [
          { id: one.id, date: other.date, time: other.time, location: null, home_team_id: one.home_team_id },
          { id: other.id, date: one.date, time: one.time, location: 'Gym 1', home_team_id: other.home_team_id },
        ],
      },
    })
    expect(await gameOf(one.id)).toMatchObject({ video_url: 'https://example.com/v' })
  })

  it('stay in their weeks, and keep their scores', async () => {
    const { id, one, other } = await planned()
    thingOf(await staff.put(`/api/gamesv2/${one.id}/scores`, { score_home: 61, score_away: 58 }))
    thingOf(await swap(one.id, other.id))
    expect(await gameOf(one.id)).toMatchObject({ date: other.date, score_home: 61, score_away: 58 })
    expect((await gamesOfWeek(staff, id, 0)).map(game => game.id)).toContain(one.id)
  })

  it('are not swapped with themselves, with a game of another season, or with one that is not there', async () => {
    const [{ one }, { other }] = [await planned(), await planned()]
    expect(await swap(one.id, one.id)).toMatchObject({ status: 400, body: { message: 'Choose two different games.' } })
    expect(await swap(one.id, other.id)).toMatchObject({
      status: 409,
      body: { message: 'Both games must be in the same season.' },
    })
    expect(await swap(one.id, 999_999)).toMatchObject({ status: 404, body: { message: 'Game not found.' } })
    expect(await swap(one.id, other.id, product.as('stranger'))).toMatchObject({ status: 404 })
  })

  it('are not swapped where a team would play twice at a time', async () => {
    const { league, one, other } = await planned()
    const extra = await makeGame(staff, league, [one.home_team_id, one.away_team_id])
    await move(extra, { date: other.date, time: other.time })
    expect(await swap(one.id, other.id)).toMatchObject({
      status: 409,
      body: {
        message: expect.stringMatching(/^Team \d already play on March 8, 2026 at \d+:00 AM \(Team \d @ Team \d\)\.$/) as string,
      },
    })
  })

  it('are not swapped into a time at which a team cannot play, or a week off', async () => {
    const { league, one, other } = await planned()
    const week = { season_id: league.season, league_id: league.league, date: other.date, reason: null }
    const { id } = thingOf(await staff.post('/api/week-offs', { ...week }))
    expect(await swap(one.id, other.id)).toMatchObject({ status: 409, body: { message: 'The week of March 8, 2026 is off.' } })
    thingOf(await staff.delete(`/api/week-offs/${id}`))
    thingOf(await staff.put(`/api/teams/${one.away_team_id}`, { unavailableSlots: [`${other.date} ${other.time}`] }))
    expect(await swap(one.id, other.id)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Team \d cannot play at \d+:00 AM on March 8, 2026\.$/) as string },
    })
  })

  it('of two leagues of a season are swapped as well', async () => {
    const here = await planned()
    const there = await leagueOf(staff, 2, here.league.season)
    const game = await makeGame(staff, there.league, [there.teams[0] ?? 0, there.teams[1] ?? 0])
    thingOf(await swap(game, here.one.id))
    expect(await gameOf(game)).toMatchObject({ date: here.one.date })
  })
})

describe('a swap that is taken back', () => {
  it('leaves both games where they were', async () => {
    const { league, one, other } = await planned()
    const before = slotsOf(await gamesOf(staff, league))
    const { planId } = thingOf<SwapAnswer>(await swap(one.id, other.id))
    expect((await undo(planId)).status).toBe(200)
    expect(slotsOf(await gamesOf(staff, league))).toEqual(before)
    expect(await undo(planId)).toMatchObject({ status: 409, body: { message: 'This swap has already been undone.' } })
  })

  it('is taken back whole or not at all: a game that was moved since stands in the way, by its name', async () => {
    const { one, other } = await planned()
    const { planId } = thingOf<SwapAnswer>(await swap(one.id, other.id))
    await move(one.id, { date: '2026-05-01' })
    expect(await undo(planId)).toMatchObject({
      status: 409,
      body: {
        message: expect.stringMatching(/^Team \d @ Team \d has been moved since, to May 1, 2026 at \d+:00 AM\.$/) as string,
      },
    })
    expect(await gameOf(one.id)).toMatchObject({ date: '2026-05-01' })
    expect(await gameOf(other.id)).toMatchObject({ date: one.date, time: one.time })
  })

  it('after a later one of the same game leaves the schedule as it was; before it, it is refused with the name of what stands in the way', async () => {
    const { league, one, other } = await planned()
    const before = slotsOf(await gamesOf(staff, league))
    const first = thingOf<SwapAnswer>(await swap(one.id, other.id))
    const [second] = await swapsOf(league, 1, [one.id])
    const since = slotsOf(await gamesOf(staff, league))
    expect(await undo(first.planId)).toMatchObject({
      status: 409,
      body: {
        message: expect.stringMatching(
          /^Team \d @ Team \d has been swapped with Team \d @ Team \d since: undo that first\.$/,
        ) as string,
      },
    })
    expect(slotsOf(await gamesOf(staff, league))).toEqual(since)
    for (const plan of [second ?? 0, first.planId]) thingOf(await undo(plan))
    expect(slotsOf(await gamesOf(staff, league))).toEqual(before)
  })

  it('is not taken back by others', async () => {
    const { one, other } = await planned()
    const { planId } = thingOf<SwapAnswer>(await swap(one.id, other.id))
    expect(await product.as('stranger').post(`/api/plans/${planId}/undo`, {})).toMatchObject({
      status: 404,
      body: { message: 'There is no such generation or swap.' },
    })
  })

  it('is taken back from the history of its league', async () => {
    const { league, one, other } = await planned()
    const { planId } = thingOf<SwapAnswer>(await swap(one.id, other.id))
    type Entry = { type: string; what: string; restore: string | null }
    const history = async () => thingOf<Entry[]>(await staff.get(`/api/history/league/${league.league}`))
    const addressesOf = async (type: string) => (await history()).filter(entry => entry.type === type).map(entry => entry.restore)
    expect(await addressesOf('GamesSwapPlanned')).toEqual([`/api/plans/${planId}/undo`])
    const day = '[A-Z][a-z]+ \\d+, 2026 at \\d+:00 AM'
    expect((await history()).find(({ type }) => type === 'GamesSwapPlanned')?.what).toMatch(
      new RegExp(`^swapped Team \\d @ Team \\d \\(${day}\\) with Team \\d @ Team \\d \\(${day}\\)$`),
    )
    expect(await addressesOf('SchedulePlanned')).toEqual([expect.stringMatching(/^\/api\/plans\/\d+\/undo$/)])
    await undo(planId)
    const [again, before] = await addressesOf('GamesSwapPlanned')
    expect(before).toBeNull()
    thingOf(await staff.post(again ?? ''))
    expect(await gameOf(one.id)).toMatchObject({ date: other.date, time: other.time })
  })
})

describe('a game that is moved', () => {
  it('says what is in its way, and so does the report', async () => {
    const { id, one, other } = await planned()
    expect(await move(one.id, { location: 'Gym 1' })).toMatchObject({ conflicts: [] })
    const { conflicts } = await move(one.id, { date: other.date, time: other.time })
    expect(conflicts).toContainEqual(expect.stringMatching(/already play on March 8, 2026/))
    const { report } = await reportOf(staff, id)
    expect(report?.conflicts).toContainEqual({ game_id: one.id, message: conflicts[0] })
  })
})

describe('what nobody allowed', () => {
  /** How often each rule is in the way. */
  const rulesOf = ({ body }: Answer) => (body as ErrorForm).conflicts?.map(({ rule }) => rule)
  const brokenIn = async (id: number) =>
    (await reportOf(staff, id)).report?.measures.find(({ name }) => name === 'hard-rules')?.figure
  const put = (game: number, details: object) => staff.put(`/api/gamesv2/${game}/details`, details)

  it('moves no game, and says what is in the way and what it would do to the report', async () => {
    const { id, one, other } = await planned()
    const refused = await put(one.id, { date: other.date, time: other.time, location: 'Gym 1' })
    expect(refused).toMatchObject({
      status: 409,
      body: { reports: [{ schedule_id: id, was: { rulesBroken: 0 }, is: { rulesBroken: expect.any(Number) as number } }] },
    })
    expect(rulesOf(refused)).toContain('same-time')
    expect(await gameOf(one.id)).toMatchObject({ date: one.date, time: one.time })
    const { reports } = refused.body as ErrorForm
    await move(one.id, { date: other.date, time: other.time, location: 'Gym 1' })
    expect(await brokenIn(id)).toBe(reports?.[0]?.is.rulesBroken)
  })

  it('swaps no games', async () => {
    const { id, one, other } = await planned()
    const refused = await staff.put('/api/games/swap', { gameId1: one.id, gameId2: other.id })
    expect(refused.status).toBe(409)
    expect(new Set(rulesOf(refused))).toEqual(new Set(['per-day']))
    const { reports } = refused.body as ErrorForm
    expect(reports).toMatchObject([{ schedule_id: id, was: { rulesBroken: 0 }, is: { rulesBroken: 2 } }])
    expect(await gameOf(one.id)).toMatchObject({ date: one.date })
    thingOf(await swap(one.id, other.id))
    expect(await brokenIn(id)).toBe(2)
  })

  it('adds no game at a taken court, unless its game was called off', async () => {
    const { league, teams } = await leagueOf(staff, 4)
    const at = { date: '2026-03-01', time: '19:00', location: 'Gym 1' }
    const add = (home: number, away: number, more: object = {}) =>
      staff.post(`${league.address}/games`, { home_team_id: teams[home], away_team_id: teams[away], ...at, ...more })
    const { id } = thingOf(await add(0, 1))
    const refused = await add(2, 3)
    expect(refused).toMatchObject({
      status: 409,
      body: {
        conflicts: [
          { rule: 'location', message: 'Gym 1 is taken on March 1, 2026 at 7:00 PM (Team 2 @ Team 1).', game_ids: [id] },
        ],
        reports: [],
      },
    })
    expect((await gamesOf(staff, league)).length).toBe(1)
    thingOf(await put(id, { status: 'postponed' }))
    thingOf(await add(2, 3))
    expect(rulesOf(await put(id, { status: 'scheduled' }))).toEqual(['location'])
  })

  it('leaves free what is in the way already', async () => {
    const { one, other } = await planned()
    await move(one.id, { date: other.date, time: other.time })
    thingOf(await put(one.id, { video_url: 'https://example.com/v' }))
    thingOf(await put(one.id, { status: 'cancelled' }))
  })

  it('puts no game outside of its season', async () => {
    const { league, one } = await planned()
    thingOf(await staff.put(`/api/seasonsv2/${league.season}`, { startDate: '2026-02-01', finishDate: '2026-06-30' }))
    const refused = await put(one.id, { date: '2020-01-01' })
    expect(refused).toMatchObject({
      status: 409,
      body: {
        conflicts: [
          {
            rule: 'season',
            message: 'January 1, 2020 is outside of the season (from February 1, 2026 to June 30, 2026).',
          },
        ],
      },
    })
  })
})

describe('50 people who swap the same games at once', () => {
  it('leave every date and time to one game, and what was refused is said', async () => {
    const { league, one, other } = await planned()
    const slots = (games: readonly GameAnswer[]) => games.map(({ date, time }) => `${date} ${time}`).toSorted()
    const before = slots(await gamesOf(staff, league))
    const answers = await Promise.all(Array.from({ length: 50 }, () => swap(one.id, other.id)))
    await followedUp(product.application)
    expect(answers.map(({ status }) => status).filter(status => status !== 200 && status !== 409)).toEqual([])
    expect(slots(await gamesOf(staff, league))).toEqual(before)
  })
})

describe('18 people who take swaps back at once', () => {
  it('take each back whole or not at all, and no team plays twice', async () => {
    const eight = await leagueOf(staff, 8)
    await generate(staff, await roomySchedule(staff, eight, { numWeeks: 7 }))
    const before = await gamesOf(staff, eight.league)
    const plans = await swapsOf(eight.league, 18)
    expect(doublesIn(before)).toEqual([])
    const answers = await Promise.all(plans.map(plan => staff.post(`/api/plans/${plan}/undo`, {})))
    await followedUp(product.application)
    expect(answers.map(({ status }) => status).filter(status => ![200, 202, 409].includes(status))).toEqual([])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status === 409).length).toBeGreaterThan(0)
    const after = await gamesOf(staff, eight.league)
    expect(doublesIn(after)).toEqual([])
    const slots = (games: readonly GameAnswer[]) => games.map(({ date, time }) => `${date} ${time}`).toSorted()
    expect(slots(after)).toEqual(slots(before))
  })
})

describe('50 people who generate a schedule at once', () => {
  it('come to one set of games', async () => {
    const four = await leagueOf(staff, 4)
    const id = await roomySchedule(staff, four)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => staff.post('/api/games/generate-full-schedule', { scheduleId: id })),
    )
    await followedUp(product.application)
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0)
    expect(answers.map(({ status }) => status).filter(status => status !== 201 && status !== 409)).toEqual([])
    expect(await gamesOf(staff, four.league)).toHaveLength(6)
  })
})
