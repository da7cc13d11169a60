import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { robotsText } from './robots'
import { sitemapIndexText, sitemapText, type SitemapEntry } from './sitemap'

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

describe('A sitemap', () => {
  it('names pages with the dates of their changes, as far as they are known', () =>
    expect(
      read(sitemapText([{ address: `${HOME}/schedule?league=1&team=2`, changedAt: null }, ...pages(1)])).urlset?.url,
    ).toEqual([
      { loc: `${HOME}/schedule?league=1&amp;team=2`.replace('&amp;', '&') },
      { loc: `${HOME}/games/1`, lastmod: '2026-07-01T04:00:00Z' },
    ]))

  it('may be a list of others', () =>
    expect(read(sitemapIndexText([{ address: `${HOME}/sitemap-pages.xml`, changedAt: null }])).sitemapindex?.sitemap).toEqual([
      { loc: `${HOME}/sitemap-pages.xml` },
    ]))
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
