import { answering, renderedPage } from '../testing/rendered-page'

const seasons = [
  { id: 2, name: 'Fall 2026', active: true, startDate: null, finishDate: null, sport_id: 1 },
  { id: 1, name: 'Fall 2025', active: false, startDate: null, finishDate: null, sport_id: 1 },
]
const hawks = { id: 7, name: 'Hawks', logo: null, colors: [], abbreviation: null }

/** One figure of one game. */
const row = (game: number, season: number, abbreviation: string, value: number, video_url: string | null = null) => ({
  game_id: game,
  team_id: 7,
  value,
  stat: { id: 1, abbreviation },
  game: {
    id: game,
    date: `2026-10-0${game}`,
    stage: 'regular',
    video_url,
    home_team: { id: 7, name: 'Hawks' },
    away_team: { id: 8, name: 'Bulls' },
    score_home: 61,
    score_away: 58,
    seasons_league: { season: { id: season, name: season === 2 ? 'Fall 2026' : 'Fall 2025' } },
  },
})
const value = (attribute_name: string, text: string) => ({ attribute_id: 1, value: text, attribute: { attribute_name } })

type Player = {
  readonly gameStats?: readonly object[]
  readonly attributeValues?: readonly object[]
  readonly featured?: object
  readonly earlier?: readonly object[]
  readonly minutes?: readonly object[]
}

const open = async (
  path: string,
  { gameStats = [], attributeValues = [], featured = {}, earlier = [], minutes = [] }: Player = {},
) => {
  const answer = answering({
    '/api/seasonsv2?slug=demo': seasons,
    '/api/site-pages/players?slug=demo': { template: 'generic', content: featured },
    '/api/playersv2/3/basic?games=100&scope=all&slug=demo': {
      player: { id: 3, firstName: 'Ana', lastName: 'Ruiz', image: null, attributeValues, rosters: [], team_id: 7 },
      teamHistory: [{ slt_id: 1, team: hawks, leagueName: 'Monday', seasonName: 'Fall 2026' }],
      gameStats,
      earlier,
      minutes,
      teams: [
        { ...hawks, colors: ['#c8102e'] },
        { id: 8, name: 'Bulls', logo: null, colors: ['#0b6e74'], abbreviation: 'BLS' },
      ],
      allStats: ['PTS', 'REB', 'FT%'].map((abbreviation, order) => ({ id: order, abbreviation, order, hidden: false })),
      activeSeasonId: 2,
      season: { id: 2, name: 'Fall 2026' },
    },
  })
  const page = await renderedPage(`/demo${path}`, { answer })
  expect(page.problem).toBeNull()
  return page
}

const games = [row(1, 1, 'PTS', 10), row(2, 2, 'PTS', 7), row(3, 2, 'PTS', 12), row(3, 2, 'REB', 3)]

it('has the four tabs of the specification; two of them are parts of the profile', async () => {
  const { html } = await open('/players/3')
  const tabs = /<nav aria-label="Views of this player".*?<\/nav>/.exec(html)?.[0] ?? ''
  expect([...tabs.matchAll(/href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, label]) => [label, href])).toEqual([
    ['Profile', '/demo/players/3'],
    ['Stats', '/demo/player/3/stats'],
    ['Bio', '/demo/players/3#bio'],
    ['Videos', '/demo/players/3#videos'],
  ])
  expect(html).toMatch(/id="bio".*No bio yet\..*id="videos".*No videos yet\./)
})

it('shows what the league keeps of them: a text, other attributes, and no link that runs a script', async () => {
  const { text, html } = await open('/players/3', {
    attributeValues: [
      value('Number', '12'),
      value('Bio', 'Grew up in Orange.'),
      value('Birthday', '2001-03-04'),
      value('Site', 'javascript:alert(1)'),
    ],
  })
  expect(text).toContain('Grew up in Orange. Number 12 Birthday March 4, 2001 Site javascript:alert(1)')
  expect(html).not.toContain('href="javascript')
})

