import { isErrorForm, NO_BODIES, NONSENSE } from '../../testing/bad-input'
import { makeGame, makeLeague, makePlayer, makeSeason, makeTeam, thingOf, type MadeLeague } from '../../testing/made-league'
import { openProduct, type Client, type Product } from '../../testing/product'
import type { LeagueWithTeamsAnswer, SeasonsLeagueAnswer } from './leagues.answers'

let product: Product
let staff: Client

beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
})
afterAll(() => product.close())

const withTeams = async (season: number, client = staff, tenant = '') =>
  thingOf<LeagueWithTeamsAnswer[]>(await client.get(`/api/seasonsv2/${season}/leagues-with-teams-public${tenant}`))
const names = async (season: number) => (await withTeams(season)).map(({ name }) => name)

describe('a league', () => {
  it('is added last, renamed, and read with its season', async () => {
    const { season, league, address } = await makeLeague(staff, 'Tuesday')
    await makeLeague(staff, 'Friday', season)
    expect(await names(season)).toEqual(['Tuesday', 'Friday'])
    expect(await staff.put(address, { name: ' Tuesday  Night ' })).toMatchObject({ status: 200, body: { name: 'Tuesday Night' } })
    expect(await staff.get(address)).toMatchObject({
      body: {
        id: league,
        name: 'Tuesday Night',
        position: 0,
        teamsCount: 0,
        season: { id: season, active: false },
        seasons_leagues: { id: league, season_id: season, league_id: league },
      },
    })
  })

  it('needs a name', async () => {
    const { season, address } = await makeLeague(staff)
    const refusal = { status: 400, body: { message: 'League name is required.' } }
    expect(await staff.post(`/api/seasonsv2/${season}/leagues`, { name: ' ' })).toMatchObject(refusal)
    expect(await staff.put(address, { name: '' })).toMatchObject(refusal)
  })

  it('is put in an order that names every league once', async () => {
    const first = await makeLeague(staff, 'A')
    const second = await makeLeague(staff, 'B', first.season)
    const third = await makeLeague(staff, 'C', first.season)
    const order = (...ids: number[]) =>
      staff.put(`/api/seasonsv2/${first.season}/leagues/order`, { orderedLeagues: ids.map((id, position) => ({ id, position })) })
    expect((await order(third.league, first.league, second.league)).status).toBe(200)
    expect((await withTeams(first.season)).map(({ name, position }) => [name, position])).toEqual([
      ['C', 0],
      ['A', 1],
      ['B', 2],
    ])
    expect((await order(third.league, first.league)).status).toBe(409)
    expect((await order(third.league, first.league, first.league)).status).toBe(409)
    expect((await order()).status).toBe(409)
    await makeLeague(staff, 'D', first.season)
    expect(await names(first.season)).toEqual(['C', 'A', 'B', 'D'])
  })

  it('takes back what a list showed of it, and refuses another position or season', async () => {
    const league = await makeLeague(staff, 'Echo')
    await makeTeam(staff, league, 'Otters')
    const [stored] = await withTeams(league.season)
    expect((await staff.put(league.address, { ...stored, name: 'Echo 2' })).status).toBe(200)
    for (const other of [{ position: 5 }, { season_id: league.season + 1 }, { teamsCount: 9 }])
      expect(await staff.put(league.address, { name: 'Echo 2', ...other })).toMatchObject({ status: 400 })
  })

  it('is deleted with its teams, and leaves the others of the season', async () => {
    const gone = await makeLeague(staff, 'Gone')
    const team = await makeTeam(staff, gone, 'Otters')
    await makeLeague(staff, 'Stays', gone.season)
    expect((await staff.delete(gone.address)).status).toBe(204)
    expect(await names(gone.season)).toEqual(['Stays'])
    for (const address of [gone.address, `${gone.address}/teams`, team.address])
      expect((await staff.get(address)).status).toBe(404)
    expect(await staff.get(`/api/teamsv2/${team.id}`)).toMatchObject({ body: { name: 'Otters', leagueId: null, leagues: [] } })
  })

  it('is copied with teams, rosters and captains from the league of its name in another season', async () => {
    const from = await makeLeague(staff, 'Tuesday')
    await makeLeague(staff, 'Friday', from.season)
    const team = await makeTeam(staff, from, 'Otters')
    const ana = await makePlayer(staff, team, 'Ana')
    await staff.put(team.address, { captainId: ana })
    const season = await makeSeason(staff)
    const copied = await staff.post(`/api/seasonsv2/${season}/leagues`, {
      name: 'tuesday',
      season_id: season,
      copyFromSeasonId: from.season,
    })
    expect(copied).toMatchObject({ status: 201, body: { name: 'tuesday', teamsCount: 1 } })
    expect(await withTeams(season)).toMatchObject([
      { teams: [{ id: team.id, captain: 'Ana', captain_id: ana, playersCount: 1 }] },
    ])
    const missing = { name: 'Sunday', copyFromSeasonId: from.season }
    expect(await staff.post(`/api/seasonsv2/${season}/leagues`, missing)).toMatchObject({ status: 400 })
  })

  it('belongs to its organization: nobody else finds it anywhere', async () => {
    const { season, league, address } = await makeLeague(staff)
    const stranger = product.as('stranger')
    const own = await makeSeason(stranger)
    for (const answer of [
      await stranger.get(address),
      await stranger.put(address, { name: 'Mine' }),
      await stranger.delete(address),
      await stranger.post(`/api/seasonsv2/${season}/leagues`, { name: 'Mine' }),
      await stranger.get(`/api/seasonsv2/${own}/leagues/${league}`),
      await stranger.get(`/api/seasonsv2/${season}/leagues-with-teams-public`),
      await stranger.put(`/api/seasonsv2/${season}/leagues/order`, { orderedLeagues: [{ id: league, position: 0 }] }),
    ])
      expect(answer.status).toBe(404)
  })
})

