import { contextOnce } from '../../core/facts/command-context'
import { Commands } from '../../core/facts/commands'
import { IdAllocator } from '../../core/facts/id-allocator'
import { isErrorForm, NO_BODIES, NONSENSE } from '../../testing/bad-input'
import { makeGame, makeLeague, makePlayer, makeTeam, thingOf } from '../../testing/made-league'
import { form, picture } from '../../testing/multipart-form'
import { openProduct, type Client, type Product } from '../../testing/product'
import { CreateTeam } from '../teams/teams.commands'
import type { TeamInLeagueAnswer } from './entries.answers'

let product: Product
let staff: Client

beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
})
afterAll(() => product.close())

const inLeague = async (address: string) => thingOf<TeamInLeagueAnswer>(await staff.get(address))

describe('a team in a league', () => {
  it('is made there by name, with an entry of its own', async () => {
    const league = await makeLeague(staff)
    const made = await staff.post(`${league.address}/teams`, { name: ' Otters ' })
    expect(made).toMatchObject({
      status: 201,
      body: {
        name: 'Otters',
        rank: 1,
        captain: null,
        captain_id: null,
        playersCount: 0,
        wins: 0,
        losses: 0,
        leagueName: 'Monday Night',
      },
    })
    const { slt_id, seasons_leagues_teams_id } = thingOf<{ slt_id: number; seasons_leagues_teams_id: number }>(made)
    expect(slt_id).toBe(seasons_leagues_teams_id)
    expect(await staff.get(`${league.address}/teams`)).toMatchObject({ body: [{ name: 'Otters', slt_id }] })
  })

  it('needs a name or another team', async () => {
    const { address } = await makeLeague(staff)
    for (const body of [{}, { name: '  ' }, { name: null, copyFromTeamId: null }])
      expect(await staff.post(`${address}/teams`, body)).toMatchObject({
        status: 400,
        body: { message: 'Please enter a team name or select an existing team.' },
      })
  })

  it('is copied from another league with the roster and captain that it has now, and once only', async () => {
    const [from, to] = [await makeLeague(staff, 'From'), await makeLeague(staff, 'To')]
    const team = await makeTeam(staff, from, 'Otters')
    const ana = await makePlayer(staff, team, 'Ana')
    await staff.put(team.address, { captainId: ana })
    const copied = await staff.post(`${to.address}/teams`, { copyFromTeamId: team.id })
    expect(copied).toMatchObject({ status: 201, body: { id: team.id, captain_id: ana, playersCount: 1, leagueName: 'To' } })
    expect(await staff.post(`${to.address}/teams`, { copyFromTeamId: team.id })).toMatchObject({ status: 409 })
    expect((await inLeague(team.address)).players.map(({ id }) => id)).toEqual([ana])
  })

  it('changes its name everywhere, and its captain in this league', async () => {
    const league = await makeLeague(staff)
    const team = await makeTeam(staff, league, 'Otters')
    const [ana, bo] = [await makePlayer(staff, team, 'Ana', 'Ruiz'), await makePlayer(staff, team, 'Bo')]
    const changed = await staff.put(team.address, { name: 'Sea Otters', captainId: ana, captain: 'Ana Ruiz' })
    expect(changed).toMatchObject({ status: 200, body: { name: 'Sea Otters', captain: 'Ana Ruiz', captain_id: ana } })
    expect(await staff.put(team.address, { captainId: bo })).toMatchObject({ body: { name: 'Sea Otters', captain: 'Bo' } })
    expect(await staff.put(team.address, { captainId: null })).toMatchObject({ body: { captain: null, captain_id: null } })
  })

  it('has no captain from outside its roster, and is then not renamed either', async () => {
    const league = await makeLeague(staff)
    const [team, other] = [await makeTeam(staff, league, 'Otters'), await makeTeam(staff, league, 'Newts')]
    const cy = await makePlayer(staff, other, 'Cy')
    expect(await staff.put(team.address, { name: 'Renamed', captainId: cy })).toMatchObject({ status: 409 })
    expect(await staff.get(team.address)).toMatchObject({ body: { team: { name: 'Otters', captain_id: null } } })
  })

  it('takes back what it answered, and refuses a derived figure of its own', async () => {
    const team = await makeTeam(staff, await makeLeague(staff), 'Otters')
    const { team: stored } = await inLeague(team.address)
    expect((await staff.put(team.address, stored)).status).toBe(200)
    for (const other of [{ wins: 3 }, { id: team.id + 1 }, { logo: '/uploads/other.webp' }, { slt_id: 1_000_000 }])
      expect(await staff.put(team.address, other)).toMatchObject({ status: 400 })
  })

  it('keeps a logo that a form brings, and refuses what is no image', async () => {
    const team = await makeTeam(staff, await makeLeague(staff), 'Otters')
    const sent = form({ name: 'Logo Otters', captainId: '' }, { field: 'logo', bytes: await picture() })
    const changed = await staff.put(team.address, sent.body, sent.headers)
    expect(changed).toMatchObject({ status: 200, body: { name: 'Logo Otters' } })
    expect((changed.body as { logo: string }).logo).toMatch(/^\/uploads\/[0-9a-f]+\.webp$/)
    const wrong = form({ name: 'Never' }, { field: 'logo', bytes: Buffer.from('<svg/>') })
    expect((await staff.put(team.address, wrong.body, wrong.headers)).status).toBe(400)
    expect(await staff.get(team.address)).toMatchObject({ body: { team: { name: 'Logo Otters' } } })
  })

  it('leaves with its games, which are gone when the answer comes', async () => {
    const league = await makeLeague(staff)
    const [otters, newts, larks] = [
      await makeTeam(staff, league, 'Otters'),
      await makeTeam(staff, league, 'Newts'),
      await makeTeam(staff, league, 'Larks'),
    ]
    const gone = await makeGame(staff, league, [otters.id, newts.id], [50, 40])
    const stays = await makeGame(staff, league, [newts.id, larks.id], [30, 20])
    expect((await staff.delete(otters.address)).status).toBe(204)
    expect((await staff.get(`/api/gamesv2/${gone}`)).status).toBe(404)
    expect((await staff.get(`/api/gamesv2/${stays}`)).status).toBe(200)
    expect(await staff.get(`${league.address}/teams`)).toMatchObject({
      body: [
        { name: 'Newts', wins: 1, losses: 0 },
        { name: 'Larks', wins: 0, losses: 1 },
      ],
    })
    expect((await staff.delete(otters.address)).status).toBe(404)
    expect(await staff.get(`/api/teamsv2/${otters.id}`)).toMatchObject({ body: { name: 'Otters', leagues: [] } })
  })
})

