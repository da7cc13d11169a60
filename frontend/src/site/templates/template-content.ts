import type { PageContent, SitePageName } from '@fullcourt/domain/pages/site-fields'

/** What the pages of a template say where the organization wrote nothing; texts are paragraphs with an empty line between. */
export type TemplateContent = { readonly [Page in SitePageName]?: PageContent<Page> }
