import { mainAddresses, reader, type Addresses } from './addresses'

type Identified = { readonly id: number }
type Game = Identified & { readonly score_home: number | null; readonly date: string | null; readonly home_team_id: number }

/** The player with the longest list of games, and who is on most lists. */
type Leader = { readonly player_id: number }

/** One address of everything public that is made of an organization's season: pages with their filters, embeds, feeds, tables and files. */
export const pageKinds = async (url: string, slug: string): Promise<Addresses> => {
  const read = reader(url, slug)
  const { game: played = '', player: leading = '', bracket, ...main } = await mainAddresses(url, slug)
  const seasons = await read<(Identified & { readonly active: boolean })[]>('seasonsv2')
  const season = seasons.find(({ active }) => active)?.id
  const [league] = await read<Identified[]>(`seasonsv2/${season}/leagues-with-teams-public`)
  const games = await read<Game[]>('gamesv2')
  const { points } = await read<{ points: Leader[] }>('stat-leaders')
  const player = points[0]?.player_id
  const team = games[0]?.home_team_id
  const day = games[Math.floor(games.length / 2)]?.date
  const ahead = games.find(({ score_home }) => score_home === null)
  const site = (path: string) => `/${slug}${path}`
  const api = (path: string) => `/api/${path}${path.includes('?') ? '&' : '?'}slug=${slug}`
  return {
    ...main,
    'schedule of a team': site(`/schedule?team=${team}`),
    'schedule of a league': site(`/schedule?league=${league?.id}`),
    'schedule of a day': site(`/schedule?date=${day}`),
    'schedule from a day': site(`/schedule?from=${day}`),
    'schedule, completed': site('/schedule?show=completed'),
    'standings of a league': site(`/teamList?league=${league?.id}`),
    'leaders in total': site('/leaderboard?by=total'),
    'leaders in one statistic': site('/leaderboard?stat=AST'),
    'player list': site('/playerList'),
    'players by name': site('/playerList?name=james'),
    'players of a team': site(`/playerList?team=${team}`),
    player: leading,
    'player by season': site(`/player/${player}/stats`),
    team: site(`/teams/${team}`),
    'game after': played,
    ...(ahead && { 'game before': site(`/games/${ahead.id}`) }),
    ...(bracket && { bracket }),
    search: site('/search?q=jame'),
    about: site('/about'),
    registration: site('/registration'),
    'embedded standings': site('/embed/standings'),
    'embedded schedule': site('/embed/schedule'),
    'results, RSS': api('results.rss'),
    calendar: api('calendar.ics'),
    'calendar of a team': api(`calendar.ics?teamId=${team}`),
    'standings, CSV': api('standings.csv'),
    'schedule, CSV': api('schedule.csv'),
    'leaders, CSV': api('leaders.csv'),
    'players, CSV': api('players.csv'),
    'box score, CSV': api(`gamesv2${played.slice(played.lastIndexOf('/'))}/box-score.csv`),
    'game log, CSV': api(`playersv2/${player}/games.csv`),
    sitemap: site('/sitemap.xml'),
    'sitemap of pages': site('/sitemap-pages.xml'),
    'sitemap of players': site('/sitemap-players-1.xml'),
    'sitemap of games': site(`/sitemap-${season}-1.xml`),
    robots: '/robots.txt',
  }
}
