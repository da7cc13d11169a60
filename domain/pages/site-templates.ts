/** Where a site's bars and its own content come from until the organization writes its own (docs/public-pages.md#templates). */
export const SITE_TEMPLATES = ['generic', 'adult', 'youth'] as const

export type SiteTemplate = (typeof SITE_TEMPLATES)[number]

/** The template of an organization that has chosen none. */
export const DEFAULT_TEMPLATE: SiteTemplate = 'generic'

export const isSiteTemplate = (text: string): text is SiteTemplate => (SITE_TEMPLATES as readonly string[]).includes(text)
