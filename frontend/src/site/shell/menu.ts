import { isWebAddress } from '@fullcourt/domain/facts/web-address'
import { hasFeatureOf } from '@fullcourt/domain/pages/feature'
import { PUBLIC_PAGE_NAMES, publicPage } from '@fullcourt/domain/pages/public-pages'
import type { MenuLink, SiteTenant } from '@fullcourt/domain/pages/render-contract'
import type { Site } from '../site'

/** `href` of an internal entry is an address inside the site, without its prefix. */
export type MenuEntry = {
  readonly id: string | number
  readonly label: string
  readonly href: string
  readonly external: boolean
}

const inside = (id: MenuEntry['id'], label: string, href: string): MenuEntry => ({ id, label, href, external: false })

/** The pages that an organization's menu has as long as it has made none of its own. */
export const standardMenu = ({ organization }: Pick<SiteTenant, 'organization'>): readonly MenuEntry[] =>
  PUBLIC_PAGE_NAMES.map(publicPage)
    .filter(page => page.inMenu && hasFeatureOf(page, organization.feature_flags))
    .map(({ title, paths }) => inside(title, title, paths[0]))

const own = ({ id, label, is_external, slug, url }: MenuLink): MenuEntry[] => {
  if (is_external) return isWebAddress(url) ? [{ id, label, href: url, external: true }] : []
  return [inside(id, label, slug === 'home' || !slug ? '/' : `/${slug}`)]
}

/** The organization's own menu (the label home leads to `/`, spec 1 §2), else the standard one; nothing for the product's pages. */
export const menuOf = ({ tenant }: Pick<Site, 'tenant'>): readonly MenuEntry[] => {
  if (!tenant) return []
  const shown = tenant.links.filter(link => link.show_in_navbar)
  return shown.length ? [...shown].sort((a, b) => a.position - b.position).flatMap(own) : standardMenu(tenant)
}
