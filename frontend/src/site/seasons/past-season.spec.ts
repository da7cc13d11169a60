import { boxScoreAnswer, gameAnswer, standingsTeam } from '../testing/answers'
import { answering, pathOf, renderedPage } from '../testing/rendered-page'

const season = (id: number, name: string, active: boolean) => ({
  id,
  name,
  active,
  startDate: null,
  finishDate: null,
  sport_id: 1,
})
const seasons = [season(2, 'Fall 2026', true), season(1, 'Fall 2025', false)]
const hawks = {
  id: 7,
  name: 'Hawks',
  logo: null,
  colors: [],
  abbreviation: null,
  rank: 1,
  wins: 3,
  losses: 0,
  gamesPlayed: 3,
  ties: 0,
  streak: 'W3',
  lastTen: null,
  lastFive: [],
  tieBreak: null,
  division_id: null,
  divisionName: null,
}
const monday = (id: number) => [{ id, name: 'Monday', teams: [{ ...hawks, summary: [], leagueName: 'Monday' }] }]

const answers: Readonly<Record<string, unknown>> = {
  '/api/seasonsv2?slug=demo': seasons,
  '/api/seasonsv2/1/leagues-with-teams-public?slug=demo': monday(11),
  '/api/seasonsv2/2/leagues-with-teams-public?slug=demo': monday(12),
  '/api/gamesv2/progress?from=2026-11-21&seasonId=1&slug=demo': { games: 3, completed: 3, last: '2025-11-01', next: null },
  '/api/gamesv2/progress?from=2026-11-21&slug=demo': { games: 0, completed: 0, last: null, next: null },
}
const open = (address: string, answer = answering(answers)) => renderedPage(`/demo${address}`, { answer })

const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href)

describe('A page of a past season', () => {
  it('shows that season, and says which', async () => {
    const { status, html } = await open('/teamList?season=1')
    expect(status).toBe(200)
    expect(html).toContain('all 3 games played')
    expect(html).toMatch(/<option value="1" selected="">Fall 2025</)
  })

  it('keeps a visitor in that season, in the menu of the site too', async () => {
    const links = linksOf((await open('/teamList?season=1')).html)
    expect(links).toEqual(expect.arrayContaining(['/demo/teams/7?season=1', '/demo/schedule?season=1', '/demo?season=1']))
    const leaving = links.filter(href => /^\/demo/.test(href) && !href.includes('season=1'))
    expect(leaving.filter(href => !/^\/demo\/(login|about|champions)/.test(href))).toEqual(['/demo'])
  })

  it('leads back to the current season by the name of the site', async () =>
    expect((await open('/teamList?season=1')).html).toMatch(/<a class="[^"]*brand[^"]*" href="\/demo"/))

  it('is a page of its own for searches', async () =>
    expect((await open('/teamList?season=1')).head).toContain('href="https://fullcourt.example/demo/teamList?season=1"'))

  it('keeps its season in forms that are sent without script', async () =>
    expect((await open('/teamList?season=1')).html).toContain('<input type="hidden" name="season" value="1"/>'))
})

describe('A page of the active season', () => {
  it('does not name it, also where its address does', async () => {
    const { html, head } = await open('/teamList?season=2')
    expect(linksOf(html).filter(href => href.includes('season'))).toEqual([])
    expect(head).toContain('href="https://fullcourt.example/demo/teamList"')
  })

  it('leads to the past ones without script', async () => {
    const { html } = await open('/teamList')
    expect(html).toMatch(
      /<select name="season">.*<optgroup label="Current">.*Fall 2026.*<optgroup label="Past"><option value="1">Fall 2025/,
    )
    expect(html).toContain('<noscript><button type="submit">Show</button></noscript>')
  })

  it('takes along into the others what holds in every season, without script too', async () => {
    const { html } = await open('/teamList?by=total&team=7&stat=PTS')
    const [, menu = ''] = /<form[^>]*>((?:(?!<\/form>).)*<select name="season".*?)<\/form>/.exec(html) ?? []
    expect([...menu.matchAll(/type="hidden" name="(\w+)" value="(\w+)"/g)].map(([, name, value]) => [name, value])).toEqual([
      ['by', 'total'],
      ['stat', 'PTS'],
    ])
  })

  it('has no menu of seasons where there is no other', async () => {
    const only = answering({ ...answers, '/api/seasonsv2?slug=demo': [seasons[0]] })
    expect((await open('/teamList', only)).html).not.toContain('name="season"')
  })
})

it.each(['/teamList', '/schedule', '/leaderboard', '/playerList', '', '/teams/7', '/players/7'])(
  'A season of another organization is no page of “%s”, and traps nobody',
  async page => {
    const { status, html } = await open(`${page}?season=99`)
    expect(status).toBe(404)
    expect(html).toContain('The same page without the season')
    expect(linksOf(html).filter(href => href.includes('season'))).toEqual([])
  },
)