it('shows videos of their own and of their games', async () => {
  const { html } = await open('/players/3', {
    gameStats: [row(3, 2, 'PTS', 12, 'https://youtu.be/abcdefghijk')],
    attributeValues: [value('Highlights', 'https://youtu.be/12345678901')],
  })
  expect(html).toMatch(/Highlights.*href="https:\/\/youtu.be\/12345678901".*vs Bulls.*href="https:\/\/youtu.be\/abcdefghijk"/)
})

it('has the averages of each season and of the career, and totals by a switch', async () => {
  const { text, html } = await open('/players/3', { gameStats: games })
  expect(text).toMatch(/Season by season, per game .* Fall 2026 2 9\.5 1\.5 – Fall 2025 1 10\.0 – – Career 3 9\.7 1\.0 –/)
  expect(html).toContain('href="/demo/players/3?by=total"')
  expect((await open('/players/3?by=total', { gameStats: games })).text).toMatch(/Fall 2026 2 19 3 – .* Career 3 29 3 –/)
})

it('says how each of the last games ended', async () => {
  const { text } = await open('/players/3', { gameStats: [row(1, 2, 'PTS', 11)] })
  expect(text).toMatch(/vs BLS Bulls W 61–58/)
})

it('shows opponents in their colours, as everywhere', async () => {
  const { html } = await open('/players/3', { gameStats: games })
  expect(html).toMatch(/vs<\/span> <span[^>]*><span[^>]*--team:#0b6e74[^>]*>BLS</)
})

it('names the best games of the season and of all, each with its game', async () => {
  const { text } = await open('/player/3/stats', { gameStats: games })
  expect(text).toMatch(/Best games .* PTS 12 vs BLS Bulls Sat, Oct 3 12 vs BLS Bulls Sat, Oct 3/)
})

it('counts games that are not listed, and links to all', async () => {
  const { game } = row(1, 2, 'PTS', 30)
  const earlier = [
    { season_id: 2, games: 5, lines: [{ PTS: 81 }], bests: [{ abbreviation: 'PTS', value: 30, times: 1, team_id: 7, game }] },
  ]
  const { text, html } = await open('/player/3/stats', { gameStats: games, earlier })
  expect(text).toMatch(/All 7 games .* Best games .* PTS 30 vs BLS Bulls Thu, Oct 1 .* Fall 2026 7 14\.3/)
  expect(html).toContain('href="/demo/player/3/stats?all=1"')
})

it('has the banner and the video of the featured player alone', async () => {
  const featured = { player: 3, sponsor: 'Shoes & Co', link: 'https://shoes.example', video: 'https://youtu.be/abcdefghijk' }
  const { html } = await open('/players/3', { featured })
  expect(html).toMatch(
    /aria-label="Featured player"><a href="https:\/\/shoes.example" rel="sponsored[^>]*>Sponsored by <!-- -->Shoes &amp; Co/,
  )
  expect(html).toContain('href="https://youtu.be/abcdefghijk"')
  expect((await open('/players/3', { featured: { ...featured, player: 4 } })).html).not.toContain('Featured player')
})

it('has minutes game by game and season by season, where the league keeps them', async () => {
  const minutes = [
    { game_id: 2, season_id: 2, seconds: 1_684 },
    { game_id: 3, season_id: 2, seconds: 1_200 },
  ]
  const { text } = await open('/players/3', { gameStats: games, minutes })
  expect(text).toMatch(/W 61–58 20:00 12 .* W 61–58 28:04 7 /)
  expect(text).toMatch(/Fall 2026 2 24:02 9\.5 1\.5 – Fall 2025 1 – 10\.0 – – Career 3 24:02 9\.7/)
  expect((await open('/players/3?by=total', { gameStats: games, minutes })).text).toMatch(/Fall 2026 2 48:04 19 /)
  expect((await open('/players/3', { gameStats: games })).text).not.toContain('Minutes')
})
