import { ifMatch } from '../games/testing/calls'
import { makeLeague, makeSchedule, thingOf, type MadeLeague } from '../../testing/made-league'
import { openProduct, type Client, type Product } from '../../testing/product'
import type { ScheduleAnswer } from './schedules.answers'

let product: Product
let staff: Client
let league: MadeLeague
beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
})
afterAll(() => product.close())
beforeEach(async () => {
  league = await makeLeague(staff)
})

const body = (changes: object = {}) => ({
  name: 'Spring',
  leagueId: league.league,
  startDate: '2026-03-01',
  numWeeks: 2,
  ...changes,
})
const address = (id: number) => `/api/schedules/${id}`
const listed = async () =>
  thingOf<ScheduleAnswer[]>(await staff.get(`/api/schedules?leagueId=${league.league}`)).map(({ name }) => name)
const scheduleOf = async (id: number) =>
  thingOf<ScheduleAnswer[]>(await staff.get(`/api/schedules?leagueId=${league.league}`)).find(one => one.id === id)

describe('a schedule', () => {
  it('needs a name, a league, a start date and weeks; its weeks begin every 7 days', async () =>
    expect(await staff.post('/api/schedules', body())).toMatchObject({
      status: 201,
      body: {
        name: 'Spring',
        leagueId: league.league,
        startDate: '2026-03-01',
        numWeeks: 2,
        gameDays: [],
        sameSlot: true,
        timeSlots: [],
        weekDates: [['2026-03-01'], ['2026-03-08']],
        maxPerDay: 1,
        meetings: null,
        planId: null,
      },
    }))

  it.each([
    [{ name: ' ' }, 'Schedule name is required.'],
    [{ name: undefined }, 'Name is required'],
    [{ startDate: undefined }, 'Start date is required'],
    [{ startDate: '' }, 'Start date is required.'],
    [{ leagueId: undefined }, 'League is required.'],
    [{ numWeeks: 0 }, 'Number of weeks must be a whole number from 1 to 53.'],
    [{ numWeeks: -1 }, 'Number of weeks must be a whole number from 1 to 53.'],
    [{ numWeeks: 10_000 }, 'Number of weeks must be a whole number from 1 to 53.'],
    [{ timeSlots: ['25:00'] }, 'Time slots must be times such as 19:30, not 25:00.'],
    [{ sameSlot: false, weeklyTimeSlots: [['18:00']] }, 'Week 2 needs a time slot.'],
    [{ weeklyTimeSlots: ['18:00'] }, 'Time slots of each week must be a list for each week.'],
    [{ gameDays: ['Someday'] }, 'game days'],
  ])('is not made of %j', async (changes, message) => {
    const answer = await staff.post('/api/schedules', body(changes))
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) as string } })
  })

  it('is neither made nor changed outside of its season, but where that is allowed', async () => {
    thingOf(await staff.put(`/api/seasonsv2/${league.season}`, { startDate: '2026-02-01', finishDate: '2026-06-28' }))
    const refused = await staff.post('/api/schedules', body({ startDate: '2020-03-01' }))
    const message =
      '2 dates of the schedule are outside of the season (from February 1, 2026 to June 28, 2026), the first is March 1, 2020.'
    expect(refused).toMatchObject({ status: 409, body: { conflicts: [{ rule: 'season', message }], reports: [] } })
    expect(await listed()).toEqual([])
    const { id } = thingOf(await staff.post('/api/schedules', body({ startDate: '2020-03-01', allowConflicts: true })))
    expect((await staff.put(address(id), { name: 'Past' })).status).toBe(200)
    expect(await staff.put(address(id), { numWeeks: 3 })).toMatchObject({
      status: 409,
      body: { conflicts: [{ rule: 'season' }] },
    })
    expect((await staff.put(address(id), { numWeeks: 3, allowConflicts: true })).status).toBe(200)
  })

  it('is of a league of the organization', async () =>
    expect((await product.as('stranger').post('/api/schedules', body())).status).toBe(404))

  it('keeps what a change does not name, and its league', async () => {
    const id = await makeSchedule(staff, league)
    expect(await staff.put(address(id), { numWeeks: 3 })).toMatchObject({
      status: 200,
      body: { name: 'Spring', numWeeks: 3, timeSlots: ['18:00', '19:00'] },
    })
    const whole = { ...(await scheduleOf(id)), seed: 5 }
    expect(await staff.put(address(id), whole)).toMatchObject({ status: 200, body: { seed: 5 } })
    const other = await makeLeague(staff)
    expect(await staff.put(address(id), { leagueId: other.league })).toMatchObject({
      status: 400,
      body: { message: 'League cannot be changed here.' },
    })
  })

  it('is not changed by one who does not know what was changed meanwhile', async () => {
    const id = await makeSchedule(staff, league)
    const revision = (await scheduleOf(id))?.revision ?? -1
    thingOf(await staff.put(address(id), { numWeeks: 3 }))
    expect(await staff.put(address(id), { numWeeks: 4 }, ifMatch(revision))).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('changed the number of weeks from 2 to 3 meanwhile') as string },
    })
  })

  it('is not disturbed by a change of another schedule', async () => {
    const [id, other] = [await makeSchedule(staff, league), await makeSchedule(staff, league)]
    const revision = (await scheduleOf(id))?.revision ?? -1
    thingOf(await staff.put(address(other), { numWeeks: 3 }))
    expect((await staff.put(address(id), { numWeeks: 4 }, ifMatch(revision))).status).toBe(200)
  })

  it('is gone once it is deleted, and there again once it is brought back', async () => {
    const id = await makeSchedule(staff, league)
    expect((await staff.delete(address(id))).status).toBe(204)
    expect(await listed()).toEqual([])
    for (const answer of [await staff.put(address(id), { numWeeks: 3 }), await staff.delete(address(id))])
      expect(answer).toMatchObject({ status: 404, body: { message: 'Schedule not found' } })
    expect((await staff.post(`${address(id)}/restore`)).status).toBe(204)
    expect(await listed()).toEqual(['Spring'])
  })

  it('goes with its league and its season, and comes back with them', async () => {
    const id = await makeSchedule(staff, league)
    thingOf(await staff.delete(league.address))
    expect((await staff.put(address(id), { numWeeks: 3 })).status).toBe(404)
    thingOf(await staff.post(`${league.address}/restore`))
    expect((await staff.put(address(id), { numWeeks: 3 })).status).toBe(200)
  })

  it('is read in the history of its league', async () => {
    const id = await makeSchedule(staff, league)
    thingOf(await staff.delete(address(id)))
    const [entry] = thingOf<{ what: string; restore: string | null }[]>(await staff.get(`/api/history/league/${league.league}`))
    expect(entry).toMatchObject({ what: 'deleted the schedule Spring', restore: `${address(id)}/restore` })
  })
})

it('A league has several schedules', async () => {
  await makeSchedule(staff, league, { name: 'Spring' })
  await makeSchedule(staff, league, { name: 'Fall' })
  expect(await listed()).toEqual(['Spring', 'Fall'])
})
