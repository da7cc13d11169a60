import type { Html, PageContent, SitePageName } from '@fullcourt/domain/pages/site-fields'
import type { PublicSite } from '../site'
import { siteQuery } from '../site-query'
import type { SiteTemplate } from '@fullcourt/domain/pages/site-templates'
import type { TemplateContent } from './template-content'

/** Loaded when a page is made: what a page shows of it travels with the page. */
const templates: { readonly [Template in SiteTemplate]: () => Promise<TemplateContent> } = {
  generic: () => import('./generic/content').then(({ content }) => content),
  adult: () => import('./adult/content').then(({ content }) => content),
  youth: () => import('./youth/content').then(({ content }) => content),
}

export const templateContent = (template: SiteTemplate): Promise<TemplateContent> => templates[template]()

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
