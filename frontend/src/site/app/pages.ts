import { gamePage } from '../games/page'
import { homePage } from '../home/page'
import { landingPage } from '../landing/page'
import { leaderboardPage } from '../leaders/page'
import { loginPage } from '../login/page'
import type { Page, Site } from '../site'
import { playerListPage } from '../player-list/page'
import { playerPage, playerStatsPage } from '../players/page'
import { schedulePage } from '../schedule/page'
import { standingsPage } from '../standings/page'
import { teamPage } from '../teams/page'

/** Every page of an organization's site. The first path that fits wins. */
const sitePages: readonly Page[] = [
  homePage,
  standingsPage,
  schedulePage,
  teamPage,
  playerPage,
  playerStatsPage,
  gamePage,
  leaderboardPage,
  playerListPage,
  loginPage,
]

/** The pages of the product itself, on a shared host where the path names no organization. */
const productPages: readonly Page[] = [landingPage, loginPage]

export const pagesOf = ({ tenant }: Pick<Site, 'tenant'>) => (tenant ? sitePages : productPages)
