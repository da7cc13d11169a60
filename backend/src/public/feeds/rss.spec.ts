import { readFeed } from './testing/read-feed'
import { rssText, type FeedItem } from './rss'

const item = (over: Partial<FeedItem> = {}): FeedItem => ({
  id: 'game-41@log',
  title: 'DINKs 58, Ohana 61',
  description: 'Final score of July 1, 2026.',
  link: 'https://ohana.example/games/41',
  publishedAt: '2026-07-02T04:00:00.250Z',
  correctedAt: null,
  ...over,
})
const feed = (...items: readonly FeedItem[]) =>
  rssText({
    title: 'Ohana: results',
    description: 'Results of Ohana',
    link: 'https://ohana.example',
    self: 'https://ohana.example/api/results.rss?teamId=7&domain=ohana.example',
    items,
  })
const read = (...items: readonly FeedItem[]) => readFeed(feed(...items))

it('A feed says its own address, for programs that have its text alone', () =>
  expect(read().self).toEqual({
    '@_href': 'https://ohana.example/api/results.rss?teamId=7&domain=ohana.example',
    '@_rel': 'self',
    '@_type': 'application/rss+xml',
  }))

describe('A feed of results', () => {
  it('is read by another program with all that RSS 2.0 asks for', () =>
    expect(read(item())).toMatchObject({
      version: '2.0',
      title: 'Ohana: results',
      link: 'https://ohana.example',
      description: 'Results of Ohana',
      built: 'Thu, 02 Jul 2026 04:00:00 GMT',
      items: [
        {
          title: 'DINKs 58, Ohana 61',
          link: 'https://ohana.example/games/41',
          guid: 'game-41@log',
          isPermaLink: 'false',
          pubDate: 'Thu, 02 Jul 2026 04:00:00 GMT',
          updated: undefined,
          description: 'Final score of July 1, 2026.',
        },
      ],
    }))

  it('says when a result was corrected, under the same guid', () => {
    const [before] = read(item()).items
    const corrected = read(item({ title: 'DINKs 59, Ohana 61', correctedAt: '2026-07-03T10:00:00.000Z' }))
    expect(corrected.items[0]).toMatchObject({ guid: before?.guid, pubDate: before?.pubDate, updated: '2026-07-03T10:00:00Z' })
    expect(corrected.built).toBe('Fri, 03 Jul 2026 10:00:00 GMT')
  })

  it.each(['</script><img src=x onerror=alert(1)>', ']]>&amp;"\'', 'Łódź 東京 🏀'])('gives a name back as it is: %j', title =>
    expect(read(item({ title })).items.map(one => one.title)).toEqual([title]),
  )

  it('leaves out what XML has no place for', () => expect(read(item({ title: 'a\u0000b\uD800c' })).items[0]?.title).toBe('a b c'))

  it('without results is one that has none', () => expect(read()).toMatchObject({ built: undefined, items: [] }))
})
