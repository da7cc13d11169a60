import type { SitePageName } from '@fullcourt/domain/pages/site-fields'
import { publicPage, type PublicPageName } from '@fullcourt/domain/pages/public-pages'
import { pageAbout } from '../page'
import type { PageAt, PageHead, PublicSite } from '../site'
import type { Ask } from '../site-query'
import { pageContentOf } from '../templates/queries'

/** A page that an organization writes, or its template. */
export type ContentPageName = SitePageName & PublicPageName

/** Title and description of such a page; its texts are edited where the organization is. */
export const contentHead = (page: ContentPageName, describe: (site: PublicSite) => string, { site }: PageAt): PageHead => ({
  title: publicPage(page).title,
  description: describe(site),
  ...(site.organization && { editedAt: `/organizations/${site.organization.id}?website=${page}` as const }),
})

/** What such a page asks and says about itself. */
export const contentAbout = <Page extends ContentPageName>(page: Page, describe: (site: PublicSite) => string) =>
  pageAbout({
    queries: ({ site }: PageAt, ask: Ask) => ask(pageContentOf(site, page)),
    head: (_, at) => contentHead(page, describe, at),
  })
