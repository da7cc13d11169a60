import { makeGame, makeLeague, makeSeason, makeTeam, thingOf, type MadeLeague } from '../../../testing/made-league'
import { openProduct, type Client, type Product } from '../../../testing/product'
import { uniqueDate } from '../../../testing/sample'
import { leagueDateContract } from '../league-date.contract'
import { gamesOfWeek, generate, leagueOf, roomySchedule, type LeagueOfTeams } from '../testing/schedule-client'
import type { ByeAnswer } from './byes.answers'

let product: Product
let staff: Client
/** Both of the active season. */
let monday: MadeLeague
let sunday: MadeLeague
let hawks: number
let bulls: number

beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
  const season = await makeSeason(staff, { name: 'Fall', active: true })
  monday = await makeLeague(staff, 'Monday', season)
  sunday = await makeLeague(staff, 'Sunday', season)
  hawks = (await makeTeam(staff, monday, 'Hawks')).id
  bulls = (await makeTeam(staff, monday, 'Bulls')).id
})
afterAll(() => product.close())

const give = (body: object) => staff.post('/api/bye-dates', body)
const given = async (body: object) => thingOf<ByeAnswer>(await give(body))
const byesOf = async ({ season, league }: MadeLeague) =>
  thingOf<ByeAnswer[]>(await staff.get(`/api/bye-dates/season/${season}/league/${league}`))
const visible = async (query: string) =>
  thingOf<ByeAnswer[]>(await product.as('nobody').get(`/api/bye-dates/public?slug=${product.organization.slug}${query}`))

describe('a bye', () => {
  leagueDateContract('Bye', '/api/bye-dates', () => ({
    product,
    staff,
    leagues: [monday, sunday],
    bodyFor: ({ league }, team) => ({ league_id: league, team_id: team }),
  }))

  it('is given to the only entry that a team has in the active season', async () => {
    const date = uniqueDate()
    const answer = await give({ date, team_id: hawks })
    expect(answer).toMatchObject({
      status: 201,
      body: {
        date,
        season_id: monday.season,
        league_id: monday.league,
        league: { id: monday.league, name: 'Monday' },
        teams: [hawks],
        byeTeams: [{ id: hawks, name: 'Hawks' }],
      },
    })
  })

  it('is one per league and date: another team joins it, and the same one changes nothing', async () => {
    const date = uniqueDate()
    const { id } = await given({ date, team_id: hawks })
    expect(await given({ date, team_id: bulls })).toMatchObject({ id, teams: [hawks, bulls] })
    expect(await given({ date, team_id: hawks })).toMatchObject({ id, teams: [hawks, bulls] })
  })

  it('needs the league to be named where the team plays in several', async () => {
    const { id: owls } = await makeTeam(staff, monday, 'Owls')
    thingOf(await staff.post(`${sunday.address}/teams`, { copyFromTeamId: owls }))
    const body = { date: uniqueDate(), team_id: owls }
    expect(await give(body)).toMatchObject({
      status: 409,
      body: { message: 'The team plays in several leagues. Choose the league (league_id).' },
    })
    expect(await given({ ...body, league_id: sunday.league })).toMatchObject({ league_id: sunday.league, teams: [owls] })
  })

  it.each([
    ['no team', () => ({ date: '2026-01-31' }), 400, 'Team is required.'],
    ['a team that is not there', () => ({ date: '2026-01-31', team_id: 9_999 }), 404, 'Team not found'],
    ['a team of another league', () => ({ date: '2026-01-31', team_id: hawks, league_id: sunday.league }), 404, 'Team not found'],
    ['a league that is not there', () => ({ date: '2026-01-31', team_id: hawks, league_id: 9_999 }), 404, 'League not found'],
  ])('is not given for %s', async (_, body, status, message) =>
    expect(await give(body())).toMatchObject({ status, body: { message: expect.stringContaining(message) as string } }),
  )

  it('is not given to a team that is not in a league of the active season', async () => {
    const { id } = await makeTeam(staff, await makeLeague(staff, 'Last year'), 'Old Hawks')
    expect(await give({ date: uniqueDate(), team_id: id })).toMatchObject({
      status: 404,
      body: { message: 'The team is not in a league of the active season.' },
    })
  })

  it('is deleted for all its teams, and comes back for all', async () => {
    const date = uniqueDate()
    const { id } = await given({ date, team_id: hawks })
    await given({ date, team_id: bulls })
    const onDate = async () => (await byesOf(monday)).filter(bye => bye.date === date)
    thingOf(await staff.delete(`/api/bye-dates/${id}`))
    expect(await onDate()).toEqual([])
    thingOf(await staff.post(`/api/bye-dates/${id}/restore`))
    expect(await onDate()).toMatchObject([{ id, teams: [hawks, bulls] }])
  })

  it('loses a team that leaves the league, and has it again when the team comes back', async () => {
    const jazz = await makeTeam(staff, monday, 'Jazz')
    const date = uniqueDate()
    const { id } = await given({ date, team_id: jazz.id })
    const teamsOnDate = async () => (await byesOf(monday)).flatMap(bye => (bye.date === date ? bye.teams : []))
    thingOf(await staff.delete(jazz.address))
    expect(await teamsOnDate()).toEqual([])
    expect(await given({ date, team_id: hawks })).toMatchObject({ id, teams: [hawks] })
    thingOf(await staff.post(`${jazz.address}/restore`))
    expect(await teamsOnDate()).toEqual([jazz.id, hawks])
  })
})

