import { makeGame, makeLeague, makePlayer, makeTeam, thingOf, type MadeLeague } from '../../testing/made-league'
import { openProduct, type Client, type Product } from '../../testing/product'
import type { StandingsTeamAnswer } from '../standings/standings.answers'
import type { GlobalTeamAnswer } from './teams.answers'

let product: Product
let staff: Client
let league: MadeLeague

beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
  league = await makeLeague(staff)
})
afterAll(() => product.close())

const OF_OHANA = { colors: ['#0c2340', '#f2b705'], abbreviation: 'OHA' }

const madeTeam = async (branding: object = OF_OHANA) =>
  thingOf<GlobalTeamAnswer>(await staff.post('/api/teams', { name: 'Ohana', leagueId: league.league, ...branding }))
const visitor = async <Thing>(address: string) => {
  const to = `${address}${address.includes('?') ? '&' : '?'}slug=${product.organization.slug}`
  return thingOf<Thing>(await product.as('nobody').get(to))
}

describe('The colours and the abbreviation of a team', () => {
  it('come with a new one, written as people write them', async () =>
    expect(await madeTeam({ colors: ['Navy', '#F2B705'], abbreviation: 'oha' })).toMatchObject(OF_OHANA))

  it('come with a new one of a league', async () =>
    expect(await staff.post(`${league.address}/teams`, { name: 'Ohana', ...OF_OHANA })).toMatchObject({
      status: 201,
      body: OF_OHANA,
    }))

  it('are none where none were chosen', async () => expect(await madeTeam({})).toMatchObject({ colors: [], abbreviation: null }))

  it('are shown wherever the team is named', async () => {
    const team = await makeTeam(staff, league, 'Ohana')
    const other = await makeTeam(staff, league, 'Bulls')
    const player = await makePlayer(staff, team, 'Ana', 'Lee')
    const game = await makeGame(staff, league, [team.id, other.id], [61, 58])
    thingOf(await staff.put(team.address, OF_OHANA))
    const named = expect.objectContaining({ id: team.id, ...OF_OHANA }) as unknown
    expect(await visitor(`/api/gamesv2/${game}`)).toMatchObject({ game: { home_team: named } })
    expect(thingOf(await staff.get(`/api/playersv2/${player}/information`))).toMatchObject({ teamHistory: [{ team: named }] })
    expect(await visitor(`/api/teamsv2/${team.id}`)).toMatchObject(OF_OHANA)
    expect(await visitor(`${league.address}/teams/${team.id}`)).toMatchObject({ team: named })
  })

  it('stay where a form does not send them, and go where it sends them empty', async () => {
    const { id } = await madeTeam()
    expect(await staff.put(`/api/teams/${id}`, { name: 'Ohana II' })).toMatchObject({ status: 200, body: OF_OHANA })
    expect(await staff.put(`/api/teams/${id}`, { colors: [], abbreviation: '' })).toMatchObject({
      status: 200,
      body: { colors: [], abbreviation: null },
    })
  })

  it.each([
    [{ colors: ['blurple'] }, 'blurple is not a colour. Write a colour as #1B5FD1, or by its name, such as navy.'],
    [{ colors: ['red', 'white', 'blue'] }, 'At most 2 colours can be chosen.'],
    [{ colors: [7] }, 'Colors must be a list of texts.'],
    [{ abbreviation: 'FOUR' }, 'An abbreviation has 3 letters or digits.'],
    [{ abbreviation: 7 }, 'Abbreviation must be text.'],
  ])('are not %j', async (fields, message) => {
    const { id } = await madeTeam()
    expect(await staff.put(`/api/teams/${id}`, { name: 'Dinks', ...fields })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(message) as unknown },
    })
    expect(await visitor(`/api/teamsv2/${id}`)).toMatchObject({ name: 'Ohana', ...OF_OHANA })
  })

  it('of two people who change different parts are both kept, and of the same part the first', async () => {
    const { id, revision = '' } = await madeTeam()
    const put = (body: object) => staff.put(`/api/teams/${id}`, body, { 'if-match': revision })
    expect((await put({ colors: ['red'] })).status).toBe(200)
    expect((await put({ abbreviation: 'OHN' })).status).toBe(200)
    expect((await put({ colors: ['blue'] })).status).toBe(409)
    expect(await visitor(`/api/teamsv2/${id}`)).toMatchObject({ colors: ['#c8102e'], abbreviation: 'OHN' })
  })

  it('may be those of another team of the league', async () => {
    await madeTeam()
    expect(await madeTeam()).toMatchObject(OF_OHANA)
  })
})

it('A row of a table sent back as it was read changes nothing', async () => {
  const { id } = await madeTeam()
  const address = `${league.address}/teams/${id}`
  const rows = thingOf<StandingsTeamAnswer[]>(await staff.get(`${league.address}/teams`))
  const before = rows.find(row => row.id === id) as StandingsTeamAnswer
  expect((await staff.put(address, before)).body).toMatchObject(OF_OHANA)
})

describe('The colours and the abbreviation of an organization', () => {
  const owner = () => product.as('org_owner')
  const address = () => `/api/organizations/${product.organization.id}`

  it('are its own, and none of its teams', async () => {
    const team = await madeTeam()
    expect(await owner().put(address(), { colors: ['teal'], abbreviation: 'hbl' })).toMatchObject({
      status: 200,
      body: { colors: ['#0a7d7d'], abbreviation: 'HBL' },
    })
    expect(await visitor(`/api/organizations/slug/${product.organization.slug}`)).toMatchObject({ colors: ['#0a7d7d'] })
    expect(await visitor(`/api/teamsv2/${team.id}`)).toMatchObject(OF_OHANA)
  })

  it('come with a new one', async () =>
    expect(
      await product.as('super_admin').post('/api/organizations', { name: 'Lakeside', colors: ['#15d'], abbreviation: 'LAK' }),
    ).toMatchObject({ status: 201, body: { colors: ['#1155dd'], abbreviation: 'LAK' } }))
})
