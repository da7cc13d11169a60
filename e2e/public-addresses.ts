import type { PublicPageName } from '@fullcourt/domain/pages/public-pages'

type Named = { id: number; active?: boolean }

/** The divisions of the demo's running season, the one with a bracket half played first. */
const demoDivisions = async (url: string): Promise<Named[]> => {
  const read = async (path: string) => (await (await fetch(`${url}${path}`)).json()) as Named[]
  const season = (await read('/api/seasonsv2?slug=demo')).find(({ active }) => active)
  return read(`/api/seasonsv2/${season?.id}/divisions?slug=demo`)
}

/** The address of every public page, with a thing of the demo league that has something to show. */
const pagesOf = async (url: string): Promise<Record<PublicPageName, string>> => {
  const read = async <Answer>(path: string) => (await (await fetch(`${url}${path}`)).json()) as Answer
  const leaders = await read<{ points: { player_id: number }[] }>('/api/stat-leaders?slug=demo')
  const teams = await read<Named[]>('/api/teamsv2?slug=demo')
  const games = await read<{ id: number; score_home: number | null }[]>('/api/gamesv2?slug=demo')
  const [leader] = leaders.points
  const played = games.find(({ score_home }) => score_home !== null)
  return {
    home: '/demo',
    landing: '/',
    listings: '/listings',
    browse: '/browse',
    millionaire: '/millionaire',
    youthLeague: '/youth/jccoc',
    standings: '/demo/teamList',
    schedule: '/demo/schedule',
    tournamentBracket: `/demo/tournamentBracket?divisionId=${(await demoDivisions(url))[0]?.id}`,
    team: `/demo/teams/${teams[0]?.id}`,
    player: `/demo/players/${leader?.player_id}`,
    playerStats: `/demo/player/${leader?.player_id}/stats`,
    game: `/demo/games/${played?.id}`,
    playerList: '/demo/playerList?name=a',
    leaderboard: '/demo/leaderboard',
    champions: '/demo/champions',
    search: '/demo/search?q=a',
    registration: '/demo/registration',
    leagueInfo: '/demo/leagueInfo',
    tournament: '/demo/tournament',
    youth: '/demo/youth',
    ourTeam: '/demo/ourTeam',
    leagueFootage: '/demo/leagueFootage',
    contact: '/demo/contact',
    about: '/demo/about',
    login: '/demo/login',
  }
}

let asked: ReturnType<typeof pagesOf> | undefined
/** The address of a public page of the running product. */
export const addressOf = async (product: { readonly url: string }, name: PublicPageName): Promise<string> =>
  product.url + (await (asked ??= pagesOf(product.url)))[name]