describe('the bye of a generated schedule', () => {
  let five: LeagueOfTeams
  let schedule: number
  beforeEach(async () => {
    five = await leagueOf(staff, 5, monday.season)
    schedule = await roomySchedule(staff, five)
    await generate(staff, schedule)
  })

  /** The teams that rest on the days of the schedule, for staff and for visitors. */
  const resting = async () => {
    const ofStaff = await byesOf(five.league)
    expect(await visible(`&leagueId=${five.league.league}`)).toEqual(ofStaff)
    return ofStaff.map(({ id, date, teams }) => ({ isAsked: id !== null, date, teams }))
  }

  it('is shown on the first day of each week, like one that was asked for', async () => {
    const byes = await resting()
    expect(byes.map(({ isAsked, date }) => ({ isAsked, date }))).toEqual(
      ['2026-03-01', '2026-03-08', '2026-03-15'].map(date => ({ isAsked: false, date })),
    )
    expect(new Set(byes.flatMap(({ teams }) => teams)).size).toBe(3)
    expect((await visible('')).filter(bye => bye.league_id === five.league.league)).toHaveLength(3)
    const [first] = byes
    expect(await visible(`&teamId=${first?.teams[0]}`)).toMatchObject([first && { date: first.date, teams: first.teams }])
    expect(await visible(`&leagueId=${five.league.league}&from=2026-03-02&to=2026-03-08`)).toHaveLength(1)
  })

  it('is shown once where the same team was given one in that week', async () => {
    const [first] = await resting()
    await given({ date: '2026-03-03', team_id: first?.teams[0], league_id: five.league.league })
    expect((await resting())[0]).toEqual({ isAsked: true, date: '2026-03-03', teams: first?.teams })
  })

  it('is over once the team leaves, or plays in that week', async () => {
    const [first, second] = await resting()
    thingOf(await staff.delete(`${five.league.address}/teams/${first?.teams[0]}`))
    const [{ teams: [late = 0] = [] } = {}] = [second]
    const [playing] = await gamesOfWeek(staff, schedule, 1)
    const game = await makeGame(staff, five.league, [late, playing?.home_team_id ?? 0])
    thingOf(await staff.put(`/api/gamesv2/${game}/details`, { date: '2026-03-09', time: '21:00' }))
    expect((await resting()).map(({ date }) => date)).toEqual(['2026-03-15'])
  })

  it('is not shown in a week that is off', async () => {
    const { season, league } = five.league
    thingOf(await staff.post('/api/week-offs', { season_id: season, league_id: league, date: '2026-03-08', reason: null }))
    await generate(staff, schedule)
    expect((await resting()).map(({ date }) => date)).toEqual(['2026-03-01', '2026-03-15'])
  })
})

it('Fifty teams that are given a bye of one date at once have one bye', async () => {
  const league = await makeLeague(staff, 'Racing', monday.season)
  const names = Array.from({ length: 50 }, (_, i) => `Racer ${i + 1}`)
  const teams = thingOf<{ id: number }[]>(await staff.post('/api/teams/list', { leagueId: league.league, names }))
  const date = uniqueDate()
  const answers = await Promise.all(teams.map(({ id }) => give({ date, team_id: id })))
  expect(answers.map(({ status }) => status)).toEqual(teams.map(() => 201))
  const byes = await byesOf(league)
  expect(byes).toHaveLength(1)
  expect(byes[0]?.teams.toSorted((a, b) => a - b)).toEqual(teams.map(({ id }) => id).toSorted((a, b) => a - b))
})

it('The history of a league says who was given a bye, and leads to what brings a deleted one back', async () => {
  const league = await makeLeague(staff, 'Remembered', monday.season)
  const { id: team } = await makeTeam(staff, league, 'Elephants')
  const { id } = await given({ date: '2026-01-31', team_id: team, reason: 'asked for it' })
  thingOf(await staff.delete(`/api/bye-dates/${id}`))
  const entries = thingOf<object[]>(await staff.get(`/api/history/league/${league.league}`))
  expect(entries.slice(0, 2)).toMatchObject([
    {
      what: 'deleted the bye of Elephants on January 31, 2026',
      restore: `/api/bye-dates/${id}/restore`,
    },
    { what: 'gave Elephants a bye on January 31, 2026', reason: 'asked for it' },
  ])
})
