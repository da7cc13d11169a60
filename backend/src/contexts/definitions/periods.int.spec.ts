import { ifMatch } from '../games/testing/calls'
import { makeGame, makeLeague, makeTeam, thingOf } from '../../testing/made-league'
import { openProduct, type Client, type Product } from '../../testing/product'
import type { GamePeriodAnswer } from '../standings/statistics.answers'

let product: Product
let staff: Client

beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
})
afterAll(() => product.close())
beforeEach(async () => {
  thingOf(await staff.post('/api/gamePeriods/reset/1', {}))
})

const DEFAULTS = ['Q1', 'Q2', 'Q3', 'Q4', 'OT', 'Final']
const periods = async (client = staff, query = '') => thingOf<GamePeriodAnswer[]>(await client.get(`/api/gamePeriods/1${query}`))
const named = (list: readonly GamePeriodAnswer[]) => list.map(({ name, hidden }) => (hidden ? `(${name})` : name))
const add = async (name: string) => thingOf<GamePeriodAnswer>(await staff.post('/api/gamePeriods', { sportId: 1, name }))
const order = (ids: readonly number[], headers = {}) =>
  staff.put('/api/gamePeriods/reorder', { gamePeriods: ids.map((id, place) => ({ id, order: place })) }, headers)

/** A game with a score in a period, and what visitors see of its periods. */
const gameWith = async (gamePeriodId: number) => {
  const league = await makeLeague(staff)
  const teams = [await makeTeam(staff, league, 'Hawks'), await makeTeam(staff, league, 'Bulls')] as const
  const game = await makeGame(staff, league, [teams[0].id, teams[1].id], [61, 58])
  thingOf(
    await staff.put(`/api/gamesv2/${game}/period-scores`, {
      periodScores: teams.map(({ id }) => ({ gamePeriodId, team_id: id, score: 9 })),
    }),
  )
  return async () => {
    const { gamePeriods, periodScores } = thingOf<{
      gamePeriods: GamePeriodAnswer[]
      periodScores: { gamePeriod: GamePeriodAnswer }[]
    }>(await product.as('nobody').get(`/api/gamesv2/${game}?slug=riverside`))
    return { offered: named(gamePeriods), played: [...new Set(named(periodScores.map(({ gamePeriod }) => gamePeriod)))] }
  }
}

describe('the periods of an organization', () => {
  it('are the default ones, Final last', async () => expect(named(await periods())).toEqual(DEFAULTS))

  it('have own ones before Final', async () => {
    expect(await staff.post('/api/gamePeriods', { sportId: 1, name: ' Shoot-out ' })).toMatchObject({
      status: 201,
      body: { name: 'Shoot-out', hidden: false, sportId: 1, order: 5 },
    })
    expect(named(await periods())).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'OT', 'Shoot-out', 'Final'])
  })

  it('are hidden and shown', async () => {
    expect(await staff.put('/api/gamePeriods/hide/5', {})).toMatchObject({ status: 200, body: { id: 5, hidden: true } })
    expect(named(await periods())).toEqual(['Q1', 'Q2', 'Q3', 'Q4', '(OT)', 'Final'])
    expect(await staff.put('/api/gamePeriods/unhide/5', {})).toMatchObject({ status: 200, body: { id: 5, hidden: false } })
  })

  it('are put in order, Final staying last', async () => {
    const { id } = await add('Shoot-out')
    expect(named(thingOf(await order([id, 5, 1, 2, 3, 4])))).toEqual(['Shoot-out', 'OT', 'Q1', 'Q2', 'Q3', 'Q4', 'Final'])
    expect(await order([1, 2, 3, 4, 5])).toMatchObject({
      status: 409,
      body: { message: 'The order must name every period of the sport once.' },
    })
  })

  it('are not put in order by one who does not know that it changed', async () => {
    const [{ revision = -1 } = {}] = await periods()
    thingOf(await order([5, 1, 2, 3, 4]))
    expect(await order([4, 1, 2, 3, 5], ifMatch(revision))).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('changed the order of the periods') as string },
    })
  })

  it.each([
    ['/api/gamePeriods', { sportId: 1, name: ' ' }, 400, 'Period Name is required.'],
    ['/api/gamePeriods', { sportId: 1, name: 'final' }, 409, 'Final is the final score. No other period can have this name.'],
    ['/api/gamePeriods', { sportId: 1, name: 'ot' }, 409, 'A period named ot already exists.'],
    ['/api/gamePeriods', { sportId: 99, name: 'Set 1' }, 404, 'Sport not found'],
    ['/api/gamePeriods/reset/99', {}, 404, 'Sport not found'],
  ])('POST %s %j is %d', async (address, body, status, message) =>
    expect(await staff.post(address, body)).toMatchObject({ status, body: { message } }),
  )

  it.each([
    ['hide/6', 409, 'Final is the final score and is always shown.'],
    ['hide/9999', 404, 'Period not found'],
  ])('PUT %s is %d', async (address, status, message) =>
    expect(await staff.put(`/api/gamePeriods/${address}`, {})).toMatchObject({ status, body: { message } }),
  )

  it('are those of a named user’s organization', async () => {
    const root = product.as('super_admin')
    const { user } = thingOf<{ user: { id: number } }>(await staff.get('/api/auth/check-auth'))
    thingOf(await root.put('/api/gamePeriods/hide/4', { userId: user.id }))
    expect(named(await periods(root, `?userId=${user.id}`))).toContain('(Q4)')
    expect(named(await periods())).toContain('(Q4)')
    expect(named(await periods(product.as('stranger')))).toEqual(DEFAULTS)
    expect((await product.as('stranger').put('/api/gamePeriods/hide/4', { userId: user.id })).status).toBe(404)
  })
})

describe('a period that holds scores', () => {
  it('may be an own one, and is shown in its place', async () => {
    const { id } = await add('OT2')
    const shown = await gameWith(id)
    expect((await shown()).played).toEqual(['OT2', 'Final'])
  })

  it('is hidden by a reset, and the others are gone', async () => {
    const { id } = await add('OT3')
    await add('OT4')
    const shown = await gameWith(id)
    const offered = named(thingOf(await staff.post('/api/gamePeriods/reset/1', {})))
    expect(offered.slice(0, 5)).toEqual(DEFAULTS.slice(0, 5))
    expect(offered).toContain('(OT3)')
    expect(offered.filter(name => name.includes('OT4'))).toEqual([])
    expect(await shown()).toEqual({ offered, played: ['(OT3)', 'Final'] })
  })

  it('is named in its game though it was hidden for everybody', async () => {
    const shown = await gameWith(5)
    thingOf(await staff.put('/api/gamePeriods/hide/5', {}))
    expect((await shown()).played).toEqual(['(OT)', 'Final'])
  })
})
