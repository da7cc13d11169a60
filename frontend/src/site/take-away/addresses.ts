import { addressOf, type Query } from '../../api/address'
import { escapeHtml } from '../escape'
import type { Alternate, Site } from '../site'

/** Addresses under which the server gives what pages show in other forms; each carries the tenant. */

/** Which games: all of the active season, or those of one of these. */
export type GamesOf = {
  readonly seasonId?: number | undefined
  readonly leagueId?: number | undefined
  readonly teamId?: number | undefined
}

/** Where the site that is open is served from, for programs outside of it. */
export const originOf = ({ tenant }: Site) => (tenant ? (tenant.product ?? new URL(tenant.home).origin) : '')

const forTenant =
  (path: string) =>
  (site: Site, query: Query = {}, inPath: Readonly<Record<string, number>> = {}) =>
    addressOf(path, inPath, query, site.api.tenant)

const calendar = forTenant('/api/calendar.ics')
const gameCalendar = forTenant('/api/gamesv2/{id}/calendar.ics')
const results = forTenant('/api/results.rss')

export const calendarOf = (site: Site, of: GamesOf = {}) => calendar(site, of)
export const calendarOfGame = (site: Site, id: number) => gameCalendar(site, {}, { id })
export const resultsOf = (site: Site, of: GamesOf = {}) => results(site, of)

const standingsTable = forTenant('/api/standings.csv')
const scheduleTable = forTenant('/api/schedule.csv')
const leadersTable = forTenant('/api/leaders.csv')
const playersTable = forTenant('/api/players.csv')
const boxScoreTable = forTenant('/api/gamesv2/{id}/box-score.csv')
const gameLogTable = forTenant('/api/playersv2/{id}/games.csv')

export const standingsTableOf = (site: Site, of: Query = {}) => standingsTable(site, of)
export const scheduleTableOf = (site: Site, of: Query = {}) => scheduleTable(site, of)
export const leadersTableOf = (site: Site, of: Query = {}) => leadersTable(site, of)
export const playersTableOf = (site: Site, of: Query = {}) => playersTable(site, of)
export const boxScoreTableOf = (site: Site, id: number) => boxScoreTable(site, {}, { id })
export const gameLogTableOf = (site: Site, id: number) => gameLogTable(site, {}, { id })

/** What readers of feeds and calendars find in the head of a page. */
export const alternatesOf = (site: Site, of: GamesOf = {}, name = site.name): readonly Alternate[] => [
  { type: 'application/rss+xml', title: `Results of ${name}`, href: resultsOf(site, of) },
  { type: 'text/calendar', title: `Games of ${name}`, href: calendarOf(site, of) },
]

/** What another website shows of this one. */
export type EmbedOf = {
  readonly page: 'standings' | 'schedule'
  readonly league?: number | undefined
  readonly team?: number | undefined
  readonly season?: number | undefined
}

const embedHeight = 480

/** The HTML that shows a part of the site on another website, for its author to paste. */
export const embedOf = (site: Site, { page, ...query }: EmbedOf, name: string) => {
  const src = originOf(site) + (site.tenant?.prefix ?? '') + addressOf(`/embed/${page}`, {}, query)
  const title = `${page === 'standings' ? 'Standings' : 'Schedule'} of ${name}`
  return `<iframe src="${escapeHtml(src)}" title="${escapeHtml(title)}" width="100%" height="${embedHeight}" style="border:0" loading="lazy"></iframe>`
}

const gamePreview = forTenant('/api/gamesv2/{id}/preview.png')
const playerPreview = forTenant('/api/playersv2/{id}/preview.png')
const standingsPreview = forTenant('/api/standings/preview.png')
const bracketPreview = forTenant('/api/seasonsv2/{season}/divisions/{division}/preview.png')

export const previewOfGame = (site: Site, id: number) => gamePreview(site, {}, { id })
export const previewOfPlayer = (site: Site, id: number) => playerPreview(site, {}, { id })
export const previewOfStandings = (site: Site, of: GamesOf) => standingsPreview(site, of)
export const previewOfBracket = (site: Site, season: number, division: number) => bracketPreview(site, {}, { season, division })
