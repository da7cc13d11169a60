import { basketball } from '@fullcourt/domain/sports/basketball/basketball'
import { ifMatch } from '../games/testing/calls'
import { makeGame, makeLeague, makePlayer, makeTeam, thingOf } from '../../testing/made-league'
import { openProduct, type Client, type Product } from '../../testing/product'
import type { StatDefinitionAnswer } from '../standings/statistics.answers'

let product: Product
let staff: Client

beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
})
afterAll(() => product.close())

const ALL = basketball.definitions.map(({ id }) => id)
const REVERSED = ALL.toReversed()
const idOf = (abbreviation: string) =>
  basketball.definitions.find(definition => definition.abbreviation === abbreviation)?.id ?? 0

const list = async (client = staff) => thingOf<StatDefinitionAnswer[]>(await client.get('/api/statsv2/1'))
const order = (ids: readonly number[], headers = {}) =>
  staff.put('/api/statsv2/reorder', { stats: ids.map((id, place) => ({ id, order: place })) }, headers)
const hide = (id: number, hidden = true, headers = {}) => staff.put(`/api/statsv2/${id}/toggle-visibility`, { hidden }, headers)

beforeEach(async () => {
  thingOf(await order(ALL))
  for (const { id, hidden } of await list()) if (hidden) thingOf(await hide(id, false))
})

describe('the statistics of an organization', () => {
  it('are the fifteen definitions, all shown', async () => {
    const shown = await list()
    expect(shown.map(({ id }) => id)).toEqual(ALL)
    expect(shown.filter(({ hidden, is_visible }) => hidden || !is_visible)).toEqual([])
  })

  it('are hidden and shown', async () => {
    const rebounds = async () => (await list()).find(({ abbreviation }) => abbreviation === 'REB')
    thingOf(await hide(idOf('REB')))
    expect(await rebounds()).toMatchObject({ hidden: true, is_visible: false })
    thingOf(await hide(idOf('REB'), false))
    expect(await rebounds()).toMatchObject({ hidden: false, is_visible: true })
  })

  it('are put in order', async () => {
    thingOf(await order(REVERSED))
    expect((await list()).map(({ id }) => id)).toEqual(REVERSED)
    expect(await order(ALL.slice(1))).toMatchObject({
      status: 409,
      body: { message: 'The order must name every statistic of the sport once.' },
    })
  })

  it('are not changed by one who does not know what was changed meanwhile', async () => {
    const [{ revision = -1 } = {}] = await list()
    thingOf(await hide(5))
    expect(await hide(5, true, ifMatch(revision))).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('hid the statistic FGA') as string },
    })
    thingOf(await hide(6, true, ifMatch(revision)))
  })

  it('are of that organization alone', async () => {
    thingOf(await order(REVERSED))
    expect((await list(product.as('stranger'))).map(({ id }) => id)).toEqual(ALL)
  })

  it('that are unknown are not found', async () =>
    expect(await hide(99)).toMatchObject({ status: 404, body: { message: 'Statistic not found' } }))
})

describe('what an organization hides and orders', () => {
  it('is so in box scores and on pages of players', async () => {
    const league = await makeLeague(staff)
    const home = await makeTeam(staff, league, 'Hawks')
    const away = await makeTeam(staff, league, 'Bulls')
    const player = await makePlayer(staff, home, 'Ana', 'Lee')
    const game = await makeGame(staff, league, [home.id, away.id], [61, 58])
    thingOf(await order(REVERSED))
    thingOf(await hide(idOf('FGA')))
    for (const address of [`/api/gamesv2/${game}`, `/api/playersv2/${player}/basic`, `/api/playersv2/${player}/stats`])
      for (const client of [staff, product.as('nobody')]) {
        const { allStats } = thingOf<{ allStats: StatDefinitionAnswer[] }>(await client.get(`${address}?slug=riverside`))
        expect(allStats.map(({ id }) => id)).toEqual(REVERSED)
        expect(allStats.filter(({ hidden }) => hidden).map(({ abbreviation }) => abbreviation)).toEqual(['FGA'])
      }
  })
})
