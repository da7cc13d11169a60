import { openProduct, type Caller, type Product } from '../../testing/product'
import type { GameAnswer, GameDayAnswer } from './games.answers'
import { gameCalls, type GameCalls } from './testing/calls'
import { leagueMaker, type TestLeague } from './testing/league'

let product: Product
let monday: TestLeague
let tuesday: TestLeague
let lastYear: TestLeague
let foreign: TestLeague
let onMonday: GameCalls

/** Games by the names under which the tests speak of them. */
const ids: { [name: string]: number } = {}

beforeAll(async () => {
  product = await openProduct()
  const maker = leagueMaker(product)
  const { id } = product.organization
  lastYear = await maker.league(id, { season: await maker.season(id, { active: false, name: 'Last year' }), players: 0 })
  monday = await maker.league(id, { players: 0 })
  tuesday = await maker.league(id, { season: monday.season, name: 'Tuesday', players: 0 })
  foreign = await maker.league(product.foreign.id, { players: 0 })
  onMonday = gameCalls(product, monday)
  const { teams } = monday
  ids['late'] = (await onMonday.schedule({ date: '2026-07-08', time: '21:00' })).id
  ids['undated'] = (await onMonday.schedule({ date: null, time: null })).id
  ids['early'] = (await onMonday.schedule({ date: '2026-07-08', time: '18:00' })).id
  ids['first'] = (await onMonday.schedule({ date: '2026-07-01', home_team_id: teams[2]?.id, away_team_id: teams[1].id })).id
  ids['tuesday'] = (await gameCalls(product, tuesday).schedule({ date: '2026-07-07' })).id
  ids['old'] = (await gameCalls(product, lastYear).schedule({ date: '2025-07-07' })).id
})
afterAll(() => product.close())

const nameOf = (id: number) => Object.entries(ids).find(([, one]) => one === id)?.[0] ?? id
const listed = async (address: string, caller: Caller = 'staff') => {
  const { status, body } = await product.as(caller).get(address)
  return status === 200 ? (body as GameAnswer[]).map(({ id }) => nameOf(id)) : status
}
const visitor = (query: string) => listed(`/api/gamesv2?slug=${product.organization.slug}${query}`, 'nobody')

it('shows a visitor the games of the active season in the order in which they are played, undated ones last', async () => {
  expect(await visitor('')).toEqual(['first', 'tuesday', 'early', 'late', 'undated'])
})

it('shows a window of days, both included', async () => {
  expect(await visitor('&from=2026-07-07&to=2026-07-08')).toEqual(['tuesday', 'early', 'late'])
  expect(await visitor('&from=2026-07-08')).toEqual(['early', 'late', 'undated'])
  expect(await visitor('&to=2026-07-01')).toEqual(['first'])
})

it('shows the games of a league, of a team, of a team within a league', async () => {
  const [, , owls] = monday.teams
  expect(await visitor(`&leagueId=${tuesday.league}`)).toEqual(['tuesday'])
  expect(await visitor(`&teamId=${owls?.id}`)).toEqual(['first'])
  expect(await visitor(`&teamId=${owls?.id}&leagueId=${tuesday.league}`)).toEqual([])
})

it('shows another season by its id or that of its league', async () => {
  expect(await visitor(`&seasonId=${lastYear.season}`)).toEqual(['old'])
  expect(await visitor(`&leagueId=${lastYear.league}`)).toEqual(['old'])
  expect(await visitor(`&leagueId=${lastYear.league}&seasonId=${monday.season}`)).toEqual([])
})

it('shows staff all games of all seasons', async () => {
  expect(await listed('/api/games')).toEqual(['old', 'first', 'tuesday', 'early', 'late', 'undated'])
})

it('finds nothing of another organization', async () => {
  expect(await visitor(`&seasonId=${foreign.season}`)).toBe(404)
  expect(await visitor(`&leagueId=${foreign.league}`)).toBe(404)
  expect(await visitor(`&teamId=${foreign.teams[0].id}`)).toBe(404)
})

