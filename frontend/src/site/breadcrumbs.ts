import { absoluteAddress, type PublicSite } from './site'
import type { BreadcrumbList } from './structured-data'

/** A page above another, or the page itself: its name, and its address inside the site. */
type Crumb = { readonly name: string; readonly to: string }

/** The way from the home page to a page, which is named last. */
export const breadcrumbs = (site: PublicSite, crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: site.name, to: '/' }, ...crumbs].map(({ name, to }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: absoluteAddress(site, to),
  })),
})
