import { boxScoreAnswer, gameAnswer, playerLeader, standingsTeam } from '../testing/answers'
import { answering, pathOf, renderedPage } from '../testing/rendered-page'
import { demoTenant } from '../testing/tenant'

const season = { id: 2, name: 'Fall 2026', active: true, startDate: null, finishDate: null, sport_id: 1 }
const past = { ...season, id: 1, name: 'Fall 2025', active: false }
const latest = gameAnswer({ id: 9, date: '2026-11-21', score: [61, 58] })
const next = gameAnswer({ id: 10, date: '2026-11-28', time: '19:30' })
const noLeaders = { points: [], threes: [], rebounds: [], assists: [] }
const table = [
  standingsTeam({ id: 1, name: 'Hawks', rank: 1, wins: 3, division_id: 4 }),
  standingsTeam({ id: 2, name: 'Bulls', rank: 2, losses: 3 }),
]
const playOffLine = { after: 1, short: 'The first team goes on to the play-offs.', label: '' }
const correction = (when: string, reason: string | null = null) => ({
  game: latest,
  corrections: [{ number: 1, when, was: { score_home: 60, score_away: 58 }, is: { score_home: 61, score_away: 58 }, reason }],
})

/** A season in its middle, by the addresses that the page asks for; what is changed is said by each test. */
const running: Readonly<Record<string, unknown>> = {
  '/api/seasonsv2': [season],
  '/api/site-pages/home': { content: {} },
  '/api/gamesv2/progress': { games: 20, completed: 12, last: '2026-11-21', next: '2026-11-28' },
  '/api/gamesv2?from=2026-11-21': [latest],
  '/api/gamesv2?from=2026-11-28': [next],
  '/api/gamesv2/9': boxScoreAnswer(latest),
  '/api/gamesv2/corrections': [],
  '/api/stat-leaders': { ...noLeaders, points: [playerLeader({ name: 'Ana Lee', value: 81 })] },
  '/api/champions': [{ season, champions: [], openBrackets: 0 }],
  '/api/seasonsv2/2/leagues-with-teams-public': [{ id: 5, name: 'Monday', playOffLine, teams: table }],
  '/api/seasonsv2/1/leagues-with-teams-public': [{ id: 3, name: 'Monday', teams: table }],
}

/** The path, and of the query the day alone. */
const named = (address: string) => {
  const from = new URL(address, 'https://fullcourt.example').searchParams.get('from')
  const path = pathOf(address)
  return path === '/api/gamesv2' && from ? `${path}?from=${from}` : path
}

const open = async (changes: Readonly<Record<string, unknown>> = {}, tenant = demoTenant()) => {
  const answer = answering({ ...running, ...changes }, named)
  const page = await renderedPage('/demo', { tenant, now: '2026-11-22T20:00:00Z', answer })
  expect(page.problem).toBeNull()
  return page
}
/** Of the parts of the page, without those of what it opens. */
const headings = (html: string) =>
  [...html.matchAll(/<h2 id[^>]*>(.*?)<\/h2>/g)].map(([, text = '']) => text.replace(/<[^>]*>/g, ''))
const teamNamed = (id: number, name: string) => ({ id, name, logo: null, colors: [], abbreviation: null })
const champion = {
  name: 'East',
  division_id: 4,
  league_id: null,
  team: teamNamed(2, 'Bulls'),
  runnerUp: teamNamed(1, 'Hawks'),
  game_id: 9,
  date: '2026-11-21',
  score: { champion: 79, runnerUp: 73 },
  series: null,
}

describe('In the middle of a season', () => {
  it('begins with the latest game, what comes next, the table and the leaders', async () => {
    const { html } = await open()
    expect(headings(html)).toEqual(['My team', 'Latest game', 'Next · Sat, Nov 28', 'Standings', 'Top Stat Leaders'])
  })

  it('says how the latest game went', async () =>
    expect((await open()).text).toContain('Hawks edged Bulls by 3 after trailing by 5 at the end of Q1.'))

  it('draws the line of the play-offs below those who are in the bracket', async () =>
    expect((await open()).html).toContain('The first team goes on to the play-offs.'))

  it('names the champion of the season before, in that season', async () => {
    const { html } = await open({
      '/api/seasonsv2': [season, past],
      '/api/champions': [{ season: past, champions: [champion], openBrackets: 0 }],
    })
    expect(headings(html).at(-1)).toBe('Champions of Fall 2025')
    expect(html).toContain('href="/demo/teams/2?season=1"')
  })

  it('counts ties in a column of their own where there are any', async () => {
    const tied = [standingsTeam({ id: 1, name: 'Hawks', rank: 1, wins: 1, ties: 2 })]
    const { text } = await open({ '/api/seasonsv2/2/leagues-with-teams-public': [{ id: 5, name: 'Monday', teams: tied }] })
    expect(text).toMatch(/Team W L T PCT 1 HAW Hawks 1 0 2/)
    expect((await open()).text).toMatch(/Team W L PCT/)
  })

  it('offers its games and results to be taken along', async () => {
    const { html } = await open()
    expect(html).toContain('href="webcal://fullcourt.example/api/calendar.ics?slug=demo"')
    expect(html).toContain('href="/api/results.rss?slug=demo"')
  })

  it('names who leads', async () => expect((await open()).text).toMatch(/Ana Lee.*81/))
})

