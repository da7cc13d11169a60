import { createApi } from '../api/client'
import { headTags } from './head'
import { siteOnDay, tenantName, type PageAt, type PageHead } from './site'
import { breadcrumbs } from './breadcrumbs'
import { demoTenant } from './testing/tenant'

const hostile = '</script><img src=x onerror=alert(1)>'

const tenant = demoTenant()
const api = createApi(() => Promise.resolve({ status: 404, body: null }), tenantName(tenant))
const site = siteOnDay({ tenant, theme: 'auto', user: null, api, pages: [] }, '2026-11-21')
const at: PageAt = { id: 7, search: new URLSearchParams(), site }

const tags = (head: Partial<PageHead>) => headTags({ title: 'Game', description: 'A game.', ...head }, undefined, at)
const data = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json) as unknown)

describe('Structured data of a page', () => {
  it('says its vocabulary, and comes back as it was given', () =>
    expect(data(tags({ subject: { team: { id: 7, name: 'Ohana', logo: null } } }))).toEqual([
      expect.objectContaining({ '@context': 'https://schema.org', '@type': 'SportsTeam', name: 'Ohana' }),
    ]))

  it('is not ended by a name', () => {
    const html = tags({ subject: { team: { id: 7, name: hostile, logo: null } } })
    expect(html).not.toContain('<img')
    expect(data(html)).toEqual([expect.objectContaining({ name: hostile })])
  })

  it('says the way from the home page, by canonical addresses', () =>
    expect(breadcrumbs(site, [{ name: 'Schedule', to: '/schedule' }]).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Orange County Hoops', item: 'https://fullcourt.example/demo' },
      { '@type': 'ListItem', position: 2, name: 'Schedule', item: 'https://fullcourt.example/demo/schedule' },
    ]))
})

describe('The preview of a page', () => {
  it('is its own picture, large, by an absolute address', () => {
    const html = tags({ preview: '/api/gamesv2/7/preview.png', image: '/uploads/logo.webp' })
    expect(html).toContain('<meta property="og:image" content="https://fullcourt.example/api/gamesv2/7/preview.png?slug=demo">')
    expect(html).toContain('<meta property="og:image:width" content="1200">')
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
  })

  it('is that of the site where the page has no picture at all', () =>
    expect(tags({})).toContain('<meta property="og:image" content="https://fullcourt.example/api/preview.png?slug=demo">'))

  it('is the small picture of the thing where it has none of its own', () => {
    const html = tags({ image: '/uploads/logo.webp' })
    expect(html).toContain('<meta property="og:image" content="https://fullcourt.example/uploads/logo.webp">')
    expect(html).toContain('<meta name="twitter:card" content="summary">')
  })
})

it('An organization has its own icons, manifest and colours in the browser', () => {
  const branded = {
    ...tenant,
    brand: { light: { accent: '#005', onAccent: '#fff' }, dark: { accent: '#9bf', onAccent: '#000' } },
  }
  const html = headTags({ title: '', description: '' }, undefined, { ...at, site: { ...site, tenant: branded } })
  expect(html).toContain('<link rel="icon" type="image/png" href="/api/icon.png?size=32&amp;slug=demo">')
  expect(html).toContain('<link rel="apple-touch-icon" href="/api/icon.png?size=180&amp;slug=demo">')
  expect(html).toContain('<link rel="manifest" href="/api/site.webmanifest?slug=demo">')
  expect(html).toContain('<meta name="theme-color" data-scheme="light" content="#005" media="(prefers-color-scheme: light)">')
  expect(html).toContain('<meta name="theme-color" data-scheme="dark" content="#9bf" media="(prefers-color-scheme: dark)">')
})

it('Other forms of a page are found by programs, for this tenant', () =>
  expect(tags({ follow: { of: { teamId: 7 }, name: `"${hostile}` } })).toContain(
    '<link rel="alternate" type="text/calendar" title="Games of &quot;&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;" href="/api/calendar.ics?slug=demo&amp;teamId=7">',
  ))
