import type { PublicPageName } from '@fullcourt/domain/pages/public-pages'
import type { Sample } from '../../../testing/sample'

/** The address of every public page, with a thing that has something to show. */
export const addressesOf = ({
  organization: { slug },
  teams,
  player,
  game,
  matchup,
}: Sample): Record<PublicPageName, string> => ({
  home: `/${slug}`,
  landing: '/',
  listings: '/listings',
  browse: '/browse',
  millionaire: '/millionaire',
  youthLeague: '/youth/jccoc',
  standings: `/${slug}/teamList`,
  schedule: `/${slug}/schedule`,
  tournamentBracket: `/${slug}/tournamentBracket?divisionId=${matchup.division}&season=${matchup.season}`,
  team: `/${slug}/teams/${teams[0]}`,
  player: `/${slug}/players/${player}`,
  playerStats: `/${slug}/player/${player}/stats`,
  game: `/${slug}/games/${game}`,
  playerList: `/${slug}/playerList?name=a`,
  leaderboard: `/${slug}/leaderboard`,
  champions: `/${slug}/champions`,
  search: `/${slug}/search?q=a`,
  registration: `/${slug}/registration`,
  leagueInfo: `/${slug}/leagueInfo`,
  tournament: `/${slug}/tournament`,
  youth: `/${slug}/youth`,
  ourTeam: `/${slug}/ourTeam`,
  leagueFootage: `/${slug}/leagueFootage`,
  contact: `/${slug}/contact`,
  about: `/${slug}/about`,
  login: `/${slug}/login`,
})
