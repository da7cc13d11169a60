import { WEEKDAYS } from '@fullcourt/domain/schedules/events'
import { contextOnce } from '../../core/facts/command-context'
import { Commands } from '../../core/facts/commands'
import { IdAllocator } from '../../core/facts/id-allocator'
import { followedUp } from '../../testing/followed-up'
import { entriesOf, makeGame, makeSchedule, makeTeam, thingOf } from '../../testing/made-league'
import { openProduct, type Client, type Product } from '../../testing/product'
import type { ByeAnswer } from './byes/byes.answers'
import { SchedulePlannedGame } from './schedules.commands'
import { gamesOf, gamesOfWeek, generate, leagueOf, reportOf, roomySchedule, slotsOf, timesOf } from './testing/schedule-client'

let product: Product
let staff: Client
beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
})
afterAll(() => product.close())

const undo = async (plan: number | null) => {
  const answer = await staff.post(`/api/plans/${plan}/undo`, {})
  await followedUp(product.application)
  return answer
}
const idsOf = (games: readonly { readonly id: number }[]) => games.map(({ id }) => id)
const score = async (game: number) => {
  const scores = { score_home: 61, score_away: 58 }
  thingOf(await staff.put(`/api/gamesv2/${game}/scores`, scores))
}

describe('generating a schedule', () => {
  it('makes its games, says how many, and how good it is', async () => {
    const four = await leagueOf(staff, 4)
    const id = await roomySchedule(staff, four)
    const answer = await generate(staff, id)
    expect(answer).toMatchObject({
      message: 'The schedule was generated: 6 games.',
      schedule_id: id,
      planId: expect.any(Number) as number,
      generation: { state: 'none' },
      report: { unplaced: [], conflicts: [], refused: [] },
    })
    expect(answer.report?.measures[0]).toMatchObject({ name: 'hard-rules', figure: 0, isMet: true })
    const games = await gamesOf(staff, four.league)
    expect(games).toHaveLength(6)
    expect(games[0]).toMatchObject({ status: 'scheduled', stage: 'regular', leagueId: four.league.league })
  })

  it('shows the games of each week, also after their dates were edited', async () => {
    const four = await leagueOf(staff, 4)
    const id = await roomySchedule(staff, four)
    await generate(staff, id)
    const [first] = await gamesOfWeek(staff, id, 1)
    expect(first?.date).toBe('2026-03-08')
    thingOf(await staff.put(`/api/gamesv2/${first?.id}/details`, { date: '2026-05-01' }))
    expect(idsOf(await gamesOfWeek(staff, id, 1))).toContain(first?.id)
    expect(await gamesOfWeek(staff, id, 0)).toHaveLength(2)
  })

  it.each([['scheduleId=1&weekIndex=-1'], ['scheduleId=1&weekIndex=x'], ['weekIndex=0']])('has no week %s', async query =>
    expect((await staff.get(`/api/games/weekly-games?${query}`)).status).toBe(400),
  )

  it('has no week after its last one', async () => {
    const id = await roomySchedule(staff, await leagueOf(staff, 2))
    for (const what of ['weekly-games', 'weekly-byes'])
      expect(await staff.get(`/api/games/${what}?scheduleId=${id}&weekIndex=3`)).toMatchObject({
        status: 400,
        body: { message: 'Week must be a whole number from 0 to 2.' },
      })
  })

  it('shows who has a bye, until that team leaves or plays', async () => {
    const five = await leagueOf(staff, 5)
    const id = await roomySchedule(staff, five)
    await generate(staff, id)
    const byes = async () => thingOf<ByeAnswer[]>(await staff.get(`/api/games/weekly-byes?scheduleId=${id}&weekIndex=0`))
    const [bye] = await byes()
    expect(bye).toMatchObject({ id: null, date: '2026-03-01', league_id: five.league.league })
    expect(bye?.teams).toHaveLength(1)
    const [team = 0] = bye?.teams ?? []
    thingOf(await staff.delete(`${five.league.address}/teams/${team}`))
    expect(await byes()).toEqual([])
  })

  it('shows byes that were asked for beside its own', async () => {
    const five = await leagueOf(staff, 5)
    const [first = 0] = five.teams
    const { id: bye } = thingOf(
      await staff.post('/api/bye-dates', {
        date: '2026-03-01',
        team_id: first,
        league_id: five.league.league,
      }),
    )
    const id = await roomySchedule(staff, five)
    await generate(staff, id)
    const byes = thingOf<ByeAnswer[]>(await staff.get(`/api/games/weekly-byes?scheduleId=${id}&weekIndex=0`))
    expect(byes).toContainEqual(expect.objectContaining({ id: bye, teams: [first] }))
  })

  it('holds to weeks off and to times at which teams cannot play', async () => {
    const four = await leagueOf(staff, 4)
    const [first = 0] = four.teams
    const { league, season } = four.league
    thingOf(await staff.post('/api/week-offs', { season_id: season, league_id: league, date: '2026-03-10', reason: 'Gym' }))
    thingOf(await staff.put(`/api/teams/${first}`, { unavailableSlots: ['10:00'] }))
    const id = await roomySchedule(staff, four)
    const { report } = await generate(staff, id)
    expect(report?.conflicts).toEqual([])
    expect(await gamesOfWeek(staff, id, 1)).toEqual([])
    const games = await gamesOf(staff, four.league)
    expect(games.filter(game => game.time === '10:00' && [game.home_team_id, game.away_team_id].includes(first))).toEqual([])
  })

  it('says of each game without a place why', async () => {
    const four = await leagueOf(staff, 4)
    const id = await makeSchedule(staff, four.league, { numWeeks: 1, timeSlots: ['18:00'], meetings: 1 })
    const { message, report } = await generate(staff, id)
    expect(message).toBe('The schedule was generated: 1 game, 5 without a place.')
    expect(report?.unplaced[0]).toMatchObject({
      homeTeam: expect.stringMatching(/^Team \d$/) as string,
      why: expect.stringContaining('slot') as string,
    })
  })

  it('is judged in a thread of its own where it has thousands of slots', async () => {
    const four = await leagueOf(staff, 4)
    const id = await makeSchedule(staff, four.league, {
      numWeeks: 50,
      gameDays: WEEKDAYS,
      timeSlots: timesOf(9),
      meetings: 1,
    })
    const { report } = await generate(staff, id, { preview: true })
    expect(report?.measures.find(({ name }) => name === 'games-per-team')).toMatchObject({ figure: 0, isMet: true })
    expect((await reportOf(staff, id)).report?.measures).toHaveLength(report?.measures.length ?? 0)
  })

  it('again gives the same games to the same seed, under ids of their own', async () => {
    const six = await leagueOf(staff, 6)
    const id = await roomySchedule(staff, six)
    await generate(staff, id)
    const before = await gamesOf(staff, six.league)
    await generate(staff, id)
    const after = await gamesOf(staff, six.league)
    const matchups = (games: typeof before) =>
      games.map(game => `${game.home_team_id} ${game.away_team_id} ${game.date} ${game.time}`).toSorted()
    expect(matchups(after)).toEqual(matchups(before))
    expect(idsOf(after).filter(game => idsOf(before).includes(game))).toEqual([])
  })

  it('keeps played games, unless that is confirmed', async () => {
    const four = await leagueOf(staff, 4)
    const id = await roomySchedule(staff, four)
    await generate(staff, id)
    const [played] = await gamesOfWeek(staff, id, 0)
    await score(played?.id ?? 0)
    await generate(staff, id)
    expect(idsOf(await gamesOf(staff, four.league))).toContain(played?.id)
    expect(idsOf(await gamesOfWeek(staff, id, 0))).toContain(played?.id)
    await generate(staff, id, { replacePlayed: true })
    expect(idsOf(await gamesOf(staff, four.league))).not.toContain(played?.id)
  })

  it('leaves games of another schedule of the league alone, and out of its way', async () => {
    const four = await leagueOf(staff, 4)
    const [one, other] = [await roomySchedule(staff, four), await roomySchedule(staff, four)]
    await generate(staff, one)
    const before = idsOf(await gamesOf(staff, four.league))
    const { report } = await generate(staff, other)
    expect(idsOf(await gamesOf(staff, four.league))).toEqual(expect.arrayContaining(before))
    expect(report?.conflicts).toEqual([])
  })

  it('refuses a league of one team, a schedule without slots, and one that is not there', async () => {
    const one = await leagueOf(staff, 1)
    const lonely = await roomySchedule(staff, one, { timeSlots: ['18:00'] })
    expect(await staff.post('/api/games/generate-full-schedule', { scheduleId: lonely })).toMatchObject({
      status: 409,
      body: { message: 'The league needs at least two teams.' },
    })
    expect(await reportOf(staff, lonely)).toMatchObject({ report: null })
    const two = await leagueOf(staff, 2)
    const slotless = await makeSchedule(staff, two.league, { timeSlots: [] })
    expect(await staff.post('/api/games/generate-full-schedule', { scheduleId: slotless })).toMatchObject({
      status: 409,
      body: { message: 'The schedule has no time slots: add some first.' },
    })
    const foreign = await product.as('stranger').post('/api/games/generate-full-schedule', { scheduleId: slotless })
    expect(foreign).toMatchObject({ status: 404, body: { message: 'Schedule not found' } })
  })

  it('shows in a preview what would come out, beside what there is, and changes nothing', async () => {
    const four = await leagueOf(staff, 4)
    const id = await roomySchedule(staff, four)
    await generate(staff, id)
    const before = await gamesOf(staff, four.league)
    const answer = await staff.post('/api/games/generate-full-schedule', { scheduleId: id, preview: true })
    expect(answer).toMatchObject({ status: 200, body: { message: 'The schedule would have 6 games.' } })
    const { report } = answer.body as { report: { measures: { change: string | null }[]; changes: unknown[] } }
    expect(report.measures.map(({ change }) => change)).toEqual(report.measures.map(() => 'same'))
    expect(report.changes).toEqual([])
    expect(await gamesOf(staff, four.league)).toEqual(before)
  })

  it('shows in a preview what each team would read that changes', async () => {
    const four = await leagueOf(staff, 4)
    const id = await roomySchedule(staff, four)
    await generate(staff, id)
    const [moved] = await gamesOfWeek(staff, id, 0)
    const details = { location: 'Old Gym', allowConflicts: true }
    expect((await staff.put(`/api/gamesv2/${moved?.id ?? 0}/details`, details)).status).toBe(200)
    const { report } = await generate(staff, id, { preview: true })
    expect(report?.changes?.map(({ team }) => team.id).toSorted()).toEqual(
      [moved?.home_team_id ?? 0, moved?.away_team_id ?? 0].toSorted(),
    )
    expect(report?.changes?.map(({ changes }) => changes)).toEqual([
      [{ gameId: null, parts: ['where'], was: expect.objectContaining({ location: 'Old Gym' }), is: expect.anything() }],
      [{ gameId: null, parts: ['where'], was: expect.objectContaining({ location: 'Old Gym' }), is: expect.anything() }],
    ])
  })
})

