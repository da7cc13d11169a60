import { pagesOfSite, type PublicPageName } from '@fullcourt/domain/pages/public-pages'
import { bracketPage } from '../brackets/page'
import { championsPage } from '../champions/page'
import { contentPages } from '../content/pages'
import { gamePage } from '../games/page'
import { homePage } from '../home/page'
import { landingPage, millionairePage } from '../landing/page'
import { browsePage, listingsPage } from '../listings/page'
import { leaderboardPage } from '../leaders/page'
import { loginPage } from '../login/page'
import type { Page, Site } from '../site'
import { playerListPage } from '../player-list/page'
import { playerPage, playerStatsPage } from '../players/page'
import { searchPage } from '../search/page'
import { schedulePage } from '../schedule/page'
import { standingsPage } from '../standings/page'
import { teamPage } from '../teams/page'
import { youthLeaguePage } from '../youth/page'

/** The code of each page of the registry. */
const pages: Readonly<Record<PublicPageName, Page>> = {
  home: homePage,
  landing: landingPage,
  listings: listingsPage,
  browse: browsePage,
  millionaire: millionairePage,
  youthLeague: youthLeaguePage,
  standings: standingsPage,
  schedule: schedulePage,
  tournamentBracket: bracketPage,
  team: teamPage,
  player: playerPage,
  playerStats: playerStatsPage,
  game: gamePage,
  playerList: playerListPage,
  leaderboard: leaderboardPage,
  champions: championsPage,
  search: searchPage,
  ...contentPages,
  login: loginPage,
}

/** The pages of an organization's site, or those of the product itself, where the path names no organization. */
export const pagesOf = ({ tenant }: Pick<Site, 'tenant'>) =>
  pagesOfSite(tenant ? 'organization' : 'product').map(name => pages[name])
