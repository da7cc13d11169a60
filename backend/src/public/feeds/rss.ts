import { textElement, xmlText } from '../../core/http/xml'

export const RSS_TYPE = 'application/rss+xml; charset=utf-8'

/** A result as a feed shows it. */
export type FeedItem = {
  /** The same for ever, and in every feed. */
  readonly id: string
  readonly title: string
  readonly description: string
  readonly link: string
  /** Moments of ISO 8601: when it came out, and when it was last corrected. */
  readonly publishedAt: string
  readonly correctedAt: string | null
}

export type Feed = {
  readonly title: string
  readonly description: string
  /** Address of the page that shows the same. */
  readonly link: string
  /** Its own address. */
  readonly self: string
  readonly items: readonly FeedItem[]
}

/** RFC 822, as RSS wants it. */
const rfc822 = (moment: string) => new Date(moment).toUTCString()

/** Whole seconds: `2026-07-02T04:00:00Z`. */
const rfc3339 = (moment: string) => new Date(moment).toISOString().replace(/\.\d+Z$/, 'Z')

const itemElement = ({ id, title, description, link, publishedAt, correctedAt }: FeedItem) =>
  [
    '<item>',
    textElement('title', title),
    textElement('link', link),
    `<guid isPermaLink="false">${xmlText(id)}</guid>`,
    textElement('pubDate', rfc822(publishedAt)),
    textElement('atom:updated', correctedAt === null ? null : rfc3339(correctedAt)),
    textElement('description', description),
    '</item>',
  ].join('')

/** When anything of a feed changed last; null of an empty one. */
const lastChange = (items: readonly FeedItem[]): string | null =>
  items
    .map(({ publishedAt, correctedAt }) => correctedAt ?? publishedAt)
    .toSorted()
    .at(-1) ?? null

/** A feed in RSS 2.0; what was corrected says when in the element of Atom. */
export const rssText = ({ title, description, link, self, items }: Feed): string => {
  const changed = lastChange(items)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    textElement('title', title),
    textElement('link', link),
    textElement('description', description),
    `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`,
    '<language>en</language>',
    textElement('lastBuildDate', changed === null ? null : rfc822(changed)),
    ...items.map(itemElement),
    '</channel></rss>\n',
  ].join('')
}
