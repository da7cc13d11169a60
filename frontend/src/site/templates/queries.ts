import type { Html, PageContent, SitePageName } from '@fullcourt/domain/pages/site-fields'
import type { PublicSite } from '../site'
import { siteQuery } from '../site-query'
import { templateContent } from './template-content'

/** What a page shows: a text is HTML where the organization wrote it, else paragraphs of the template. */
export type ShownContent<Page extends SitePageName> = PageContent<Page, string | Html>

/** What a page says: what the organization wrote, and in its other fields what its template says. */
export const pageContentOf = <Page extends SitePageName>(site: PublicSite, page: Page) =>
  siteQuery('content', { page }, ['site'], async (signal): Promise<ShownContent<Page>> => {
    const [{ content }, own] = await Promise.all([
      site.api.get('/api/site-pages/{page}', { path: { page }, signal }),
      templateContent(site.tenant?.template ?? 'generic'),
    ])
    return { ...own[page], ...(content as ShownContent<Page>) }
  })
