import { standardBar, type BarOf, type MenuEntry } from './bar'
import type { WantedLink } from './decide'
import { pageOfLink, slugOfPage } from './link-page'
import { linkSlug } from './link-slug'

const asLink = ({ label, href, external }: MenuEntry): WantedLink => {
  const page = external ? undefined : pageOfLink(linkSlug(href) || 'home')
  return { label, external, slug: page ? slugOfPage(page, label) : null, url: external ? href : null, shown: true }
}

/** The standard bar as links of a menu, which has one level: what opens below an entry stands in its place. */
export const standardLinks = (of: BarOf): readonly WantedLink[] =>
  standardBar(of)
    .flatMap(entry => entry.below ?? [entry])
    .map(asLink)