describe('a generation in the background', () => {
  const long = async () => {
    const many = await leagueOf(staff, 24)
    const id = await roomySchedule(staff, many, { numWeeks: 20, timeSlots: timesOf(12).concat('22:30') })
    const answer = await staff.post('/api/games/generate-full-schedule', { scheduleId: id, background: true })
    return { ...many, id, answer }
  }

  it('answers at once, says how it goes, keeps Ctrl+Z from what was done before, and is cancelled', async () => {
    const { id, league, answer } = await long()
    expect(answer).toMatchObject({
      status: 202,
      body: { message: 'The schedule is being generated.', generation: { state: 'running' } },
    })
    expect(await staff.post('/api/games/generate-full-schedule', { scheduleId: id })).toMatchObject({
      status: 409,
      body: { message: 'This schedule is already being generated.' },
    })
    expect(await staff.post('/api/history/undo', {})).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('The schedule is still being generated, and nothing was undone.') as string },
    })
    expect(await staff.post(`/api/schedules/${id}/cancel`, {})).toMatchObject({ status: 200, body: { id, planId: null } })
    expect((await reportOf(staff, id)).generation).toEqual({
      state: 'failed',
      done: 0,
      message: 'The generation was cancelled.',
    })
    expect(await gamesOf(staff, league)).toEqual([])
  })

  it('that is not running is cancelled all the same', async () => {
    const id = await roomySchedule(staff, await leagueOf(staff, 2))
    expect((await staff.post(`/api/schedules/${id}/cancel`, {})).status).toBe(200)
  })
})

