import sharp from 'sharp'
import { contextOnce } from '../facts/command-context'
import { Commands } from '../facts/commands'
import { IdAllocator } from '../facts/id-allocator'
import { isErrorForm, NO_BODIES, NONSENSE } from '../testing/bad-input'
import { makeGame, makeLeague, makePlayer, makeSeason, makeTeam, thingOf } from '../testing/made-league'
import { openProduct, type Client, type Product } from '../testing/product'
import { CreateTeam } from './commands/create-team.command'
import type { GlobalTeamAnswer, TeamAnswer, TeamDetailAnswer, TeamInLeagueAnswer, TeamPlayerAnswer } from './teams.answers'

let product: Product
let staff: Client

beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
})
afterAll(() => product.close())

const roster = async (address: string) => thingOf<TeamPlayerAnswer[]>(await staff.get(`${address}/players`))
const inLeague = async (address: string) => thingOf<TeamInLeagueAnswer>(await staff.get(address))

const BOUNDARY = 'x-boundary-x'

/** A form with fields and one file, as a browser sends it. */
const form = (fields: Record<string, string>, file: { field: string; bytes: Buffer }) => ({
  body: Buffer.concat([
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    ),
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${file.field}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    file.bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]),
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
})

const picture = () =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

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

describe('the pages of a team', () => {
  it('show its current season: rosters with captain, and games of both sides', async () => {
    const old = await makeLeague(staff, 'Old')
    const team = await makeTeam(staff, old, 'Otters')
    const rival = await makeTeam(staff, old, 'Newts')
    const ana = await makePlayer(staff, team, 'Ana')
    await makeGame(staff, old, [team.id, rival.id], [50, 40])
    const now = await makeLeague(staff, 'Now', await makeSeason(staff, { active: true, name: 'Current' }))
    for (const { id } of [team, rival]) thingOf<object>(await staff.post(`${now.address}/teams`, { copyFromTeamId: id }))
    await staff.put(`${now.address}/teams/${team.id}`, { captainId: ana })
    const game = await makeGame(staff, now, [rival.id, team.id])
    const seen = await product.as('nobody').get(`/api/teamsv2/${team.id}?slug=${product.organization.slug}`)
    expect(seen).toMatchObject({
      status: 200,
      body: {
        name: 'Otters',
        leagueId: now.league,
        season: { name: 'Current' },
        leagues: [{ league: { name: 'Now' } }, { league: { name: 'Old' } }],
        rosters: [{ player_id: ana, captain: true, player: { firstName: 'Ana' } }],
        games: [{ id: game, home_team_id: rival.id, away_team_id: team.id }],
      },
    })
    expect(JSON.stringify(seen.body)).not.toContain('email')
    expect(await inLeague(team.address)).toMatchObject({ team: { wins: 1, leagueName: 'Old' }, games: [{ score_home: 50 }] })
  })

  it('show a season that is named, also where the team is not in it; one of another organization is not there', async () => {
    const old = await makeLeague(staff, 'Old')
    const team = await makeTeam(staff, old, 'Otters')
    const rival = await makeTeam(staff, old, 'Newts')
    const ana = await makePlayer(staff, team, 'Ana')
    const played = await makeGame(staff, old, [team.id, rival.id], [50, 40])
    const now = await makeLeague(staff, 'Now', await makeSeason(staff, { active: true, name: 'Current' }))
    thingOf<object>(await staff.post(`${now.address}/teams`, { copyFromTeamId: team.id }))
    const seen = (season: number) =>
      product.as('nobody').get(`/api/teamsv2/${team.id}?slug=${product.organization.slug}&seasonId=${season}`)
    expect(await seen(old.season)).toMatchObject({
      body: { season: { id: old.season }, rosters: [{ player_id: ana }], games: [{ id: played, score_home: 50 }] },
    })
    expect((await seen(await makeSeason(staff))).body).toMatchObject({ rosters: [], games: [] })
    expect((await seen(await makeSeason(product.as('stranger')))).status).toBe(404)
  })

  it('show no e-mail or phone to a visitor', async () => {
    const league = await makeLeague(staff)
    const team = await makeTeam(staff, league, 'Otters')
    const ana = await makePlayer(staff, team, 'Ana')
    await staff.put(`/api/playersv2/${ana}`, { email: 'ana@example.com', phoneNumber: '555 0100' })
    expect(await roster(team.address)).toMatchObject([{ email: 'ana@example.com', phoneNumber: '555 0100' }])
    const visit = await product.as('nobody').get(`${team.address}?slug=${product.organization.slug}`)
    expect(visit.status).toBe(200)
    expect(JSON.stringify(visit.body)).not.toMatch(/ana@example|555 0100|email|phone/)
  })

  it('belong to their organization alone', async () => {
    const league = await makeLeague(staff)
    const team = await makeTeam(staff, league, 'Otters')
    const stranger = product.as('stranger')
    const own = await makeLeague(stranger)
    for (const answer of [
      await stranger.get(`/api/teamsv2/${team.id}`),
      await stranger.get(team.address),
      await stranger.get(`${league.address}/teams`),
      await stranger.get(`${team.address}/players`),
      await stranger.get(`/api/teams/teamsByLeague?leagueId=${league.league}`),
      await stranger.put(team.address, { name: 'Mine' }),
      await stranger.put(`/api/teams/${team.id}`, { name: 'Mine' }),
      await stranger.delete(team.address),
      await stranger.delete(`/api/teams/${team.id}`),
      await stranger.post(`${own.address}/teams`, { copyFromTeamId: team.id }),
      await product.as('nobody').get(`/api/teamsv2/${team.id}?slug=${product.foreign.slug}`),
    ])
      expect(answer.status).toBe(404)
    expect(thingOf<TeamAnswer[]>(await stranger.get('/api/teamsv2')).map(({ id }) => id)).not.toContain(team.id)
  })
})

