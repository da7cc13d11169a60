import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { robotsText } from './robots'
import { latest, sitemapOfSite, type SitemapEntry } from './sitemap'

type Listed = { readonly loc: string; readonly lastmod?: string }
type Parsed = {
  readonly urlset?: { readonly url?: readonly Listed[] }
  readonly sitemapindex?: { readonly sitemap: readonly Listed[] }
}

const parser = new XMLParser({ parseTagValue: false, isArray: name => name === 'url' || name === 'sitemap' })
const read = (text: string | undefined): Parsed => {
  expect(XMLValidator.validate(text ?? '')).toBe(true)
  return parser.parse(text ?? '') as Parsed
}

const HOME = 'https://ohana.example'
const pages = (count: number): readonly SitemapEntry[] =>
  Array.from({ length: count }, (_, i) => ({ address: `${HOME}/games/${i + 1}`, changedAt: `2026-07-0${i + 1}T04:00:00Z` }))

describe('The sitemap of a site', () => {
  it('names its pages with the dates of their changes, as far as they are known', () =>
    expect(
      read(sitemapOfSite(HOME, [{ address: `${HOME}/schedule?league=1&team=2`, changedAt: null }, ...pages(1)], null)).urlset
        ?.url,
    ).toEqual([
      { loc: `${HOME}/schedule?league=1&amp;team=2`.replace('&amp;', '&') },
      { loc: `${HOME}/games/1`, lastmod: '2026-07-01T04:00:00Z' },
    ]))

  it('of many pages is in parts, each with its latest change', () => {
    expect(read(sitemapOfSite(HOME, pages(5), null, 2)).sitemapindex?.sitemap).toEqual([
      { loc: `${HOME}/sitemap-1.xml`, lastmod: '2026-07-02T04:00:00Z' },
      { loc: `${HOME}/sitemap-2.xml`, lastmod: '2026-07-04T04:00:00Z' },
      { loc: `${HOME}/sitemap-3.xml`, lastmod: '2026-07-05T04:00:00Z' },
    ])
    expect(read(sitemapOfSite(HOME, pages(5), 3, 2)).urlset?.url?.map(({ loc }) => loc)).toEqual([`${HOME}/games/5`])
  })

  it('has no part that is not there', () => {
    expect(sitemapOfSite(HOME, pages(5), 4, 2)).toBeUndefined()
    expect(sitemapOfSite(HOME, pages(1), 1, 2)).toBeUndefined()
  })

  it('knows no latest change of nothing', () => expect(latest([null])).toBeNull())
})

describe('The rules for robots', () => {
  it('keep them off the admin, and off nothing that a visitor sees', () => {
    const text = robotsText(HOME)
    expect(text).toContain('Disallow: /dashboard\n')
    expect(text).not.toMatch(/Disallow: \/(games|players|teams|schedule|teamList|login|api)?\n/)
    expect(text).toContain(`Sitemap: ${HOME}/sitemap.xml\n`)
  })

  it('keep them off a host that is nobody’s', () => expect(robotsText(null)).toBe('User-agent: *\nDisallow: /\n'))
})
