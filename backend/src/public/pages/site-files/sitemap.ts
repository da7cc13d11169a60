import { textElement } from '../../../core/http/xml'

/** A page as a sitemap names it; `changedAt` is a moment of ISO 8601, null where it is not known. */
export type SitemapEntry = { readonly address: string; readonly changedAt: string | null }

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const element = (name: string, { address, changedAt }: SitemapEntry) =>
  `<${name}>${textElement('loc', address)}${textElement('lastmod', changedAt)}</${name}>\n`

export const sitemapText = (entries: readonly SitemapEntry[]): string =>
  `${HEAD}<urlset ${SPACE}>\n${entries.map(entry => element('url', entry)).join('')}</urlset>\n`

/** A list of sitemaps. */
export const sitemapIndexText = (sitemaps: readonly SitemapEntry[]): string =>
  `${HEAD}<sitemapindex ${SPACE}>\n${sitemaps.map(sitemap => element('sitemap', sitemap)).join('')}</sitemapindex>\n`