describe('teams of all leagues', () => {
  const all = async () => thingOf<GlobalTeamAnswer[]>(await staff.get('/api/teams'))
  const one = async (id: number) => (await all()).find(team => team.id === id)

  it('are made with or without a league', async () => {
    const { league } = await makeLeague(staff, 'Global')
    expect(await staff.post('/api/teams', { name: 'Loners' })).toMatchObject({
      status: 201,
      body: { leagueId: null, players: [] },
    })
    const made = await staff.post('/api/teams', { name: 'Leaguers', leagueId: league })
    expect(made).toMatchObject({
      status: 201,
      body: { name: 'Leaguers', leagueId: league, league: { id: league, name: 'Global' } },
    })
    const listed = thingOf<{ id: number }[]>(await staff.get(`/api/teams/teamsByLeague?leagueId=${league}`))
    expect(listed.map(({ id }) => id)).toEqual([thingOf(made).id])
  })

  it('are listed by name, each with its players', async () => {
    const league = await makeLeague(staff)
    const team = await makeTeam(staff, league, 'Árpád')
    const ana = await makePlayer(staff, team, 'Ana')
    const names = (await all()).map(({ name }) => name)
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })))
    expect(await one(team.id)).toMatchObject({ playersCount: 1, players: [{ id: ana, firstName: 'Ana' }] })
  })

  it('are renamed, and move to another league of the season with their roster', async () => {
    const from = await makeLeague(staff, 'From')
    const to = await makeLeague(staff, 'To', from.season)
    const team = await makeTeam(staff, from, 'Movers')
    const ana = await makePlayer(staff, team, 'Ana')
    const moved = await staff.put(`/api/teams/${team.id}`, { name: 'Moved', leagueId: to.league })
    expect(moved).toMatchObject({ status: 200, body: { name: 'Moved', leagueId: to.league, players: [{ id: ana }] } })
    expect(thingOf(await staff.get(`${from.address}/teams`))).toEqual([])
    expect((await staff.put(`/api/teams/${team.id}`, { name: 'Moved', leagueId: to.league })).status).toBe(200)
  })

  it('do not move away from games, and are then not renamed either', async () => {
    const from = await makeLeague(staff, 'From')
    const to = await makeLeague(staff, 'To', from.season)
    const [team, rival] = [await makeTeam(staff, from, 'Stayers'), await makeTeam(staff, from, 'Rivals')]
    await makeGame(staff, from, [team.id, rival.id])
    expect((await staff.put(`/api/teams/${team.id}`, { name: 'Renamed', leagueId: to.league })).status).toBe(409)
    expect(await one(team.id)).toMatchObject({ name: 'Stayers', leagueId: from.league })
  })

  describe('say when they cannot play', () => {
    let team: { readonly id: number; readonly address: string }
    beforeAll(async () => {
      team = await makeTeam(staff, await makeLeague(staff), 'Busy')
    })

    const set = (unavailableSlots: unknown, headers = {}) => staff.put(`/api/teams/${team.id}`, { unavailableSlots }, headers)
    const slots = ['18:00', '2026-01-31 19:30']

    it('as a whole list, each time once and in order', async () => {
      expect(await one(team.id)).toMatchObject({ unavailableSlots: [] })
      expect(await set(['2026-01-31  19:30', '18:00', ' 18:00'])).toMatchObject({
        status: 200,
        body: { unavailableSlots: slots },
      })
      for (const address of ['/api/teams', '/api/teamsv2']) {
        const teams = thingOf<{ id: number }[]>(await staff.get(address))
        expect(teams.find(({ id }) => id === team.id)).toMatchObject({ unavailableSlots: slots })
      }
      expect(await staff.get(`/api/teamsv2/${team.id}`)).toMatchObject({ body: { unavailableSlots: slots } })
      expect(await set([])).toMatchObject({ status: 200, body: { unavailableSlots: [] } })
    })

    it('to their own staff, not to visitors', async () => {
      thingOf(await set(slots))
      const visitor = product.as('nobody')
      const listed = thingOf<{ id: number }[]>(await visitor.get(`/api/teamsv2?slug=${product.organization.slug}`))
      expect(listed.find(({ id }) => id === team.id)).not.toHaveProperty('unavailableSlots')
      const detail = await visitor.get(`/api/teamsv2/${team.id}?slug=${product.organization.slug}`)
      expect(detail.body).not.toHaveProperty('unavailableSlots')
    })

    it.each([['25:00'], ['2026-02-30 18:00'], ['']])('in times, not as %j', async slot =>
      expect(await set([slot])).toMatchObject({
        status: 400,
        body: { message: `Unavailable slots must be times such as 19:30 or 2026-01-31 19:30, not "${slot}".` },
      }),
    )

    it.each([[null], ['18:00'], [[18]], [Array<string>(501).fill('18:00')]])('in a list of at most 500 texts', async sent =>
      expect((await set(sent)).status).toBe(400),
    )

    it('and whoever did not see the last change of it is told', async () => {
      const read = thingOf<{ revision: string }>(await set(['18:00']))
      thingOf(await set(['19:00']))
      expect(await set(['20:00'], { 'If-Match': `"${read.revision}"` })).toMatchObject({ status: 409 })
      const renamed = await staff.put(`/api/teams/${team.id}`, { name: 'Busier' }, { 'If-Match': `"${read.revision}"` })
      expect(renamed.status).toBe(200)
    })
  })

  it('are deleted with their entries and games', async () => {
    const league = await makeLeague(staff)
    const [team, rival] = [await makeTeam(staff, league, 'Doomed'), await makeTeam(staff, league, 'Rivals')]
    const game = await makeGame(staff, league, [team.id, rival.id], [9, 5])
    expect((await staff.delete(`/api/teams/${team.id}`)).status).toBe(204)
    expect(await one(team.id)).toBeUndefined()
    expect((await staff.get(`/api/teamsv2/${team.id}`)).status).toBe(404)
    expect((await staff.get(`/api/gamesv2/${game}`)).status).toBe(404)
    expect(await staff.get(`${league.address}/teams`)).toMatchObject({ body: [{ name: 'Rivals', losses: 0 }] })
    expect((await staff.delete(`/api/teams/${team.id}`)).status).toBe(404)
  })

  it('name the season’s games once, though they are listed for both sides', async () => {
    const league = await makeLeague(staff)
    const [a, b] = [await makeTeam(staff, league, 'A'), await makeTeam(staff, league, 'B')]
    const games = [await makeGame(staff, league, [a.id, b.id]), await makeGame(staff, league, [b.id, a.id])]
    const detail = thingOf<TeamDetailAnswer>(await staff.get(`/api/teamsv2/${a.id}`))
    expect(detail.games.map(({ id }) => id)).toEqual(games)
  })
})

describe('what follows from a new team', () => {
  it('is done after a restart, where the product ended before it', async () => {
    const league = await makeLeague(staff)
    const { app } = product.application
    const ids = app.get(IdAllocator)
    const scope = { kind: 'policy', organization: product.organization.id } as const
    const call = contextOnce('system', kind => ids.next(kind))
    const { id } = await app.get(Commands).dispatch(new CreateTeam(call, scope, { name: 'Otters' }, league.league))
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
