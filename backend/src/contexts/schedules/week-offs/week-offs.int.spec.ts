import { makeLeague, makeSeason, thingOf, type MadeLeague } from '../../../testing/made-league'
import { openProduct, type Client, type Product } from '../../../testing/product'
import { uniqueDate } from '../../../testing/sample'
import { leagueDateContract } from '../league-date.contract'
import type { WeekOffAnswer } from './week-offs.answers'

let product: Product
let staff: Client
/** Both of the active season. */
let monday: MadeLeague
let sunday: MadeLeague

beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
  const season = await makeSeason(staff, { name: 'Fall', active: true })
  monday = await makeLeague(staff, 'Monday', season)
  sunday = await makeLeague(staff, 'Sunday', season)
})
afterAll(() => product.close())

const at = ({ season, league }: MadeLeague) => ({ season_id: season, league_id: league })
const add = (body: object, league = monday) => staff.post('/api/week-offs', { ...at(league), ...body })
const added = async (body: object, league?: MadeLeague) => thingOf<WeekOffAnswer>(await add(body, league))
const weekOffsOf = async ({ season, league }: MadeLeague) =>
  thingOf<WeekOffAnswer[]>(await staff.get(`/api/week-offs/season/${season}/league/${league}`))
describe('a week off', () => {
  leagueDateContract('Week off', '/api/week-offs', () => ({
    product,
    staff,
    leagues: [monday, sunday],
    bodyFor: league => ({ ...at(league), reason: 'Holiday' }),
  }))

  it('has a date, and the reason that visitors read', async () => {
    const date = uniqueDate()
    expect(await add({ date, reason: ' Gym  closed ' })).toMatchObject({
      status: 201,
      body: {
        date,
        reason: 'Gym closed',
        season_id: monday.season,
        league_id: monday.league,
        seasons_leagues_id: monday.league,
        league: { id: monday.league, name: 'Monday' },
      },
    })
    expect(await added({ date: uniqueDate(), reason: '' })).toMatchObject({ reason: null })
    expect(await added({ date: uniqueDate() })).toMatchObject({ reason: null })
  })

  it('is one per league and date', async () => {
    const date = '2026-01-31'
    await added({ date })
    expect(await add({ date })).toMatchObject({
      status: 409,
      body: { message: 'The league already has a week off on January 31, 2026.' },
    })
    expect((await add({ date }, sunday)).status).toBe(201)
  })

  it.each([
    ['a reason that is too long', { date: '2026-02-01', reason: 'x'.repeat(201) }, 400, 'Reason'],
    ['a league that is not there', { date: '2026-02-01', league_id: 9_999 }, 404, 'League not found'],
    ['a season that is not there', { date: '2026-02-01', season_id: 9_999 }, 404, 'Season not found'],
  ])('is not added with %s', async (_, body, status, message) =>
    expect(await add(body)).toMatchObject({ status, body: { message: expect.stringContaining(message) as string } }),
  )
})

it('Of fifty that are added on one date at once, one is there', async () => {
  const date = uniqueDate()
  const answers = await Promise.all(Array.from({ length: 50 }, () => add({ date }, sunday)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array<number>(49).fill(409)])
  expect((await weekOffsOf(sunday)).filter(weekOff => weekOff.date === date)).toHaveLength(1)
})

it('The history of a league says its reason once, and why it was deleted', async () => {
  const league = await makeLeague(staff, 'Remembered', monday.season)
  const { id } = await added({ date: '2026-01-31', reason: 'Gym closed' }, league)
  thingOf(await staff.delete(`/api/week-offs/${id}`, {}, { reason: 'The gym is open.' }))
  const entries = thingOf<object[]>(await staff.get(`/api/history/league/${league.league}`))
  expect(entries.slice(0, 2)).toMatchObject([
    {
      what: 'deleted the week off on January 31, 2026 (Gym closed)',
      reason: 'The gym is open.',
      restore: `/api/week-offs/${id}/restore`,
    },
    { what: 'added a week off on January 31, 2026', reason: 'Gym closed' },
  ])
})
