import { adminPage, adminPageAt, maySee } from '@fullcourt/domain/pages/admin-pages'
import { isInvitationPage } from '@fullcourt/domain/pages/invitation-page'
import { firstSegment } from '@fullcourt/domain/pages/path'
import { publicPageAt } from '@fullcourt/domain/pages/public-pages'
import { SEGMENTS_WITHOUT_PAGES } from '@fullcourt/domain/pages/reserved-segments'
import { isScorerPage } from '@fullcourt/domain/pages/scorer-page'
import { addressAfterSignIn, signInAddress } from '@fullcourt/domain/pages/sign-in'
import type { Role } from '@fullcourt/domain/users/events'
import type { PageTenant } from './page-tenant'

/** What is sent for the address of a page. */
export type PageChoice =
  | { readonly send: 'admin'; readonly status: 200 | 401 | 403 | 404 }
  | { readonly send: 'site' }
  | { readonly redirect: string }

/** A request for a page. */
export type Asked = {
  readonly tenant: PageTenant
  readonly path: string
  /** Path and query, to come back to after signing in. */
  readonly url: string
}

const siteOf = ({ kind }: PageTenant) => (kind === 'product' ? 'product' : 'organization')
const inside = ({ tenant, path }: Asked) => (tenant.kind === 'slug' ? path.slice(tenant.prefix.length) : path)

/**
 * Pages that signed-in people are led away from, to where they land (docs/public-pages.md#who-sees-which-view). Under a slug they see the
 * public home page.
 */
const isEntrance = (asked: Asked) => {
  const name = inside(asked).replace(/\//g, '').toLowerCase()
  return name === 'login' || (name === '' && asked.tenant.kind !== 'slug')
}

const adminPageOf = ({ tenant, path }: Asked) => (tenant.kind === 'slug' ? undefined : adminPageAt(path))

const nextOf = (url: string) => new URL(url, 'http://page').searchParams.get('next')

/**
 * Whether an address is the page of a team in a league, which everybody may read for an organization that is named by its domain
 * (docs/public-pages.md#who-sees-which-view).
 */
const isTeamInLeague = (asked: Asked) => adminPageOf(asked) === adminPage('roster')

const namesDomain = (url: string) => Boolean(new URL(url, 'http://page').searchParams.get('domain'))

/** Whether an address is a call's or a file's, and answered like one where it leads to nothing. */
export const isNoPage = (path: string) => SEGMENTS_WITHOUT_PAGES.includes(firstSegment(path))

/** Whether a link leads there that somebody was sent. It is sent to everybody: who opens it is known to the page's script alone. */
export const isOfLink = ({ tenant, path }: Asked) => tenant.kind !== 'slug' && (isScorerPage(path) || isInvitationPage(path))

/** Whether an address is a part of a site for frames on other websites. */
export const isEmbed = (asked: Asked) => asked.tenant.kind !== 'product' && firstSegment(inside(asked)) === 'embed'

/** Whether it matters who asks: public pages are the same for everybody, as long as they exist. */
export const dependsOnPerson = (asked: Asked) =>
  isEntrance(asked) || adminPageOf(asked) !== undefined || publicPageAt(siteOf(asked.tenant), inside(asked)) === undefined

/** What signed-in people get: the admin's view of a page that has one, and links to the others where there is no page. */
export const choiceFor = (role: Role, asked: Asked): PageChoice => {
  if (isEntrance(asked)) return { redirect: addressAfterSignIn(role, nextOf(asked.url)) }
  const page = adminPageOf(asked)
  if (page) return { send: 'admin', status: maySee(page, role) ? 200 : 403 }
  const isPublic = asked.tenant.kind === 'slug' || publicPageAt(siteOf(asked.tenant), inside(asked)) !== undefined
  return isPublic ? { send: 'site' } : { send: 'admin', status: 404 }
}

/**
 * What visitors get (docs/public-pages.md#who-sees-which-view): public pages; the sign-in before a page of the admin, and the root before a
 * page of no organization.
 */
export const choiceForVisitors = (asked: Asked): PageChoice => {
  if (publicPageAt(siteOf(asked.tenant), inside(asked))) return { send: 'site' }
  if (asked.tenant.kind === 'product' && publicPageAt('organization', asked.path)) return { redirect: '/' }
  if (isTeamInLeague(asked)) return { send: 'admin', status: namesDomain(asked.url) ? 200 : 401 }
  return adminPageOf(asked) ? { redirect: signInAddress(asked.url) } : { send: 'site' }
}
