import { isInAudience, type Audience } from '../users/audience'
import type { Role } from '../users/events'
import type { OfFeature } from './feature'
import { addressOf, matchPath, type AddressOfPath, type ParametersOf } from './path'

export type AdminPage = OfFeature & {
  readonly path: string
  /** Its name in the rail and the palette; in the breadcrumbs until the name of its thing is known. */
  readonly title: string
  readonly who: Audience
  /** The page above it in the breadcrumbs. */
  readonly parent?: string
  /** In which part of the rail it is. */
  readonly rail?: RailPart
  /** Its name in the rail, where its title says more than is needed there. */
  readonly short?: string
}

/** The parts of the rail (docs/admin.md#the-rail), in their order. */
export type RailPart = 'home' | 'play' | 'people' | 'website' | 'settings' | 'history'

const definePages = <const Pages extends { readonly [Name in keyof Pages]: AdminPage & { readonly parent?: keyof Pages } }>(
  pages: Pages,
) => pages

/**
 * Every page of the admin (docs/admin.md#the-admin), in the order of the rail. The router, the rail, the breadcrumbs and the palette
 * are made of this list, and the server knows from it what is a page and who may see it.
 */
const ADMIN_PAGES = definePages({
  dashboard: { path: '/dashboard', title: 'Dashboard', who: 'staff' },
  organizations: { path: '/organizations', title: 'Organizations', who: 'super', rail: 'home' },
  setUp: { path: '/dashboard/set-up', title: 'Set up your league', who: 'owner' },
  today: { path: '/dashboard/today', title: 'Today', who: 'staff', rail: 'home' },
  seasons: { path: '/dashboard/seasons', title: 'Seasons', who: 'staff', rail: 'play' },
  season: { path: '/dashboard/seasons/:season', title: 'Season', who: 'staff', parent: 'seasons' },
  league: { path: '/dashboard/seasons/:season/leagues/:league', title: 'League', who: 'staff', parent: 'season' },
  roster: {
    path: '/dashboard/seasons/:season/leagues/:league/teams/:team',
    title: 'Team',
    who: 'staff',
    parent: 'league',
  },
  game: { path: '/games/:game', title: 'Game', who: 'staff', parent: 'league' },
  courtside: { path: '/games/:game/score', title: 'Score', who: 'staff', parent: 'game' },
  division: { path: '/dashboard/seasons/:season/divisions/:division', title: 'Division', who: 'staff', parent: 'season' },
  seasonById: { path: '/season/:season', title: 'Season', who: 'staff', parent: 'seasons' },
  leagueList: { path: '/leagueList', title: 'Leagues', who: 'staff', rail: 'play' },
  leagueById: { path: '/leagues/:league', title: 'League', who: 'staff', parent: 'leagueList' },
  schedule: { path: '/schedule', title: 'Schedule', who: 'staff', rail: 'play' },
  scheduleChanges: { path: '/scheduleChanges', title: 'Schedule Changes', who: 'staff', parent: 'schedule' },
  scheduleBuilder: { path: '/scheduleBuilder', title: 'Schedule Builder', who: 'staff', rail: 'play' },
  standings: { path: '/fab/standings', title: 'Standings', who: 'staff', rail: 'play' },
  brackets: { path: '/bracket', title: 'Brackets', who: 'staff', rail: 'play', feature: 'brackets' },
  practiceBracket: { path: '/bracket/practice', title: 'Practice Bracket', who: 'staff', parent: 'brackets' },
  scenarios: { path: '/scenarios', title: 'What If', who: 'staff', parent: 'standings' },
  scenario: { path: '/scenarios/:scenario', title: 'Scenario', who: 'staff', parent: 'scenarios' },
  teams: { path: '/teamList', title: 'Teams', who: 'staff', rail: 'people' },
  team: { path: '/teams/:team', title: 'Team', who: 'staff', parent: 'teams' },
  currentTeam: { path: '/dashboard/singleTeamToggle/:team', title: 'Team', who: 'staff', parent: 'teams' },
  players: { path: '/playerListAuth', title: 'All Players', short: 'Players', who: 'staff', rail: 'people' },
  player: { path: '/players/:player', title: 'Player', who: 'staff', parent: 'players' },
  playerOfTeam: { path: '/dashboard/players/:player', title: 'Player', who: 'staff', parent: 'roster' },
  playerStats: { path: '/player/:player/stats', title: 'Stats', who: 'staff', parent: 'player' },
  organization: { path: '/organizations/:organization', title: 'Organization', who: 'staff', parent: 'organizations' },
  staff: { path: '/organizations/:organization/staff', title: 'Staff', who: 'staff', parent: 'organization', rail: 'people' },
  website: {
    path: '/organizations/:organization/website',
    title: 'Website',
    short: 'Pages',
    who: 'staff',
    parent: 'organization',
    rail: 'website',
  },
  menu: { path: '/navbar-links', title: 'Website Menu', short: 'Menu', who: 'owner', rail: 'website' },
  businesses: { path: '/businessPage', title: 'Businesses', who: 'staff', rail: 'website' },
  general: {
    path: '/organizations/:organization/general',
    title: 'General',
    who: 'staff',
    parent: 'organization',
    rail: 'settings',
  },
  branding: {
    path: '/organizations/:organization/branding',
    title: 'Branding',
    who: 'owner',
    parent: 'organization',
    rail: 'settings',
  },
  domain: {
    path: '/organizations/:organization/domain',
    title: 'Domain',
    who: 'owner',
    parent: 'organization',
    rail: 'settings',
  },
  features: {
    path: '/organizations/:organization/features',
    title: 'Features',
    who: 'owner',
    parent: 'organization',
    rail: 'settings',
  },
  security: {
    path: '/organizations/:organization/security',
    title: 'Security',
    who: 'owner',
    parent: 'organization',
    rail: 'settings',
  },
  seasonsOf: {
    path: '/organizations/:organization/seasons',
    title: 'Seasons',
    who: 'super',
    parent: 'organization',
    rail: 'settings',
  },
  statistics: { path: '/stats', title: 'Stats', who: 'staff', rail: 'settings' },
  periods: { path: '/gamePeriod', title: 'Game Periods', who: 'staff', rail: 'settings' },
  scorerLinks: { path: '/scorerLinks', title: 'Scorer Links', who: 'staff', rail: 'people' },
  attributes: { path: '/playerAttributes', title: 'Player Attributes', who: 'staff', rail: 'settings' },
  statisticsCheck: { path: '/statistics-check', title: 'Check Statistics', who: 'owner', rail: 'settings' },
  imports: { path: '/imports', title: 'Import', who: 'staff', rail: 'settings' },
  import: { path: '/imports/:import', title: 'Import', who: 'staff', parent: 'imports' },
  ownData: {
    path: '/organizations/:organization/data',
    title: 'Your Data',
    who: 'owner',
    parent: 'organization',
    rail: 'settings',
  },
  readModels: { path: '/read-models', title: 'Read Models', who: 'super', rail: 'settings' },
  userSettings: { path: '/userSettings', title: 'User', short: 'Your Account', who: 'staff', rail: 'settings' },
  history: { path: '/history', title: 'History', who: 'staff', rail: 'history' },
})

