import { isErrorForm, NO_BODIES, NONSENSE } from '../../testing/bad-input'
import { makeLeague, makePlayer, makeSeason, makeTeam, thingOf } from '../../testing/made-league'
import { openProduct, type Client, type Product } from '../../testing/product'
import type { SeasonAnswer } from './seasons.answers'

let product: Product
let staff: Client

beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
})
afterAll(() => product.close())

const seasons = async (client = staff) => thingOf<SeasonAnswer[]>(await client.get('/api/seasonsv2'))
const activeSeasons = async () => (await seasons()).filter(({ active }) => active).map(({ id }) => id)

describe('a season', () => {
  it('is shown as it was created, with its organization and sport', async () => {
    const body = { name: ' Winter  2026 ', startDate: '2026-01-05', finishDate: '2026-03-30', active: false }
    expect(await staff.post('/api/seasonsv2', body)).toMatchObject({
      status: 201,
      body: {
        name: 'Winter 2026',
        startDate: '2026-01-05',
        finishDate: '2026-03-30',
        active: false,
        slug: 'winter-2026',
        sport_id: 1,
        organization: { id: product.organization.id, name: 'Riverside League' },
        sportsv2: { id: 1, type: 'basketball' },
      },
    })
  })

  it('is active unless it says otherwise, and takes that from the sport’s other', async () => {
    const first = thingOf(await staff.post('/api/seasonsv2', { name: 'First' })).id
    const second = thingOf(await staff.post('/api/seasonsv2', { name: 'Second' })).id
    expect(await activeSeasons()).toEqual([second])
    await staff.put(`/api/seasonsv2/${first}`, { active: true })
    expect(await activeSeasons()).toEqual([first])
    await staff.put(`/api/seasonsv2/${first}`, { active: false })
    expect(await activeSeasons()).toEqual([])
  })

  it('keeps what a change does not name, and loses a date that is sent empty', async () => {
    const id = await makeSeason(staff, { name: 'Spring', startDate: '2026-04-01', finishDate: '2026-06-01' })
    expect(await staff.put(`/api/seasonsv2/${id}`, { name: 'Spring Cup', finishDate: '' })).toMatchObject({
      status: 200,
      body: { name: 'Spring Cup', startDate: '2026-04-01', finishDate: null },
    })
  })

  it('takes back what it answered, and refuses another id, sport or organization', async () => {
    const id = await makeSeason(staff)
    const stored = thingOf<SeasonAnswer>(await staff.get(`/api/seasonsv2/${id}`))
    expect(await staff.put(`/api/seasonsv2/${id}`, stored)).toMatchObject({ status: 200, body: { ...stored } })
    for (const other of [{ id: id + 1 }, { sport_id: 2 }, { organization_id: product.foreign.id }, { slug: 'other' }])
      expect(await staff.put(`/api/seasonsv2/${id}`, other)).toMatchObject({ status: 400 })
  })

  it('is deleted with everything in it', async () => {
    const { season, league, address } = await makeLeague(staff)
    expect((await staff.delete(`/api/seasonsv2/${season}`)).status).toBe(204)
    expect((await seasons()).map(({ id }) => id)).not.toContain(season)
    for (const gone of [`/api/seasonsv2/${season}`, address, `/api/seasonsv2/${season}/leagues-with-teams-public`])
      expect((await staff.get(gone)).status).toBe(404)
    expect((await staff.post(`${address}/teams`, { name: 'Late' })).status).toBe(404)
    expect(thingOf<{ id: number }[]>(await staff.get('/api/leagues')).map(({ id }) => id)).not.toContain(league)
    expect((await staff.delete(`/api/seasonsv2/${season}`)).status).toBe(404)
  })

  it('belongs to its organization: nobody else sees or touches it', async () => {
    const id = await makeSeason(staff)
    const stranger = product.as('stranger')
    expect((await seasons(stranger)).map(season => season.id)).not.toContain(id)
    for (const answer of [
      await stranger.get(`/api/seasonsv2/${id}`),
      await stranger.put(`/api/seasonsv2/${id}`, { name: 'Mine' }),
      await stranger.delete(`/api/seasonsv2/${id}`),
      await product.as('nobody').get(`/api/seasonsv2/${id}?slug=${product.foreign.slug}`),
    ])
      expect(answer.status).toBe(404)
    expect((await product.as('nobody').get(`/api/seasonsv2/${id}?slug=${product.organization.slug}`)).status).toBe(200)
  })

  it('is made by a super_admin only for a named organization; their list spans all', async () => {
    const sue = product.as('super_admin')
    expect((await sue.post('/api/seasonsv2', { name: 'Whose?' })).status).toBe(400)
    const foreign = await sue.post(`/api/seasonsv2?organization_id=${product.foreign.id}`, { name: 'Theirs' })
    expect(foreign).toMatchObject({ status: 201, body: { organization_id: product.foreign.id } })
    const owners = new Set((await seasons(sue)).map(season => season.organization_id))
    expect(owners).toEqual(new Set([product.organization.id, product.foreign.id]))
  })
})

