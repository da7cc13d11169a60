import { textElement } from '../../http/xml'

/** A page as a sitemap names it; `changedAt` is a moment of ISO 8601, null where it is not known. */
export type SitemapEntry = { readonly address: string; readonly changedAt: string | null }

/** How many pages one file names: a tenth of what is allowed (sitemaps.org), so that a file stays small. */
export const PAGES_PER_FILE = 5_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const element = (name: string, { address, changedAt }: SitemapEntry) =>
  `<${name}>${textElement('loc', address)}${textElement('lastmod', changedAt)}</${name}>\n`

export const sitemapText = (entries: readonly SitemapEntry[]): string =>
  `${HEAD}<urlset ${SPACE}>\n${entries.map(entry => element('url', entry)).join('')}</urlset>\n`

/** A list of sitemaps. */
export const sitemapIndexText = (sitemaps: readonly SitemapEntry[]): string =>
  `${HEAD}<sitemapindex ${SPACE}>\n${sitemaps.map(sitemap => element('sitemap', sitemap)).join('')}</sitemapindex>\n`

/** The latest of moments; null where there is none. */
export const latest = (moments: readonly (string | null)[]): string | null =>
  moments
    .filter(moment => moment !== null)
    .toSorted()
    .at(-1) ?? null

const partsOf = <Entry>(entries: readonly Entry[], size: number): readonly (readonly Entry[])[] =>
  Array.from({ length: Math.ceil(entries.length / size) }, (_, part) => entries.slice(part * size, (part + 1) * size))

/**
 * The sitemap of a site, or its part from 1; undefined of a part that is not there. A site of more pages than one file names has
 * a list of parts.
 */
export const sitemapOfSite = (
  home: string,
  entries: readonly SitemapEntry[],
  part: number | null,
  size = PAGES_PER_FILE,
): string | undefined => {
  const parts = partsOf(entries, size)
  if (part !== null) {
    const wanted = parts.length > 1 ? parts[part - 1] : undefined
    return wanted && sitemapText(wanted)
  }
  if (parts.length <= 1) return sitemapText(entries)
  return sitemapIndexText(
    parts.map((pages, place) => ({
      address: `${home}/sitemap-${place + 1}.xml`,
      changedAt: latest(pages.map(({ changedAt }) => changedAt)),
    })),
  )
}
