import type { SiteTemplate } from '@fullcourt/domain/pages/site-templates'
import type { TemplateContent } from './content-of-pages'

/** Loaded when a page is made: what a page shows of it travels with the page. */
const templates: { readonly [Template in SiteTemplate]: () => Promise<TemplateContent> } = {
  generic: () => import('./generic/content').then(({ content }) => content),
  adult: () => import('./adult/content').then(({ content }) => content),
  youth: () => import('./youth/content').then(({ content }) => content),
}

export const templateContent = (template: SiteTemplate): Promise<TemplateContent> => templates[template]()