it('lets a super_admin name the organization, or a thing of it', async () => {
  expect(await listed('/api/gamesv2', 'super_admin')).toBe(400)
  expect(await listed(`/api/gamesv2?organization_id=${product.organization.id}`, 'super_admin')).toHaveLength(5)
  expect(await listed(`/api/gamesv2?leagueId=${tuesday.league}`, 'super_admin')).toEqual(['tuesday'])
})

it('refuses what is no day, no id and no known word', async () => {
  for (const query of [
    '&from=yesterday',
    '&to=2026-02-30',
    '&from=',
    '&leagueId=x',
    '&teamId=-1',
    '&seasonId=1&seasonId=2',
    '&page=2',
    '&limit=0',
    '&only=played',
  ])
    expect(await visitor(query)).toBe(400)
})

it('asks a visitor for the organization', async () => {
  expect(await listed('/api/gamesv2', 'nobody')).toBe(400)
  expect(await listed('/api/gamesv2?slug=nobody-there', 'nobody')).toBe(404)
  expect(await listed('/api/games', 'nobody')).toBe(401)
})

it('shows a new score at once, though the answer before was cached', async () => {
  const scores = async () => {
    const { body } = await product.as('nobody').get(`/api/gamesv2?slug=${product.organization.slug}&leagueId=${tuesday.league}`)
    return (body as GameAnswer[]).map(({ score_home }) => score_home)
  }
  expect(await scores()).toEqual([null])
  await gameCalls(product, tuesday).score(ids['tuesday'] ?? 0, 4, 2)
  expect(await scores()).toEqual([4])
})

/** Asked of the lists, and where no list holds the games of a filter, of the games themselves. */
const OF_A_PART = [
  ['the first ones', '&limit=2', ['early', 'late']],
  ['the last ones in their order', '&limit=2&latest=true', ['late', 'undated']],
  ['those after one of them', () => `&after=${ids['early']}`, ['late', 'undated']],
  ['those after one, as many as are wanted', () => `&after=${ids['early']}&limit=1`, ['late']],
  [
    'those on a day after one that is played before it',
    () => `&after=${ids['first']}&from=2026-07-08&to=2026-07-08`,
    ['early', 'late'],
  ],
  ['all where the one before is not there', '&after=999999', ['early', 'late', 'undated']],
] as const

it.each(OF_A_PART)('shows a part: %s', async (_, part, shown) => {
  const { league, teams } = monday
  const query = `&teamId=${teams[0].id}${typeof part === 'string' ? part : part()}`
  expect(await visitor(query)).toEqual(shown)
  expect(await visitor(`${query}&leagueId=${league}`)).toEqual(shown)
})

it('shows games with a result alone, or those that are ahead: what is off or has no day is neither', async () => {
  const league = await leagueMaker(product).league(product.organization.id, { season: monday.season, name: 'Parts', players: 0 })
  const calls = gameCalls(product, league)
  const on = async (date: string | null) => (await calls.schedule({ date, time: null })).id
  const [played, next, off] = [await on('2026-09-01'), await on('2026-09-02'), await on('2026-09-03')]
  await on(null)
  await calls.score(played, 4, 2)
  await product.as('staff').put(`/api/gamesv2/${off}/details`, { status: 'cancelled' })
  for (const filter of [`&leagueId=${league.league}`, `&leagueId=${league.league}&teamId=${league.teams[0].id}`]) {
    expect(await visitor(`${filter}&only=results`)).toEqual([played])
    expect(await visitor(`${filter}&only=ahead&limit=5`)).toEqual([next])
  }
  await leagueMaker(product).deleteLeague(league)
})

it('leaves out the games of a deleted league', async () => {
  const maker = leagueMaker(product)
  const gone = await maker.league(product.organization.id, { season: monday.season, name: 'Gone', players: 0 })
  const { id } = await gameCalls(product, gone).schedule({ date: '2026-08-01' })
  const days = async () => {
    const { body } = await product.as('nobody').get(`/api/gamesv2/days?slug=${product.organization.slug}`)
    return (body as { date: string }[]).map(({ date }) => date)
  }
  expect([await visitor(''), await days()]).toEqual([expect.arrayContaining([id]), expect.arrayContaining(['2026-08-01'])])
  await maker.deleteLeague(gone)
  expect(await visitor('')).not.toContain(id)
  expect(await days()).not.toContain('2026-08-01')
  expect(await listed(`/api/gamesv2/${id}?slug=${product.organization.slug}`, 'nobody')).toBe(404)
  expect((await gameCalls(product, gone).score(id, 1, 0)).status).toBe(404)
})

