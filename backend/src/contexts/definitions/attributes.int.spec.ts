import { randomUUID } from 'node:crypto'
import { resetList } from '@fullcourt/domain/definitions/decide'
import { EVERY_SPORT } from '@fullcourt/domain/definitions/lists'
import { definitionStream } from '@fullcourt/domain/definitions/state'
import { playerStream } from '@fullcourt/domain/players/state'
import { contextOfJob } from '../../core/facts/command-context'
import { Decider } from '../../core/facts/decider'
import { ifMatch } from '../games/testing/calls'
import { followedUp } from '../../testing/followed-up'
import { makeLeague, makePlayer, makeTeam, thingOf } from '../../testing/made-league'
import { openProduct, type Client, type Product } from '../../testing/product'
import type { PlayerAnswer } from '../players/players.answers'
import type { PlayerAttributeAnswer } from './attributes.answers'

let product: Product
let staff: Client

beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
})
afterAll(() => product.close())
beforeEach(async () => {
  thingOf(await staff.post('/api/playerAttributes/reset', {}))
})

const list = async (client = staff) => thingOf<PlayerAttributeAnswer[]>(await client.get('/api/playerAttributes'))
const named = (attributes: readonly PlayerAttributeAnswer[]) =>
  attributes.map(({ attribute_name, is_visible }) => (is_visible ? attribute_name : `(${attribute_name})`))
const add = (name: string, type = 'number') => staff.post('/api/playerAttributes', { name, type })
const show = (id: number, is_visible: boolean) =>
  staff.put(`/api/playerAttributes/${id}/toggleAttributeVisibility`, { is_visible })
const order = (ids: readonly number[], headers = {}) =>
  staff.put('/api/playerAttributes/reorder', { attributes: ids.map((id, place) => ({ id, order: place })) }, headers)

describe('the attributes of an organization’s players', () => {
  it('are number and position', async () =>
    expect(await list()).toMatchObject([
      { id: 1, attribute_name: 'Number', attribute_type: 'string', is_visible: true, order: 0 },
      { id: 2, attribute_name: 'Position', attribute_type: 'string', is_visible: true, order: 1 },
    ]))

  it('have own ones behind them', async () => {
    expect(await add(' Height ')).toMatchObject({
      status: 201,
      body: { attribute_name: 'Height', attribute_type: 'number', is_visible: true, order: 2 },
    })
    expect(named(await list())).toEqual(['Number', 'Position', 'Height'])
  })

  it('are hidden and shown', async () => {
    expect(await show(2, false)).toMatchObject({ status: 200, body: { id: 2, is_visible: false } })
    expect(named(await list())).toEqual(['Number', '(Position)'])
    expect(await show(2, true)).toMatchObject({ status: 200, body: { id: 2, is_visible: true } })
    expect(await show(999, true)).toMatchObject({ status: 404, body: { message: 'Attribute not found' } })
  })

  it('are put in order', async () => {
    expect(named(thingOf(await order([2, 1])))).toEqual(['Position', 'Number'])
    expect(await order([1])).toMatchObject({ status: 409, body: { message: 'The order must name every attribute once.' } })
  })

  it('are not put in order by one who does not know that it changed', async () => {
    const [{ revision = -1 } = {}] = await list()
    thingOf(await order([2, 1]))
    expect(await order([1, 2], ifMatch(revision))).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('changed the order of the player attributes') as string },
    })
  })

  it('are reset', async () => {
    thingOf(await add('Height'))
    thingOf(await show(1, false))
    expect(named(thingOf(await staff.post('/api/playerAttributes/reset', {})))).toEqual(['Number', 'Position'])
  })

  describe('of which a player gets a value while a reset removes them', () => {
    /** As a reset does that read the players before the value was there. */
    const resetUnaware = (organization: number) =>
      product.application.app.get(Decider).handle({
        stream: definitionStream,
        id: organization,
        context: contextOfJob([randomUUID()], 'system', () => Promise.reject(new Error('A reset makes no ids.'))),
        organization,
        decide: state => resetList(state, { organization, kind: 'attribute', sport: EVERY_SPORT, used: new Set() }),
      })
    const withHeight = async () => {
      const { id: height } = thingOf(await add('Height'))
      const league = await makeLeague(staff)
      const player = await makePlayer(staff, await makeTeam(staff, league, 'Otters'), 'Ana')
      return { height, player }
    }
    const setHeight = (player: number, height: number, value: string | null) =>
      staff.put(`/api/playersv2/${player}`, { attributeValues: [{ attribute_id: height, value }] })

    it('come back hidden, with the value', async () => {
      const { height, player } = await withHeight()
      thingOf(await setHeight(player, height, '1.98'))
      await resetUnaware(product.organization.id)
      await followedUp(product.application)
      expect(named(await list())).toEqual(['Number', 'Position', '(Height)'])
      await setHeight(player, height, null)
    })

    it('are in the list whenever a value of them is, however many do both at once', async () => {
      const { height, player } = await withHeight()
      await Promise.all(
        Array.from({ length: 25 }, (_, i) => [
          setHeight(player, height, `${i}`),
          staff.post('/api/playerAttributes/reset', {}),
        ]).flat(),
      )
      await followedUp(product.application)
      const { attributeValues } = thingOf<PlayerAnswer>(await staff.get(`/api/playersv2/${player}/information`))
      const { values } = (await product.application.app.get(Decider).state(playerStream, player)) as { values: object }
      expect(attributeValues.map(({ attribute_id }) => attribute_id)).toEqual(Object.keys(values).map(Number))
      await setHeight(player, height, null)
    })
  })

  it.each([
    [{ name: ' ', type: 'string' }, 400, 'Name is required.'],
    [{ name: 'number', type: 'string' }, 409, 'An attribute named number already exists.'],
    [{ name: 'Height', type: 'colour' }, 400, 'Type must be one of'],
  ])('take no %j', async (body, status, message) =>
    expect(await staff.post('/api/playerAttributes', body)).toMatchObject({
      status,
      body: { message: expect.stringContaining(message) as string },
    }),
  )

  it('are of that organization alone', async () => {
    thingOf(await add('Height'))
    expect(named(await list(product.as('stranger')))).toEqual(['Number', 'Position'])
  })
})