describe('A page of a thing of a past season, whose address does not name it', () => {
  const game = boxScoreAnswer({ ...gameAnswer({ id: 9, date: '2025-10-30', score: [61, 58] }), season_id: 1 })
  const found = answering({ ...answers, '/api/gamesv2/9?slug=demo': game })

  it('keeps that season in its links, its menu and the way to it for searches', async () => {
    const { html, head } = await open('/games/9', found)
    const links = linksOf(html).filter(href => /^\/demo/.test(href) && !/^\/demo\/(login|about|champions)/.test(href))
    expect(links).toContain('/demo/schedule?season=1')
    expect(links.filter(href => !href.includes('season=1'))).toEqual(['/demo'])
    expect(head).toContain('https://fullcourt.example/demo/schedule?season=1')
  })

  it('is found by searches under its own address', async () =>
    expect((await open('/games/9', found)).head).toContain('rel="canonical" href="https://fullcourt.example/demo/games/9"'))

  it('of the season that is running names none', async () => {
    const ofRunning = { ...game, game: { ...game.game, season_id: 2 } }
    const running = answering({ ...answers, '/api/gamesv2/9?slug=demo': ofRunning })
    expect(linksOf((await open('/games/9', running)).html).filter(href => href.includes('season='))).toEqual([])
  })
})

/** Inside the site, but for the pages that are of no season. */
const linksOfSeasons = (html: string) =>
  linksOf(html).filter(href => /^\/demo/.test(href) && !/^\/demo\/(login|about|champions)/.test(href))

describe('The page of a team that played in a past season alone', () => {
  const seasonOfTeam = { season: { id: 1, name: 'Fall 2025' }, league: { id: 11, name: 'Monday' } }
  const team = {
    ...hawks,
    season: seasonOfTeam.season,
    leagues: [seasonOfTeam],
    rosters: [
      { player_id: 3, captain: true, player: { id: 3, firstName: 'Ana', lastName: 'Lee', image: null }, games: 1, figures: [] },
    ],
    games: [{ ...gameAnswer({ id: 9, date: '2025-10-30', score: [61, 58] }), season_id: 1 }],
  }
  const found = answering(
    { ...answers, '/api/teamsv2/7': team, '/api/teamsv2/7/places': [], '/api/teamsv2/7/schedule-changes': [] },
    address => (pathOf(address).startsWith('/api/teamsv2/7') ? pathOf(address) : address),
  )

  it.each(['/teams/7', '/teams/7?season=1'])('stays in that season: %s', async address => {
    const links = linksOfSeasons((await open(address, found)).html)
    for (const link of ['/games/9?season=1', '/players/3?season=1', '/schedule?team=7&amp;season=1', '/teamList?season=1'])
      expect(links).toContain(`/demo${link}`)
    expect(links.filter(href => !href.includes('season=1'))).toEqual(['/demo'])
  })

  it('gives its games of that season to other programs', async () => {
    const files = linksOf((await open('/teams/7', found)).html).filter(href => href.startsWith('/api/'))
    expect(files.map(href => href.split('?')[0])).toEqual([
      '/api/calendar.ics',
      '/api/results.rss',
      '/api/schedule-changes.rss',
      '/api/schedule.csv',
    ])
    expect(files.filter(href => !href.includes('seasonId=1&'))).toEqual([])
  })

  it('leads programs to the feeds of that season where its address names it, else to those of the running one', async () => {
    expect((await open('/teams/7?season=1', found)).head).toContain(
      'href="/api/results.rss?seasonId=1&amp;slug=demo&amp;teamId=7"',
    )
    expect((await open('/teams/7', found)).head).toContain('href="/api/results.rss?slug=demo&amp;teamId=7"')
  })
})

describe('The home page between seasons', () => {
  const played = boxScoreAnswer({ ...gameAnswer({ id: 9, date: '2025-11-01', score: [61, 58] }), season_id: 1 })
  const winner = {
    name: 'Monday',
    division_id: null,
    league_id: 11,
    team: { ...hawks, colors: [] },
    runnerUp: { ...hawks, id: 8, name: 'Owls', colors: [] },
    game_id: 9,
    date: '2025-11-01',
    score: { champion: 61, runnerUp: 58 },
    series: null,
  }
  const between = {
    '/api/seasonsv2': [seasons[1]],
    '/api/site-pages/home': { content: {} },
    '/api/gamesv2/progress': { games: 3, completed: 3, last: '2025-11-01', next: null },
    '/api/gamesv2': [played.game],
    '/api/gamesv2/9': played,
    '/api/gamesv2/corrections': [],
    '/api/stat-leaders': { points: [], threes: [], rebounds: [], assists: [] },
    '/api/champions': [{ season: seasons[1], champions: [winner], openBrackets: 0 }],
    '/api/seasonsv2/1/leagues-with-teams-public': [
      { id: 11, name: 'Monday', teams: [standingsTeam({ id: 7, name: 'Hawks', rank: 1, wins: 3 })] },
    ],
  }
  const found = answering(between, pathOf)

  it('stays in the season that ended last', async () => {
    const links = linksOfSeasons((await open('', found)).html)
    for (const page of ['/games/9', '/teams/7', '/teamList', '/schedule', '/leaderboard', '/playerList'])
      expect(links).toContain(`/demo${page}?season=1`)
    expect(links.filter(href => !href.includes('season=1'))).toEqual(['/demo'])
  })

  it('is followed by programs into the next season', async () =>
    expect((await open('', found)).head).toContain('href="/api/calendar.ics?slug=demo"'))
})