describe('the days with games around one', () => {
  let league: TestLeague
  let calls: GameCalls
  beforeAll(async () => {
    league = await leagueMaker(product).league(product.organization.id, { season: monday.season, name: 'Long', players: 0 })
    calls = gameCalls(product, league)
    for (const date of ['2027-01-01', '2027-01-02', '2027-01-02', '2027-01-03', '2027-01-04', '2027-01-05', null])
      await calls.schedule({ date, time: null })
  })
  const days = async (query: string) => {
    const { status, body } = await product.as('nobody').get(`/api/gamesv2/days?slug=${product.organization.slug}&${query}`)
    return status === 200
      ? (body as GameDayAnswer[]).map(({ date, games, completed }) => `${date ?? 'undated'}: ${completed} of ${games}`)
      : status
  }

  it('are so many before it, and so many from it on', async () => {
    const first = await calls.schedule({ date: '2027-01-02', time: null })
    await calls.score(first.id, 60, 50)
    for (const list of [`leagueId=${league.league}`, `teamId=${league.teams[0].id}`])
      expect(await days(`${list}&around=2027-01-03&limit=1`)).toEqual(['2027-01-02: 1 of 3', '2027-01-03: 0 of 1'])
  })

  it('are all that there are where these are fewer, undated games last', async () => {
    const all = await days(`leagueId=${league.league}`)
    expect(await days(`leagueId=${league.league}&around=2026-06-01`)).toEqual(all)
    expect(await days(`leagueId=${league.league}&around=2028-06-01&limit=200`)).toEqual(all)
    expect(await days(`leagueId=${league.league}&around=2028-06-01&limit=1`)).toEqual(['2027-01-05: 0 of 1', 'undated: 0 of 1'])
  })

  it('are counted among the games of a team in one league as well', async () => {
    const list = `leagueId=${league.league}&teamId=${league.teams[0].id}`
    expect(await days(`${list}&around=2027-01-02&limit=1`)).toEqual(['2027-01-01: 0 of 1', '2027-01-02: 1 of 3'])
  })

  it('are refused where the day or the number is none', async () => {
    expect([await days('around=soon'), await days('around=2027-01-01&limit=0')]).toEqual([400, 400])
  })

  it('tell how far a team has played as they tell it of a league', async () => {
    const progress = async (list: string) =>
      (await product.as('nobody').get(`/api/gamesv2/progress?slug=${product.organization.slug}&from=2027-01-03&${list}`)).body
    const ofTeam = await progress(`teamId=${league.teams[0].id}`)
    expect(ofTeam).toEqual({ games: 8, completed: 1, last: '2027-01-02', next: '2027-01-03' })
    expect(await progress(`leagueId=${league.league}`)).toEqual(ofTeam)
  })
})

describe('the schedule of a league, as staff edit it', () => {
  it('names its games with their revisions, and its teams with their entries', async () => {
    const { games, teams } = await onMonday.listed()
    expect(games.map(({ id }) => nameOf(id))).toEqual(['first', 'early', 'late', 'undated'])
    expect(games.every(({ revision }) => revision === 0)).toBe(true)
    expect(teams).toEqual(
      monday.teams.map(({ id, entry }, i) => ({
        id,
        name: ['Hawks', 'Bulls', 'Owls'][i],
        logo: null,
        colors: [],
        abbreviation: null,
        slt_id: entry,
        seasons_leagues_teams_id: entry,
      })),
    )
  })

  it('is found only under its own season and by its own staff', async () => {
    expect(await listed(`/api/seasonsv2/${lastYear.season}/leagues/${monday.league}/games`)).toBe(404)
    for (const call of ['games', 'score-mismatches']) {
      expect(await listed(`${onMonday.base}/${call}`, 'stranger')).toBe(404)
      expect(await listed(`${onMonday.base}/${call}`, 'nobody')).toBe(401)
    }
  })
})