describe('the seasons of a named organization', () => {
  it('are listed and made by its staff and by a super_admin, and by nobody else', async () => {
    const address = `/api/organizations/${product.organization.id}/seasons`
    const sue = product.as('super_admin')
    expect(await sue.post(address, { name: 'By Sue', active: false })).toMatchObject({
      status: 201,
      body: { name: 'By Sue', organization_id: product.organization.id },
    })
    for (const client of [staff, sue])
      expect(thingOf<SeasonAnswer[]>(await client.get(address)).map(({ name }) => name)).toContain('By Sue')
    const stranger = product.as('stranger')
    for (const answer of [await stranger.get(address), await stranger.post(address, { name: 'Mine' })])
      expect(answer).toMatchObject({ status: 404, body: { message: 'Organization not found' } })
    expect((await product.as('nobody').get(address)).status).toBe(401)
    expect((await sue.get('/api/organizations/999999/seasons')).status).toBe(404)
  })
})

describe('a copied season', () => {
  it('is made once, however often the request is repeated', async () => {
    const from = await makeLeague(staff, 'Tuesday')
    await makeTeam(staff, from, 'Otters')
    const body = { name: 'Copied once', active: false, copyFromSeasonId: from.season }
    const key = { 'idempotency-key': 'copy-once' }
    const copies = [await staff.post('/api/seasonsv2', body, key), await staff.post('/api/seasonsv2', body, key)]
    expect(copies[1]?.body).toEqual(copies[0]?.body)
    expect((await seasons()).filter(({ name }) => name === body.name)).toHaveLength(1)
  })

  it('begins with the leagues, teams, rosters and captains of the other, and without games', async () => {
    const from = await makeLeague(staff, 'Tuesday')
    const second = await makeLeague(staff, 'Friday', from.season)
    const team = await makeTeam(staff, from, 'Otters')
    const [ana, bo] = [await makePlayer(staff, team, 'Ana'), await makePlayer(staff, team, 'Bo')]
    await staff.put(team.address, { captainId: bo })
    await makeTeam(staff, second, 'Newts')
    const copy = await staff.post('/api/seasonsv2', { name: 'Next', active: false, copyFromSeasonId: from.season })
    const leagues = thingOf<{ id: number; name: string; teams: { id: number; name: string; slt_id: number }[] }[]>(
      await staff.get(`/api/seasonsv2/${thingOf(copy).id}/leagues-with-teams-public`),
    )
    expect(leagues.map(({ name, teams }) => [name, teams.map(({ name }) => name)])).toEqual([
      ['Tuesday', ['Otters']],
      ['Friday', ['Newts']],
    ])
    expect(leagues[0]?.id).not.toBe(from.league)
    const there = `/api/seasonsv2/${thingOf(copy).id}/leagues/${leagues[0]?.id}/teams/${team.id}`
    expect(await staff.get(there)).toMatchObject({
      body: { team: { id: team.id, captain_id: bo, playersCount: 2 }, players: [{ id: ana }, { id: bo }], games: [] },
    })
  })

  it('is not made of a season of somebody else, or that is not there, and leaves nothing', async () => {
    const foreign = await makeSeason(product.as('stranger'))
    const before = await seasons()
    for (const copyFromSeasonId of [foreign, 999_999])
      expect(await staff.post('/api/seasonsv2', { name: 'Never', copyFromSeasonId })).toMatchObject({
        status: 404,
        body: { message: 'Season not found' },
      })
    expect(await seasons()).toEqual(before)
  })
})

it('A season is of the organization that a super_admin names in the body', async () => {
  const season = { name: 'Autumn', organization_id: product.foreign.id, active: false }
  expect(await product.as('super_admin').post('/api/seasonsv2', season)).toMatchObject({
    status: 201,
    body: { organization_id: product.foreign.id },
  })
  expect(await staff.post('/api/seasonsv2', season)).toMatchObject({ status: 404, body: { message: 'Organization not found' } })
})

describe('bad input', () => {
  it.each([
    ['no name', {}],
    ['a blank name', { name: '   ' }],
    ['a name of 10,000 characters', { name: 'x'.repeat(10_000) }],
    ['a date that is no day', { name: 'A', startDate: '2026-02-30' }],
    ['an end before the beginning', { name: 'A', startDate: '2026-02-02', finishDate: '2026-02-01' }],
    ['another sport', { name: 'A', sport_id: 99 }],
    ['an unknown field', { name: 'A', colour: 'red' }],
    ['active as a text', { name: 'A', active: 'yes' }],
  ])('refuses %s', async (_, body) => {
    const before = await seasons()
    const answer = await staff.post('/api/seasonsv2', body)
    expect([answer.status, isErrorForm(answer)]).toEqual([400, true])
    expect(await seasons()).toEqual(before)
  })

  it('gets an answer in the documented form, whatever is sent', async () => {
    const id = await makeSeason(staff)
    const fields = ['name', 'startDate', 'finishDate', 'active', 'copyFromSeasonId', 'sport_id', 'reason', 'organization', 'id']
    const bodies = fields.flatMap(field => NONSENSE.map(value => ({ name: 'A', active: false, [field]: value })))
    for (const body of [...bodies, ...NO_BODIES])
      for (const answer of [await staff.post('/api/seasonsv2', body), await staff.put(`/api/seasonsv2/${id}`, body)])
        expect({ body, isErrorForm: isErrorForm(answer) }).toEqual({ body, isErrorForm: true })
  })

  it.each(['0', '-1', '1.5', 'abc', '99999999999', '%00', `${'9'.repeat(200)}`])('refuses the id %s', async id => {
    for (const answer of [await staff.get(`/api/seasonsv2/${id}`), await staff.delete(`/api/seasonsv2/${id}`)])
      expect([answer.status, isErrorForm(answer)]).toEqual([400, true])
  })
})