export type AdminPageName = keyof typeof ADMIN_PAGES

/** The parameters in the address of a page. */
export type AdminPageParameters<Name extends AdminPageName> = ParametersOf<(typeof ADMIN_PAGES)[Name]['path']>

/** Every address of the admin as a type, for bundles that do not carry the list of its pages. */
export type AdminAddress = AddressOfPath<(typeof ADMIN_PAGES)[AdminPageName]['path']>

/** An address of the admin that may say what of its page is meant: `/organizations/7?website=contact`. */
export type AdminPlace = AdminAddress | `${AdminAddress}?${string}`

export const ADMIN_PAGE_NAMES = Object.keys(ADMIN_PAGES) as readonly AdminPageName[]

/** A page by its name, when it does not matter which. */
export const adminPage = (name: AdminPageName): AdminPage => ADMIN_PAGES[name]

/** The address of a page: `adminAddress('game', { game: 7 })`. */
export const adminAddress = <Name extends AdminPageName>(
  name: Name,
  parameters: Readonly<Record<AdminPageParameters<Name>, number | string>>,
) => addressOf<string>(adminPage(name).path, parameters)

/** Whether a signed-in person of this role may see a page. */
export const maySee = ({ who }: Pick<AdminPage, 'who'>, role: Role) => isInAudience(who, role)

/** The name of the page of the admin at an address, or undefined. A slash at its end does not matter. */
export const adminPageNameAt = (address: string): AdminPageName | undefined =>
  ADMIN_PAGE_NAMES.find(name => matchPath(adminPage(name).path, address.replace(/\/$/, '')))

/** The page of the admin at an address, or undefined. */
export const adminPageAt = (address: string): AdminPage | undefined => {
  const found = adminPageNameAt(address)
  return found && adminPage(found)
}

/** The pages above one, from the top down, and itself. */
export const pagesDownTo = (name: AdminPageName): readonly AdminPageName[] => {
  const above = adminPage(name).parent as AdminPageName | undefined
  return above ? [...pagesDownTo(above), name] : [name]
}