describe('Corrected results', () => {
  it('are news for three weeks: before, after, when, and a public reason', async () => {
    const { html, text } = await open({
      '/api/gamesv2/corrections': [correction('2026-11-20T20:00:00Z', 'A basket was counted twice.')],
    })
    expect(headings(html)).toContain('Corrected results')
    expect(text).toMatch(/58–60 .*58–61 .*Fri, Nov 20 .*A basket was counted twice\./)
  })

  it('are no news later', async () => {
    const { html } = await open({ '/api/gamesv2/corrections': [correction('2026-10-20T20:00:00Z')] })
    expect(headings(html)).not.toContain('Corrected results')
  })
})

describe('Before the first game', () => {
  const before = {
    '/api/gamesv2/progress': { games: 20, completed: 0, last: null, next: '2026-11-28' },
    '/api/stat-leaders': noLeaders,
  }

  it('are the first games, and the teams in place of a table of zeros', async () => {
    const { html, text } = await open(before)
    expect(headings(html)).toEqual(['My team', 'First games · Sat, Nov 28', 'Teams'])
    expect(text).toContain('20 games to play')
  })

  it('says so where no game is scheduled yet', async () => {
    const { html, text } = await open({ ...before, '/api/gamesv2/progress': { games: 0, completed: 0, last: null, next: null } })
    expect(text).toContain('The first games will be here once they are scheduled.')
    expect(headings(html)).toEqual(['My team', 'Teams'])
  })
})

describe('After the last game', () => {
  const over = { '/api/gamesv2/progress': { games: 20, completed: 20, last: '2026-11-21', next: null } }

  it('names the champion with its final, and leads to the bracket and to all champions', async () => {
    const { html, text } = await open({ ...over, '/api/champions': [{ season, champions: [champion], openBrackets: 0 }] })
    expect(headings(html)[1]).toBe('Champions of Fall 2026')
    expect(text).toMatch(/Champion BUL Bulls Final 79–73 against Hawks/)
    expect(html).toContain('href="/demo/tournamentBracket?divisionId=4&amp;seasonId=2"')
    expect(html).toContain('href="/demo/champions"')
  })

  it('claims no champion without a final: the final standings say who was first', async () => {
    const { html } = await open({ ...over, '/api/seasonsv2': [{ ...season, active: false }] })
    expect(headings(html)).toEqual(expect.arrayContaining(['Final standings']))
    expect(headings(html).filter(heading => /Champion/.test(heading))).toEqual([])
  })
})

describe('Without an active season', () => {
  it('shows the last one that ended', async () => {
    const { html, text } = await open({ '/api/seasonsv2': [past] })
    expect(text).toContain('Between seasons')
    expect(headings(html)).toEqual(expect.arrayContaining(['Final standings']))
  })

  it('says that the first one will come where there was none', async () =>
    expect((await open({ '/api/seasonsv2': [] })).text).toContain('The first season will be here as soon as it is set up.'))
})

describe('What an organization says about itself', () => {
  const content = {
    headline: 'Since 1998',
    welcome: { html: '<p>Hello</p>' },
    pictures: [{ picture: '/uploads/1.webp', caption: 'The final' }],
    history: { html: '<p>It began in a gym.</p>' },
  }

  it('is a welcome, pictures and history behind the news', async () => {
    const { html, text } = await open({ '/api/site-pages/home': { content } })
    const found = headings(html)
    expect(found.slice(-3)).toEqual(['Welcome to Orange County Hoops', 'Pictures', 'History'])
    expect(html).toContain('<p>It began in a gym.</p>')
    expect(text).toContain('Since 1998')
  })

  it('leads to each picture in full size, by its link without script too', async () => {
    const { html } = await open({ '/api/site-pages/home': { content } })
    expect(html).toMatch(/<a href="\/uploads\/1\.webp"[^>]*><img[^>]*alt="The final"/)
  })

  it('is on the ground of its own colour, with what is readable on it', async () =>
    expect((await open()).html).toMatch(/--team:#0b6e74;--team-second:#f2a900;--on-team:#ffffff/))
})
