import { callAddress, type Query } from '../../api/address'
import type { GamesOf, PublicSite } from '../site'

export type { GamesOf }

/** Addresses under which the server gives what pages show in other forms; each carries the tenant. */

/** Where the site that is open is served from, for programs outside of it. */
export const originOf = ({ tenant }: PublicSite) =>
  tenant ? ((tenant.slug && tenant.product) ?? new URL(tenant.home).origin) : ''

type InPath = Readonly<Record<string, number>>

const address = (site: PublicSite, path: string, query: Query = {}, inPath: InPath = {}) =>
  callAddress(path, inPath, query, site.api.tenant)

export const calendarOf = (site: PublicSite, of?: GamesOf) => address(site, '/api/calendar.ics', of)
export const calendarOfGame = (site: PublicSite, id: number) => address(site, '/api/gamesv2/{id}/calendar.ics', {}, { id })
export const resultsFeedOf = (site: PublicSite, of?: GamesOf) => address(site, '/api/results.rss', of)

/** A table is of the moment that the page shows; who subscribes to something wants to know what comes. */
const table = (site: PublicSite, path: string, query?: Query, inPath?: InPath) =>
  address(site, `/api/${path}.csv`, { ...query, asOf: site.tenant?.asOf }, inPath)

export const standingsTableOf = (site: PublicSite, of?: Query) => table(site, 'standings', of)
export const scheduleTableOf = (site: PublicSite, of?: Query) => table(site, 'schedule', of)
export const leadersTableOf = (site: PublicSite, of?: Query) => table(site, 'leaders', of)
export const playersTableOf = (site: PublicSite, of?: Query) => table(site, 'players', of)
export const boxScoreTableOf = (site: PublicSite, id: number) => table(site, 'gamesv2/{id}/box-score', {}, { id })
export const gameLogTableOf = (site: PublicSite, id: number) => table(site, 'playersv2/{id}/games', {}, { id })

/** What another website shows of this one. */
export type EmbedOf = {
  readonly page: 'standings' | 'schedule'
  readonly league?: number | undefined
  readonly team?: number | undefined
  readonly season?: number | undefined
}
