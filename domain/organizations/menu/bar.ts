import { isWebAddress } from '../../facts/web-address'
import { hasFeatureOf } from '../../pages/feature'
import { PUBLIC_PAGE_NAMES, publicPage } from '../../pages/public-pages'
import type { SiteMenuLink } from '../../pages/render-contract'
import type { PageContent } from '../../pages/site-fields'
import type { SiteTemplate } from '../../pages/site-templates'
import { BARS, type BarLink } from '../../pages/template-bars'
import { socialsOf, type SocialAddresses } from '../socials'

/** `href` of an internal entry is an address inside the site, without its prefix. */
export type MenuEntry = {
  readonly id: string | number
  readonly label: string
  readonly href: string
  readonly external: boolean
  /** Entries that open below it; it is then the first of them. */
  readonly below?: readonly MenuEntry[]
}

/** Whose menu it is: what entries depend on. */
type MenuOwner = SocialAddresses & { readonly feature_flags: Readonly<Record<string, boolean>> }

/** What the bar of a template is made of. */
export type BarOf = {
  readonly organization: MenuOwner
  readonly template: SiteTemplate
  readonly everyPage: PageContent<'everyPage'>
  /** Its page of footage has a video; without one it is not offered. */
  readonly hasFootage: boolean
}

const inside = (id: MenuEntry['id'], label: string, href: string): MenuEntry => ({ id, label, href, external: false })
const outside = (id: MenuEntry['id'], label: string, href: string): MenuEntry => ({ id, label, href, external: true })

/** The pages that show the season. */
export const seasonPages = ({
  organization,
}: {
  readonly organization: Pick<MenuOwner, 'feature_flags'>
}): readonly MenuEntry[] =>
  PUBLIC_PAGE_NAMES.map(publicPage)
    .filter(page => page.inMenu && hasFeatureOf(page, organization.feature_flags))
    .map(({ title, paths }) => inside(title, title, paths[0]))

const barEntries = (link: BarLink, { organization, everyPage, hasFootage }: BarOf): readonly MenuEntry[] => {
  if (link === 'socials') return socialsOf(organization).map(({ label, href }) => outside(label, label, href))
  if (link.page === 'leagueFootage' && !hasFootage) return []
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

/** The standard bar: that of the template (docs/public-pages.md#menu). */
export const standardBar = (of: BarOf): readonly MenuEntry[] => BARS[of.template].flatMap(link => barEntries(link, of))

/** The entry of a link; none where it leads nowhere. */
const own = ({ id, label, is_external, page, url }: SiteMenuLink): readonly MenuEntry[] => {
  if (is_external) return isWebAddress(url) ? [outside(id, label, url)] : []
  return page === null ? [] : [inside(id, label, page)]
}

/** The links of an organization's own menu that visitors see, in their order: those that are shown and lead somewhere. */
export const ownEntries = (links: readonly SiteMenuLink[]): readonly MenuEntry[] =>
  links
    .filter(link => link.show_in_navbar)
    .sort((a, b) => a.position - b.position)
    .flatMap(own)

/** What visitors see: the organization's own menu, else the standard bar; nothing on the product's pages. */
export const barOf = (site: (BarOf & { readonly links: readonly SiteMenuLink[] }) | null): readonly MenuEntry[] => {
  if (!site) return []
  const entries = ownEntries(site.links)
  return entries.length > 0 ? entries : standardBar(site)
}

/** So many entries a bar has at most, the one that opens the rest among them. */
const mostInBar = 7

/**
 * A long bar with its last entries below one that says there are more. The pages of the season stay in sight, wherever they stand; what
 * opens a list of its own in the bar is one entry after another below it.
 */
export const foldedBar = (entries: readonly MenuEntry[], seasons: readonly MenuEntry[]): readonly MenuEntry[] => {
  if (entries.length <= mostInBar) return entries
  const isOfSeason = ({ href }: MenuEntry) => seasons.some(page => page.href === href)
  let room = mostInBar - 1 - entries.filter(isOfSeason).length
  const kept = entries.filter(entry => isOfSeason(entry) || room-- > 0)
  const rest = entries.filter(entry => !kept.includes(entry)).flatMap(({ below, ...entry }) => below ?? [entry])
  return [...kept, { ...inside('more', 'More', '/'), below: rest }]
}