describe('a generation that is taken back', () => {
  it('goes with its games, and those come back that it replaced', async () => {
    const four = await leagueOf(staff, 4)
    const id = await roomySchedule(staff, four)
    await generate(staff, id)
    const before = await gamesOf(staff, four.league)
    const { planId } = await generate(staff, id)
    expect((await undo(planId)).status).toBe(200)
    expect(slotsOf(await gamesOf(staff, four.league))).toEqual(slotsOf(before))
    expect(await gamesOfWeek(staff, id, 0)).toHaveLength(2)
  })

  it('leaves what came after it: played games, and games that were added', async () => {
    const four = await leagueOf(staff, 4)
    const id = await roomySchedule(staff, four)
    const { planId } = await generate(staff, id)
    const [played] = await gamesOfWeek(staff, id, 0)
    await score(played?.id ?? 0)
    const added = await makeGame(staff, four.league, [four.teams[0] ?? 0, four.teams[1] ?? 0])
    await undo(planId)
    expect(idsOf(await gamesOf(staff, four.league))).toEqual([played?.id, added])
  })

  it('is taken back before the one that it came after', async () => {
    const id = await roomySchedule(staff, await leagueOf(staff, 4))
    const { planId: first } = await generate(staff, id)
    const { planId: second } = await generate(staff, id)
    expect(await undo(first)).toMatchObject({
      status: 409,
      body: { message: 'The schedule has been generated again since: undo the later generation first.' },
    })
    expect((await undo(second)).status).toBe(200)
    expect(await staff.post('/api/history/undo', {})).toMatchObject({
      body: { message: 'Undone: asked for the schedule Spring to be generated' },
    })
    expect(await undo(first)).toMatchObject({ status: 404, body: { message: 'There is no such generation or swap.' } })
  })
})