describe('lists of leagues', () => {
  it('hold all seasons, the active one first, each with its teams by name', async () => {
    const old = await makeLeague(staff, 'Old')
    const now = await makeLeague(staff, 'Now', await makeSeason(staff, { active: true }))
    for (const name of ['Zebras', 'Éclairs', 'Foxes']) await makeTeam(staff, now, name)
    for (const address of ['/api/leagues', '/api/leaguesv2']) {
      const leagues = thingOf<LeagueWithTeamsAnswer[]>(await staff.get(address))
      expect(leagues[0]).toMatchObject({ id: now.league, season: { active: true }, teamsCount: 3 })
      expect(leagues[0]?.teams.map(({ name }) => name)).toEqual(['Éclairs', 'Foxes', 'Zebras'])
      expect(leagues.map(({ id }) => id)).toContain(old.league)
    }
    const entries = thingOf<SeasonsLeagueAnswer[]>(await staff.get('/api/seasonsleagues'))
    expect(entries[0]).toMatchObject({
      id: now.league,
      position: 0,
      teamsCount: 3,
      league: { id: now.league, name: 'Now' },
      season: { id: now.season, active: true },
    })
  })

  it('ask a super_admin whose they are to be', async () => {
    const sue = product.as('super_admin')
    expect((await sue.get('/api/leagues')).status).toBe(400)
    expect((await sue.get(`/api/leagues?organization_id=${product.organization.id}`)).status).toBe(200)
  })
})

