import { PUBLIC_PAGE_NAMES, publicPage, type PublicPageName } from '../../pages/public-pages'
import { linkSlug } from './link-slug'

/** Slugs that differ in nothing but hyphens lead to the same page: `our-team` and `ourteam`. */
const withoutHyphens = (slug: string) => slug.replaceAll('-', '')

/** The only segments of a page's addresses; none of a page that is of one team, one player or one game. */
const segmentsOf = (page: PublicPageName): readonly string[] =>
  publicPage(page).paths.flatMap(path => (/^\/\w+$/.test(path) ? path.slice(1) : []))

const isOfSite = (page: PublicPageName) => publicPage(page).of !== 'product'

/** The pages that a link of a menu can lead to. */
export const LINKED_PAGES: readonly PublicPageName[] = PUBLIC_PAGE_NAMES.filter(
  page => isOfSite(page) && segmentsOf(page).length > 0,
)

const HOME_SLUG = 'home'

const slugOfAddress = (page: PublicPageName) => (page === 'home' ? HOME_SLUG : linkSlug(segmentsOf(page)[0] ?? ''))

const pageNamed = (nameOf: (page: PublicPageName) => readonly string[]) =>
  LINKED_PAGES.flatMap(page => nameOf(page).map(name => [withoutHyphens(linkSlug(name)), page] as const))

/** An address says more than a title: later entries win. */
const PAGES_BY_SLUG: ReadonlyMap<string, PublicPageName> = new Map([
  ...pageNamed(page => [publicPage(page).title]),
  ...pageNamed(segmentsOf),
])

/** The page that an internal link leads to: the one that its slug names by an address or by its title. */
export const pageOfLink = (slug: string | null): PublicPageName | undefined => PAGES_BY_SLUG.get(withoutHyphens(slug ?? ''))

/**
 * The address inside a site that an internal link leads to (the label home leads to `/`, docs/public-pages.md#menu); null where there is no
 * such page.
 */
export const linkAddress = (slug: string | null): string | null => {
  const page = pageOfLink(slug)
  return page === undefined ? null : publicPage(page).paths[0]
}

/** The slug of a link to a page: made of its label (docs/public-pages.md#menu) where that leads there, else of the page's address. */
export const slugOfPage = (page: PublicPageName, label: string): string => {
  const ofLabel = linkSlug(label)
  return pageOfLink(ofLabel) === page ? ofLabel : slugOfAddress(page)
}
