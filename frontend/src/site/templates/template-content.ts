import type { PageContent, SitePageName } from '@fullcourt/domain/pages/site-fields'
import type { SiteTemplate } from '@fullcourt/domain/pages/site-templates'

/** What the pages of a template say where the organization wrote nothing; texts are paragraphs with an empty line between. */
export type TemplateContent = { readonly [Page in SitePageName]?: PageContent<Page> }

/** Loaded when a page is made: what a page shows of it travels with the page. */
const templates: { readonly [Template in SiteTemplate]: () => Promise<TemplateContent> } = {
  generic: () => import('./generic/content').then(({ content }) => content),
  adult: () => import('./adult/content').then(({ content }) => content),
  youth: () => import('./youth/content').then(({ content }) => content),
}

export const templateContent = (template: SiteTemplate): Promise<TemplateContent> => templates[template]()