describe('standings', () => {
  let league: MadeLeague
  let teams: { id: number; address: string }[]
  const table = async () => (await withTeams(league.season))[0]?.teams ?? []

  beforeAll(async () => {
    league = await makeLeague(staff, 'Table')
    teams = []
    for (const name of ['Delta', 'Alpha', 'Beta', 'Gamma']) teams.push(await makeTeam(staff, league, name))
    const [delta, alpha, beta] = teams.map(({ id }) => id) as [number, number, number, number]
    await makeGame(staff, league, [delta, alpha], [61, 58])
    await makeGame(staff, league, [beta, delta], [40, 70])
    await makeGame(staff, league, [alpha, beta])
  })

  it('are listed by share of wins, fewer losses, more wins; equal records share a rank and are listed by name', async () =>
    expect((await table()).map(({ rank, name, wins, losses }) => [rank, name, wins, losses])).toEqual([
      [1, 'Delta', 2, 0],
      [2, 'Gamma', 0, 0],
      [3, 'Alpha', 0, 1],
      [3, 'Beta', 0, 1],
    ]))

  it('say points, percentages, and how many games they come from', async () => {
    expect((await table())[0]).toMatchObject({ pointsFor: 131, pointsAgainst: 98, winPercentage: 1, gamesPlayed: 2, ties: 0 })
    expect(await withTeams(league.season)).toMatchObject([{ gamesPlayed: 2, teamsCount: 4 }])
  })

  it('leave out figures that were never kept', async () =>
    expect((await table())[0]).toMatchObject({ ftPercentage: null, total3PM: null }))

  it('sum up threes and free throws of the sheets', async () => {
    const [delta, alpha] = teams as [{ id: number; address: string }, { id: number; address: string }]
    const ana = await makePlayer(staff, delta, 'Ana')
    const game = await makeGame(staff, league, [alpha.id, delta.id], [10, 10])
    const stats = [
      [10, 4],
      [13, 2],
      [14, 3],
    ].map(([stat_id, value]) => ({ player_id: ana, game_id: game, stat_id, value }))
    thingOf<object>(await staff.put('/api/player-game-stats', { player_id: ana, game_id: game, stats }))
    expect((await table())[0]).toMatchObject({ name: 'Delta', total3PM: 4, ftPercentage: 66.7, ties: 1, wins: 2 })
  })

  it('take no free throws whose attempts nobody counted into the percentage', async () => {
    const [delta, , beta] = teams as [{ id: number; address: string }, { id: number }, { id: number }]
    const cy = await makePlayer(staff, delta, 'Cy')
    const game = await makeGame(staff, league, [beta.id, delta.id])
    const stats = [{ player_id: cy, game_id: game, stat_id: 13, value: 9 }]
    thingOf<object>(await staff.put('/api/player-game-stats', { player_id: cy, game_id: game, stats }))
    expect((await table())[0]).toMatchObject({ name: 'Delta', ftPercentage: 66.7 })
  })

  it('name the captain in public too', async () => {
    const [delta] = teams as [{ id: number; address: string }]
    const bo = await makePlayer(staff, delta, 'Bo', 'Diaz')
    await staff.put(delta.address, { captainId: bo })
    const seen = await withTeams(league.season, product.as('nobody'), `?slug=${product.organization.slug}`)
    expect(seen[0]?.teams[0]).toMatchObject({ name: 'Delta', captain: 'Bo Diaz', captain_id: bo })
  })
})

describe('bad input', () => {
  it('gets an answer in the documented form, whatever is sent', async () => {
    const { season, league, address } = await makeLeague(staff)
    const fields = ['name', 'season_id', 'copyFromSeasonId', 'reason', 'season', 'teams']
    const bodies = fields.flatMap(field => NONSENSE.map(value => ({ name: 'A', [field]: value })))
    const orders = NONSENSE.flatMap(value => [
      { orderedLeagues: value },
      { orderedLeagues: [value] },
      { orderedLeagues: [{ id: value, position: 0 }] },
      { orderedLeagues: [{ id: league, position: value }] },
    ])
    const calls = [
      ...[...bodies, ...NO_BODIES].flatMap(body => [
        ['POST', `/api/seasonsv2/${season}/leagues`, body],
        ['PUT', address, body],
      ]),
      ...[...orders, ...NO_BODIES].map(body => ['PUT', `/api/seasonsv2/${season}/leagues/order`, body]),
    ] as [string, string, object][]
    for (const [method, url, body] of calls) {
      const answer = await (method === 'POST' ? staff.post(url, body) : staff.put(url, body))
      expect({ url, body, isErrorForm: isErrorForm(answer) }).toEqual({ url, body, isErrorForm: true })
    }
  })
})
