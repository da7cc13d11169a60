import { XMLParser, XMLValidator } from 'fast-xml-parser'

type Item = {
  readonly title: string
  readonly link: string
  readonly guid: { readonly '#text': string; readonly '@_isPermaLink': string }
  readonly pubDate: string
  readonly 'atom:updated'?: string
  readonly description: string
}
type Channel = {
  readonly title: string
  readonly link: string
  readonly description: string
  readonly lastBuildDate?: string
  readonly 'atom:link'?: Readonly<Record<string, string>>
  readonly item?: readonly Item[]
}
type Parsed = { readonly rss: { readonly '@_version': string; readonly channel: Channel } }

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  trimValues: false,
  isArray: name => name === 'item',
})

/** Reads a feed by a parser that is not the one which wrote it; throws where it is no XML. */
export const readFeed = (text: string) => {
  const fault = XMLValidator.validate(text)
  if (fault !== true) throw new Error(fault.err.msg)
  const { rss } = parser.parse(text) as Parsed
  const { title, link, description, lastBuildDate, item = [] } = rss.channel
  return {
    version: rss['@_version'],
    title,
    link,
    description,
    built: lastBuildDate,
    self: rss.channel['atom:link'],
    items: item.map(one => ({
      title: one.title,
      link: one.link,
      guid: one.guid['#text'],
      isPermaLink: one.guid['@_isPermaLink'],
      pubDate: one.pubDate,
      updated: one['atom:updated'],
      description: one.description,
    })),
  }
}
