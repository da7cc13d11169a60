import { isWebAddress } from '@fullcourt/domain/facts/web-address'
import type { MenuLink } from '../render-contract'
import type { Site } from '../site'

/** `href` of an internal entry is an address inside the site, without its prefix. */
export type MenuEntry = { readonly label: string; readonly href: string; readonly external: boolean }

const inside = (label: string, href: string): MenuEntry => ({ label, href, external: false })

const home = inside('Home', '/')
const standard: readonly MenuEntry[] = [
  home,
  inside('Standings', '/teamList'),
  inside('Schedule', '/schedule'),
  inside('Players', '/playerList'),
  inside('Leaders', '/leaderboard'),
]

const own = ({ label, is_external, slug, url }: MenuLink): MenuEntry[] => {
  if (is_external) return isWebAddress(url) ? [{ label, href: url, external: true }] : []
  return [inside(label, slug === 'home' || !slug ? '/' : `/${slug}`)]
}

/** The organization's own menu (the label home leads to `/`, spec 1 §2), else the standard one; nothing for the product's pages. */
export const menuOf = ({ tenant }: Pick<Site, 'tenant'>): readonly MenuEntry[] => {
  if (!tenant) return []
  const shown = tenant.links.filter(link => link.show_in_navbar)
  return shown.length ? [...shown].sort((a, b) => a.position - b.position).flatMap(own) : standard
}
