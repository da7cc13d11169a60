import type { OfFeature } from './feature'
import { matchPath } from './path'

export type PublicPage = OfFeature & {
  /** Its addresses inside a site, without the prefix of the organization; the first is the canonical one. */
  readonly paths: readonly [string, ...string[]]
  readonly title: string
  /** On whose site it is: an organization's, the product's own, or either. */
  readonly of: 'organization' | 'product' | 'either'
  /** It is of one season, and of any that its address names by `?season=`. */
  readonly ofSeason?: true
  /** It shows the season that is running, and is led to from the home page. */
  readonly inMenu?: true
}

const definePages = <const Pages extends Readonly<Record<string, PublicPage>>>(pages: Pages) => pages

/**
 * Every public page (docs/public-pages.md#which-pages-there-are), in the order of the menu. The site is made of this list, and the server
 * knows from it what is a page.
 */
export const PUBLIC_PAGES = definePages({
  home: { paths: ['/', '/site'], title: 'Home', of: 'organization', inMenu: true, ofSeason: true },
  landing: { paths: ['/'], title: 'Fullcourt', of: 'product' },
  listings: { paths: ['/listings'], title: 'All Listings', of: 'product' },
  browse: { paths: ['/browse'], title: 'Find a league', of: 'product' },
  millionaire: { paths: ['/millionaire'], title: 'Your league, looked after', of: 'product' },
  youthLeague: { paths: ['/youth/jccoc'], title: 'Youth League', of: 'either' },
  standings: {
    paths: ['/teamList', '/JTeamList', '/standings'],
    title: 'Standings',
    of: 'organization',
    inMenu: true,
    ofSeason: true,
  },
  schedule: { paths: ['/schedule', '/games'], title: 'Schedule', of: 'organization', inMenu: true, ofSeason: true },
  tournamentBracket: {
    paths: ['/tournamentBracket'],
    title: 'Bracket',
    of: 'organization',
    inMenu: true,
    ofSeason: true,
    feature: 'brackets',
  },
  team: { paths: ['/teams/:id'], title: 'Team', of: 'organization', ofSeason: true },
  player: { paths: ['/players/:id'], title: 'Player', of: 'organization', ofSeason: true },
  playerStats: { paths: ['/player/:id/stats'], title: 'Player statistics', of: 'organization', ofSeason: true },
  game: { paths: ['/games/:id'], title: 'Game', of: 'organization', ofSeason: true },
  playerList: { paths: ['/playerList', '/players'], title: 'Players', of: 'organization', inMenu: true, ofSeason: true },
  leaderboard: { paths: ['/leaderboard', '/leaders'], title: 'Leaders', of: 'organization', inMenu: true, ofSeason: true },
  champions: { paths: ['/champions'], title: 'Champions', of: 'organization' },
  search: { paths: ['/search'], title: 'Search', of: 'organization', ofSeason: true },
  registration: { paths: ['/registration'], title: 'Registration', of: 'organization' },
  leagueInfo: { paths: ['/leagueInfo'], title: 'League info', of: 'organization' },
  tournament: { paths: ['/tournament'], title: 'Tournament', of: 'organization', ofSeason: true },
  youth: { paths: ['/youth'], title: 'Youth', of: 'organization' },
  ourTeam: { paths: ['/ourTeam'], title: 'Join our team', of: 'organization' },
  leagueFootage: { paths: ['/leagueFootage'], title: 'Footage', of: 'organization' },
  contact: { paths: ['/contact'], title: 'Contact', of: 'organization' },
  about: { paths: ['/about'], title: 'About', of: 'organization' },
  login: { paths: ['/login'], title: 'Sign in', of: 'either' },
})

export type PublicPageName = keyof typeof PUBLIC_PAGES

export const PUBLIC_PAGE_NAMES = Object.keys(PUBLIC_PAGES) as readonly PublicPageName[]

export const isPublicPage = (text: string): text is PublicPageName => Object.hasOwn(PUBLIC_PAGES, text)

/** A page by its name, when it does not matter which. */
export const publicPage = (name: PublicPageName): PublicPage => PUBLIC_PAGES[name]

/** The names of the pages of a site. */
export const pagesOfSite = (site: 'organization' | 'product') =>
  PUBLIC_PAGE_NAMES.filter(name => [site, 'either'].includes(publicPage(name).of))

/** The public page at an address inside a site, or undefined. Slashes at its end do not matter. */
export const publicPageAt = (site: 'organization' | 'product', address: string): PublicPageName | undefined => {
  const path = address.replace(/\/+$/, '') || '/'
  return pagesOfSite(site).find(name => publicPage(name).paths.some(each => matchPath(each, path)))
}
