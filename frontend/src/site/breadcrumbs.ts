import { absoluteAddress, type Site } from './site'
import type { BreadcrumbList } from './structured-data'

/** A page above another, or the page itself: its name, and its address inside the site. */
export type Crumb = { readonly name: string; readonly to: string }

/** The way from the home page to a page, which is named last. */
export const breadcrumbs = (site: Site, crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: site.name, to: '/' }, ...crumbs].map(({ name, to }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: absoluteAddress(site, to),
  })),
})
