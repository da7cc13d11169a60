import { createContext, useContext, type ComponentType } from 'react'
import type { ReadApi } from '../api/read-api'
import { wallTime } from '../ui/format/moments'
import type { AdminPlace } from '@fullcourt/domain/pages/admin-pages'
import type { SiteOrganization, SiteTenant, SiteUser } from '@fullcourt/domain/pages/render-contract'
import type { Theme } from '@fullcourt/domain/users/theme'
import type { Ask } from './site-query'
import type { Subject } from './structured-data'

/** What every page of a public site may know about where it is. */
export type PublicSite = {
  /** The organization's name, or the product's. */
  readonly name: string
  /** Null on the product's own pages. */
  readonly tenant: SiteTenant | null
  /** The host is neither a league's nor the product's: it has no home. */
  readonly isNobodysHost: boolean
  readonly organization: SiteOrganization | null
  /** IANA zone in which moments are shown; dates and times of games are wall time already. */
  readonly zone: string
  /** The calendar day in that zone, from the server, so that both sides render the same. */
  readonly today: string
  readonly theme: Theme
  /** The signed-in person; null for a visitor. */
  readonly user: SiteUser | null
  /** Measurement id to which page views are reported; null: nothing is. */
  readonly analytics: string | null
  readonly api: ReadApi
  /** All its pages. */
  readonly pages: readonly RoutedPage[]
}

/** Where a visitor is: the number in the path (`/games/:id`; 0 in a path without one), the filters, the site. */
export type PageAt = { readonly id: number; readonly search: URLSearchParams; readonly site: PublicSite }

/** Which games: all of the active season, or those of one of these. */
export type GamesOf = {
  readonly seasonId?: number | undefined
  readonly leagueId?: number | undefined
  readonly teamId?: number | undefined
}

/** What a page says about itself to browsers, searches and link previews. */
export type PageHead = {
  /** Without the name of the site, which is added; empty on the home page. */
  readonly title: string
  readonly description: string
  /** An address of a picture for link previews; the organization's logo where there is none. */
  readonly image?: string | null
  /** Address of the call that draws the page's own preview picture, 1,200 × 630, without the tenant; it goes before `image`. */
  readonly preview?: string | null
  /** The page above it, for searches: of a game the schedule. The home page is above all. */
  readonly above?: { readonly name: string; readonly to: string }
  /** What it is about, for searches. */
  readonly subject?: Subject
  /** The games and results that programs can subscribe to, and whose they are. */
  readonly follow?: { readonly of: GamesOf; readonly name: string }
  /** Filters that make a page of their own and stay in the canonical address, such as `divisionId`. */
  readonly keep?: readonly string[]
  readonly hidden?: boolean
  /** The past season that it is of, also where its address does not name one: links stay in it. */
  readonly season?: number | undefined
  /** Where staff edit what the page shows. */
  readonly editedAt?: AdminPlace
}

export type RoutedPage = {
  readonly paths: readonly [string, ...string[]]
  readonly view: string
  readonly missing: string
  /** The component, once it has been loaded. */
  loaded(): ComponentType<PageAt> | undefined
  /** A failure is remembered, or rendering would ask for the code for ever; `forgetFailure` lets the next visit try again. */
  load(): Promise<ComponentType<PageAt>>
  forgetFailure(): void
  /** Brings the answers in and gives the head that they make. */
  prepare(at: PageAt, ask: Ask): Promise<PageHead>
}

export const productName = 'Fullcourt'
const defaultZone = 'America/Los_Angeles'

type Where = Pick<PublicSite, 'tenant' | 'theme' | 'user' | 'api' | 'pages'> &
  Partial<Pick<PublicSite, 'isNobodysHost' | 'analytics'>>

const siteAt = (
  { tenant, isNobodysHost = false, theme, user, analytics = null, api, pages }: Where,
  today: string,
): PublicSite => ({
  name: tenant?.organization.name ?? productName,
  tenant,
  isNobodysHost,
  organization: tenant?.organization ?? null,
  zone: tenant?.zone ?? defaultZone,
  today,
  theme,
  user,
  analytics,
  api,
  pages,
})

/** The site at a moment: on the server, where the moment is known. */
export const siteAtMoment = (where: Where, now: string) => siteAt(where, wallTime(now, where.tenant?.zone ?? defaultZone).date)

/** The site as the server rendered it: in the browser, where its day must not be asked again. */
export const siteOnDay = siteAt

/** The tenant as public reads carry it. */
export const tenantName = (tenant: SiteTenant | null) => {
  if (tenant?.slug) return { slug: tenant.slug }
  return tenant?.domain ? { domain: tenant.domain } : null
}

/** The canonical address of a path inside the site; of the path itself on the product's own pages. */
export const absoluteAddress = ({ tenant }: PublicSite, path: string) =>
  tenant ? `${tenant.home}${path === '/' ? '' : path}` : path

/** The address of a path inside the site, with its query and anchor, on the host where it is. */
export const addressInSite = (to: string, { tenant }: Pick<PublicSite, 'tenant'>) => {
  const prefix = tenant?.prefix
  return prefix ? prefix + to.replace(/^\/(?=[?#]|$)/, '') : to
}

const SiteContext = createContext<PublicSite | null>(null)
export const SiteProvider = SiteContext.Provider

export const useSite = (): PublicSite => {
  const site = useContext(SiteContext)
  if (!site) throw new Error('A page of the public site is outside its SiteProvider.')
  return site
}
