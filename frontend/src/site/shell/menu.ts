import { isWebAddress } from '@fullcourt/domain/facts/web-address'
import { hasFeatureOf } from '@fullcourt/domain/pages/feature'
import { PUBLIC_PAGE_NAMES, publicPage } from '@fullcourt/domain/pages/public-pages'
import type { MenuLink, SiteTenant } from '@fullcourt/domain/pages/render-contract'
import { BARS, type BarLink } from '@fullcourt/domain/pages/template-bars'
import type { Site } from '../site'
import { socialsOf } from './socials'

/** `href` of an internal entry is an address inside the site, without its prefix. */
export type MenuEntry = {
  readonly id: string | number
  readonly label: string
  readonly href: string
  readonly external: boolean
  /** Entries that open below it; it is then the first of them. */
  readonly below?: readonly MenuEntry[]
}

const inside = (id: MenuEntry['id'], label: string, href: string): MenuEntry => ({ id, label, href, external: false })
const outside = (id: MenuEntry['id'], label: string, href: string): MenuEntry => ({ id, label, href, external: true })

type OfSeason = Pick<SiteTenant, 'organization'>

/** The pages that show the season. */
export const standardMenu = ({ organization }: OfSeason): readonly MenuEntry[] =>
  PUBLIC_PAGE_NAMES.map(publicPage)
    .filter(page => page.inMenu && hasFeatureOf(page, organization.feature_flags))
    .map(({ title, paths }) => inside(title, title, paths[0]))

const barEntries = (link: BarLink, { organization, everyPage }: SiteTenant): readonly MenuEntry[] => {
  if (link === 'socials') return socialsOf(organization).map(({ label, href }) => outside(label, label, href))
  const page = publicPage(link.page)
  if (!hasFeatureOf(page, organization.feature_flags)) return []
  const label = link.label ?? page.title
  if (link.page === 'about' && everyPage.about !== undefined) return [outside('about', label, everyPage.about)]
  const entry = inside(link.page, label, page.paths[0])
  if (link.below === undefined || everyPage.youthLeague === undefined) return [entry]
  return [
    { ...entry, below: [inside('youth', 'Youth program', entry.href), outside('league', 'Youth league', everyPage.youthLeague)] },
  ]
}

/** The bar of the template. */
const templateBar = (tenant: SiteTenant): readonly MenuEntry[] => BARS[tenant.template].flatMap(link => barEntries(link, tenant))

const own = ({ id, label, is_external, slug, url }: MenuLink): MenuEntry[] => {
  if (is_external) return isWebAddress(url) ? [outside(id, label, url)] : []
  return [inside(id, label, slug === 'home' || !slug ? '/' : `/${slug}`)]
}

/**
 * The organization's own menu (the label home leads to `/`, spec 1 §2), else the bar of its template; nothing for the product's
 * pages.
 */
export const menuOf = ({ tenant }: Pick<Site, 'tenant'>): readonly MenuEntry[] => {
  if (!tenant) return []
  const shown = tenant.links.filter(link => link.show_in_navbar)
  return shown.length ? [...shown].sort((a, b) => a.position - b.position).flatMap(own) : templateBar(tenant)
}
