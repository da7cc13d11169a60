import { callAddress, type Query } from '../../api/address'
import type { GamesOf, PublicSite } from '../site'

export type { GamesOf }

/** Addresses under which the server gives what pages show in other forms; each carries the tenant. */

/** Where the site that is open is served from, for programs outside of it. */
export const originOf = ({ tenant }: PublicSite) =>
  tenant ? ((tenant.slug && tenant.product) ?? new URL(tenant.home).origin) : ''

const forTenant =
  (path: string) =>
  (site: PublicSite, query: Query = {}, inPath: Readonly<Record<string, number>> = {}) =>
    callAddress(path, inPath, query, site.api.tenant)

const calendar = forTenant('/api/calendar.ics')
const gameCalendar = forTenant('/api/gamesv2/{id}/calendar.ics')
const results = forTenant('/api/results.rss')

export const calendarOf = (site: PublicSite, of: GamesOf = {}) => calendar(site, of)
export const calendarOfGame = (site: PublicSite, id: number) => gameCalendar(site, {}, { id })
export const resultsFeedOf = (site: PublicSite, of: GamesOf = {}) => results(site, of)

/** A table is of the moment that the page shows; who subscribes to something wants to know what comes. */
const tableForTenant = (path: string) => {
  const ofNow = forTenant(path)
  return (site: PublicSite, query: Query = {}, inPath: Readonly<Record<string, number>> = {}) =>
    ofNow(site, { ...query, asOf: site.tenant?.asOf }, inPath)
}

const standingsTable = tableForTenant('/api/standings.csv')
const scheduleTable = tableForTenant('/api/schedule.csv')
const leadersTable = tableForTenant('/api/leaders.csv')
const playersTable = tableForTenant('/api/players.csv')
const boxScoreTable = tableForTenant('/api/gamesv2/{id}/box-score.csv')
const gameLogTable = tableForTenant('/api/playersv2/{id}/games.csv')

export const standingsTableOf = (site: PublicSite, of: Query = {}) => standingsTable(site, of)
export const scheduleTableOf = (site: PublicSite, of: Query = {}) => scheduleTable(site, of)
export const leadersTableOf = (site: PublicSite, of: Query = {}) => leadersTable(site, of)
export const playersTableOf = (site: PublicSite, of: Query = {}) => playersTable(site, of)
export const boxScoreTableOf = (site: PublicSite, id: number) => boxScoreTable(site, {}, { id })
export const gameLogTableOf = (site: PublicSite, id: number) => gameLogTable(site, {}, { id })

/** What another website shows of this one. */
export type EmbedOf = {
  readonly page: 'standings' | 'schedule'
  readonly league?: number | undefined
  readonly team?: number | undefined
  readonly season?: number | undefined
}
