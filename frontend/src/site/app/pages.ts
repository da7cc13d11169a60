import { pagesOfSite, PUBLIC_PAGE_NAMES, publicPage, type PublicPageName } from '@fullcourt/domain/pages/public-pages'
import { definePage, type PageChunk } from '../page'
import type { RoutedPage, PublicSite } from '../site'

type Load<Data> = () => Promise<{ readonly content: PageChunk<Data> }>

/** The code of a page: the name of its component, its chunk, and what to say where the thing that it shows is not there. */
const code =
  <Data>(view: string, load: Load<Data>, missing?: string) =>
  (name: PublicPageName): RoutedPage =>
    definePage({ paths: publicPage(name).paths, view, load: () => load().then(({ content }) => content), missing })

/** The code of each page of the registry. */
const CODE: Readonly<Record<PublicPageName, (name: PublicPageName) => RoutedPage>> = {
  home: code('HomePage', () => import('../home/HomePage')),
  landing: code('LandingPage', () => import('../landing/LandingPage')),
  listings: code('ListingsPage', () => import('../listings/ListingsPage')),
  browse: code('BrowsePage', () => import('../listings/BrowsePage')),
  millionaire: code('MillionairePage', () => import('../landing/MillionairePage')),
  youthLeague: code('YouthLeaguePage', () => import('../youth/YouthLeaguePage'), 'There is no youth league here.'),
  standings: code('StandingsPage', () => import('../standings/StandingsPage')),
  schedule: code('SchedulePage', () => import('../schedule/SchedulePage')),
  tournamentBracket: code('BracketPage', () => import('../brackets/BracketPage'), 'Division not found.'),
  team: code('TeamPage', () => import('../teams/TeamPage'), 'Team not found.'),
  player: code('PlayerPage', () => import('../players/PlayerPage'), 'Player not found.'),
  playerStats: code('PlayerStatsPage', () => import('../players/PlayerStatsPage'), 'Player not found.'),
  game: code('GamePage', () => import('../games/GamePage'), 'Game not found.'),
  playerList: code('PlayerListPage', () => import('../player-list/PlayerListPage')),
  leaderboard: code('LeaderboardPage', () => import('../leaders/LeaderboardPage')),
  champions: code('ChampionsPage', () => import('../champions/ChampionsPage')),
  search: code('SearchPage', () => import('../search/SearchPage')),
  registration: code('RegistrationPage', () => import('../content/RegistrationPage')),
  leagueInfo: code('LeagueInfoPage', () => import('../content/LeagueInfoPage')),
  tournament: code('TournamentPage', () => import('../content/TournamentPage')),
  youth: code('YouthPage', () => import('../content/YouthPage')),
  ourTeam: code('OurTeamPage', () => import('../content/OurTeamPage')),
  leagueFootage: code('LeagueFootagePage', () => import('../content/LeagueFootagePage')),
  contact: code('ContactPage', () => import('../content/ContactPage')),
  about: code('AboutPage', () => import('../content/AboutPage')),
  login: code('LoginPage', () => import('../login/LoginPage')),
}

const pages = PUBLIC_PAGE_NAMES.map(name => ({ name, page: CODE[name](name) }))

/** The pages of an organization's site, or those of the product itself, where the path names no organization. */
export const pagesOf = ({ tenant }: Pick<PublicSite, 'tenant'>) => {
  const names = pagesOfSite(tenant ? 'organization' : 'product')
  return pages.filter(({ name }) => names.includes(name)).map(({ page }) => page)
}
