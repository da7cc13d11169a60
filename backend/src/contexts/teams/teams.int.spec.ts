import { makeGame, makeLeague, makePlayer, makeSeason, makeTeam, thingOf } from '../../testing/made-league'
import { lineBody } from '../games/testing/calls'
import { openProduct, type Client, type Product } from '../../testing/product'
import type { GlobalTeamAnswer, TeamAnswer, TeamDetailAnswer } from './teams.answers'
import type { TeamInLeagueAnswer, TeamPlayerAnswer } from '../entries/entries.answers'

let product: Product
let staff: Client

beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
})
afterAll(() => product.close())

const roster = async (address: string) => thingOf<TeamPlayerAnswer[]>(await staff.get(`${address}/players`))
const inLeague = async (address: string) => thingOf<TeamInLeagueAnswer>(await staff.get(address))

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
    const place = (query: string) =>
      product.as('nobody').get(`/api/teamsv2/${rival.id}/places?slug=${product.organization.slug}${query}`)
    expect((await place(`&seasonId=${old.season}`)).body).toMatchObject([
      { id: rival.id, leagueName: 'Old', teams: 2, rank: 2, losses: 1, streak: 'L1' },
    ])
    expect((await place('')).body).toMatchObject([{ leagueName: 'Now', teams: 2, wins: 0, losses: 0 }])
    expect(await inLeague(team.address)).toMatchObject({ team: { wins: 1, leagueName: 'Old' }, games: [{ score_home: 50 }] })
  })

  it('show a season that is named, also where the team is not in it; one of another organization is not there', async () => {
    const old = await makeLeague(staff, 'Old')
    const team = await makeTeam(staff, old, 'Otters')
    const rival = await makeTeam(staff, old, 'Newts')
    const ana = await makePlayer(staff, team, 'Ana')
    const played = await makeGame(staff, old, [team.id, rival.id], [50, 40])
    thingOf(await staff.put('/api/player-game-stats', lineBody(played, ana, { PTS: 12, AST: 0, FTM: 2 })))
    const now = await makeLeague(staff, 'Now', await makeSeason(staff, { active: true, name: 'Current' }))
    thingOf<object>(await staff.post(`${now.address}/teams`, { copyFromTeamId: team.id }))
    const seen = (season: number) =>
      product.as('nobody').get(`/api/teamsv2/${team.id}?slug=${product.organization.slug}&seasonId=${season}`)
    const figures = [
      { abbreviation: 'PTS', sum: 12 },
      { abbreviation: 'AST', sum: 0 },
    ]
    expect(await seen(old.season)).toMatchObject({
      body: {
        season: { id: old.season },
        rosters: [{ player_id: ana, games: 1, figures }],
        games: [{ id: played, score_home: 50 }],
      },
    })
    expect(await seen(now.season)).toMatchObject({ body: { rosters: [{ player_id: ana, games: 0, figures: [] }] } })
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

  it('are answered with the games around the last result, where only so many are wanted', async () => {
    const league = await makeLeague(staff)
    const [a, b] = [await makeTeam(staff, league, 'A'), await makeTeam(staff, league, 'B')]
    const games: number[] = []
    const shown = async () => {
      const { body } = await staff.get(`/api/teamsv2/${a.id}?games=4`)
      return (body as TeamDetailAnswer).games.map(({ id }) => games.indexOf(id))
    }
    for (let day = 0; day < 10; day += 1) games.push(await makeGame(staff, league, [a.id, b.id]))
    expect(await shown()).toEqual([0, 1, 2, 3])
    for (const [game, expected] of [
      [4, [3, 4, 5, 6]],
      [0, [3, 4, 5, 6]],
      [9, [6, 7, 8, 9]],
    ] as const) {
      await staff.put(`${league.address}/games/${games[game]}`, { score_home: 9, score_away: 5 })
      expect(await shown()).toEqual(expected)
    }
    expect((await staff.get(`/api/teamsv2/${a.id}?games=0`)).status).toBe(400)
  })
})