describe('a schedule that is deleted', () => {
  it('takes its games along, but for played ones, and brings them back', async () => {
    const four = await leagueOf(staff, 4)
    const id = await roomySchedule(staff, four)
    await generate(staff, id)
    const before = await gamesOf(staff, four.league)
    const [played] = await gamesOfWeek(staff, id, 0)
    await score(played?.id ?? 0)
    thingOf(await staff.delete(`/api/schedules/${id}`))
    await followedUp(product.application)
    expect(idsOf(await gamesOf(staff, four.league))).toEqual([played?.id])
    thingOf(await staff.post(`/api/schedules/${id}/restore`))
    await followedUp(product.application)
    expect(slotsOf(await gamesOf(staff, four.league))).toEqual(slotsOf(before))
  })
})

describe('a team that leaves', () => {
  it('takes its planned games along, and the report speaks of those that are left', async () => {
    const four = await leagueOf(staff, 4)
    const id = await roomySchedule(staff, four)
    await generate(staff, id)
    thingOf(await staff.delete(`${four.league.address}/teams/${four.teams[0]}`))
    await followedUp(product.application)
    expect(await gamesOf(staff, four.league)).toHaveLength(3)
    const { report } = await reportOf(staff, id)
    expect(report?.measures.find(({ name }) => name === 'games-per-team')).toMatchObject({ figure: 0 })
  })

  it('and enters again is planned for once more', async () => {
    const two = await leagueOf(staff, 2)
    const id = await roomySchedule(staff, two)
    await makeTeam(staff, two.league, 'Late')
    expect((await generate(staff, id)).message).toBe('The schedule was generated: 3 games.')
  })

  it('between a plan and its step gets no game: the step is refused, and says why', async () => {
    const two = await leagueOf(staff, 2)
    const { league, teams } = two
    const schedule = await roomySchedule(staff, two, { numWeeks: 1 })
    const { planId } = await generate(staff, schedule)
    const plan = { league: league.league, schedule, plan: planId ?? 0 }
    const [home = 0, away = 0] = await entriesOf(staff, league)
    const plannedGame = async () => {
      const side = (which: number, entry: number) => ({ team: teams[which] ?? 0, entry, league: league.league })
      const { season } = league
      const sides = { home: side(0, home), away: side(1, away) }
      const at = { organization: product.organization.id, season, league: league.league, division: null, ...sides }
      const game = await product.application.app.get(IdAllocator).next('game')
      const context = contextOnce('system', () => Promise.reject(new Error('A step makes no ids.')))
      const step = new SchedulePlannedGame(context, { wanted: { game, in: { ...at, stage: 'regular' }, details: {} }, of: plan })
      return product.application.app.get(Commands).dispatch(step)
    }
    await plannedGame()
    await product.application.runner.passed(await product.application.stores.events.head(), 30_000)
    expect(await gamesOf(staff, league)).toHaveLength(2)
    thingOf(await staff.delete(`${league.address}/teams/${teams[1]}`))
    await expect(plannedGame()).rejects.toMatchObject({
      refusal: { why: 'conflict', message: 'A team of this game has left the league.' },
    })
    await followedUp(product.application)
    expect(await gamesOf(staff, league)).toEqual([])
  })
})
