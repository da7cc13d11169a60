import { makeLeague, makePlayer, makeTeam, thingOf } from '../../testing/made-league'
import { form, picture } from '../../testing/multipart-form'
import { openProduct, type Client, type Product } from '../../testing/product'
import type { ActionPageAnswer } from '../history/audit/audit.answers'
import type { UndoneActionAnswer } from '../history/undo/undo.answers'
import type { MovedPlayersAnswer, TeamInLeagueAnswer, TeamPlayerAnswer } from './entries.answers'

let product: Product
let staff: Client

beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
})
afterAll(() => product.close())

const roster = async (address: string) => thingOf<TeamPlayerAnswer[]>(await staff.get(`${address}/players`))
const inLeague = async (address: string) => thingOf<TeamInLeagueAnswer>(await staff.get(address))

describe('a roster', () => {
  it('takes a new player by name, and one who exists, once', async () => {
    const league = await makeLeague(staff)
    const [team, other] = [await makeTeam(staff, league, 'Otters'), await makeTeam(staff, league, 'Newts')]
    const made = await staff.post(`${team.address}/players`, { firstName: ' Ana ', lastName: 'Ruiz' })
    expect(made).toMatchObject({
      status: 201,
      body: { firstName: 'Ana', lastName: 'Ruiz', image: null, email: null, captain: false },
    })
    const ana = thingOf(made).id
    expect(await staff.post(`${team.address}/players`, { player_id: ana })).toMatchObject({
      status: 409,
      body: { message: 'Player already on this team' },
    })
    expect(await staff.post(`${other.address}/players`, { player_id: ana })).toMatchObject({ status: 201, body: { id: ana } })
  })

  it('takes a photo with a new player', async () => {
    const team = await makeTeam(staff, await makeLeague(staff), 'Otters')
    const sent = form({ firstName: 'Ana', lastName: '' }, { field: 'image', bytes: await picture() })
    const made = await staff.post(`${team.address}/players`, sent.body, sent.headers)
    expect(made).toMatchObject({ status: 201, body: { firstName: 'Ana' } })
    expect((made.body as { image: string }).image).toMatch(/^\/uploads\//)
  })

  it('is listed by last name, with accents where a reader looks for them', async () => {
    const team = await makeTeam(staff, await makeLeague(staff), 'Otters')
    for (const [first, last] of [
      ['Zoe', 'Ágoston'],
      ['Al', 'Berg'],
      ['Cy', 'Adams'],
    ] as const)
      await makePlayer(staff, team, first, last)
    expect((await roster(team.address)).map(({ lastName }) => lastName)).toEqual(['Adams', 'Ágoston', 'Berg'])
  })

  it('lets a player go, who is then captain no more', async () => {
    const team = await makeTeam(staff, await makeLeague(staff), 'Otters')
    const ana = await makePlayer(staff, team, 'Ana')
    await staff.put(team.address, { captainId: ana })
    expect((await staff.delete(`${team.address}/players/${ana}`)).status).toBe(204)
    expect(await inLeague(team.address)).toMatchObject({
      players: [],
      team: { captain: null, captain_id: null, playersCount: 0 },
    })
    expect((await staff.delete(`${team.address}/players/${ana}`)).status).toBe(404)
  })

  it('refuses somebody without a name, and a player of another organization', async () => {
    const team = await makeTeam(staff, await makeLeague(staff), 'Otters')
    const stranger = product.as('stranger')
    const foreign = await makePlayer(stranger, await makeTeam(stranger, await makeLeague(stranger), 'Foreign'), 'Fritz')
    expect((await staff.post(`${team.address}/players`, { firstName: ' ', lastName: '' })).status).toBe(400)
    expect((await staff.post(`${team.address}/players`, { player_id: foreign })).status).toBe(404)
    expect(await roster(team.address)).toEqual([])
  })

  it('takes a player once, however many try at the same moment', async () => {
    const league = await makeLeague(staff)
    const [team, other] = [await makeTeam(staff, league, 'Otters'), await makeTeam(staff, league, 'Newts')]
    const ana = await makePlayer(staff, other, 'Ana')
    const racing = Array.from({ length: 50 }, () => staff.post(`${team.address}/players`, { player_id: ana }))
    const statuses = (await Promise.all(racing)).map(({ status }) => status)
    expect(statuses.filter(status => status === 201)).toHaveLength(1)
    expect(statuses.filter(status => status === 409)).toHaveLength(49)
    expect(await roster(team.address)).toHaveLength(1)
  })

  it('adds a player once, however often the request is repeated', async () => {
    const team = await makeTeam(staff, await makeLeague(staff), 'Otters')
    const key = { 'idempotency-key': 'add-ana' }
    const first = await staff.post(`${team.address}/players`, { firstName: 'Ana' }, key)
    const again = await staff.post(`${team.address}/players`, { firstName: 'Ana' }, key)
    expect(again.body).toEqual(first.body)
    expect(await roster(team.address)).toHaveLength(1)
  })
})

it('Players who move to another team do so as one action, whose undo brings all of them back', async () => {
  const league = await makeLeague(staff)
  const [otters, newts] = [await makeTeam(staff, league, 'Otters'), await makeTeam(staff, league, 'Newts')]
  const [ana, ben] = [await makePlayer(staff, otters, 'Ana'), await makePlayer(staff, otters, 'Ben')]
  await staff.put(otters.address, { captainId: ana })
  const rosters = () =>
    Promise.all([otters, newts].map(async ({ address }) => (await roster(address)).map(({ id, captain }) => [id, captain])))
  const before = await rosters()
  const { id } = thingOf<MovedPlayersAnswer>(await staff.post(`${newts.address}/players/move`, { player_ids: [ana, ben] }))
  const moved = [
    [],
    [
      [ana, false],
      [ben, false],
    ],
  ]
  expect(await rosters()).toEqual(moved)
  expect(thingOf<ActionPageAnswer>(await staff.get('/api/history')).actions[0]).toMatchObject({ id, more: 4 })
  const undo = thingOf<UndoneActionAnswer>(await staff.post(`/api/history/actions/${id}/undo`, {}))
  expect(await rosters()).toEqual(before)
  thingOf(await staff.post(`/api/history/actions/${undo.id}/undo`, {}))
  expect(await rosters()).toEqual(moved)
  expect(await staff.post(`${newts.address}/players/move`, { player_ids: [ana, 999_999] })).toMatchObject({ status: 404 })
})