describe('what follows from a new team', () => {
  it('is done after a restart, where the product ended before it', async () => {
    const league = await makeLeague(staff)
    const { app } = product.application
    const ids = app.get(IdAllocator)
    const scope = { kind: 'policy', organization: product.organization.id } as const
    const call = contextOnce('system', kind => ids.next(kind))
    const { id } = await app
      .get(Commands)
      .dispatch(new CreateTeam(call, { scope, details: { name: 'Otters' }, enters: league.league }))
    await product.restart()
    await makeTeam(staff, league, 'Newts')
    expect(await staff.get(`${league.address}/teams`)).toMatchObject({ body: [{ name: 'Newts' }, { id, name: 'Otters' }] })
  })
})

describe('bad input', () => {
  it('gets an answer in the documented form, whatever is sent', async () => {
    const league = await makeLeague(staff)
    const team = await makeTeam(staff, league, 'Otters')
    const tried = (...fields: string[]) => [
      ...fields.flatMap(field => NONSENSE.map(value => ({ name: 'A', [field]: value }))),
      ...fields.flatMap(field => NONSENSE.map(value => ({ [field]: value }))),
      ...NO_BODIES,
    ]
    const calls: [(body: object) => ReturnType<Client['post']>, (object | string)[]][] = [
      [body => staff.post(`${league.address}/teams`, body), tried('name', 'copyFromTeamId')],
      [body => staff.put(team.address, body), tried('name', 'captainId', 'captain', 'logo', 'rank')],
      [body => staff.post(`${team.address}/players`, body), tried('player_id', 'firstName', 'lastName')],
      [body => staff.post('/api/teams', body), tried('name', 'leagueId')],
      [body => staff.put(`/api/teams/${team.id}`, body), tried('name', 'leagueId', 'players')],
    ]
    for (const [call, bodies] of calls)
      for (const body of bodies)
        expect({ body, isErrorForm: isErrorForm(await call(body as object)) }).toEqual({ body, isErrorForm: true })
  })

  it.each(['leagueId=0', 'leagueId=x', '', 'leagueId=1&leagueId=2', 'leagueId=1&other=1'])(
    'refuses teamsByLeague?%s',
    async query => {
      const answer = await staff.get(`/api/teams/teamsByLeague?${query}`)
      expect([answer.status, isErrorForm(answer)]).toEqual([400, true])
    },
  )
})
