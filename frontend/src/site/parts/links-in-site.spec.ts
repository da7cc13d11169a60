import { demoTenant } from '../testing/tenant'
import { linksInSite } from './links-in-site'

const tenants = {
  'under a slug': demoTenant(),
  'on a domain': demoTenant({ slug: null, domain: 'league.example', prefix: '' }),
  'with the domain in the query': demoTenant({
    slug: null,
    domain: 'league.example',
    prefix: '',
    domainInQuery: 'league.example',
  }),
}

const link = (href: string) => `<p><a href="${href}">Games</a></p>`

it.each([
  ['under a slug', '/schedule?league=3&amp;show=completed', '/demo/schedule?league=3&amp;show=completed'],
  ['under a slug', '/demolition', '/demo/demolition'],
  ['on a domain', '/schedule', '/schedule'],
  ['with the domain in the query', '/schedule', '/schedule?domain=league.example'],
  ['with the domain in the query', '/teamList?league=3#top', '/teamList?league=3&domain=league.example#top'],
] as const)('%s a link to %s leads to %s', (where, href, leads) =>
  expect(linksInSite(link(href), { tenant: tenants[where] })).toBe(link(leads)),
)

it.each(['//elsewhere.example/a', 'https://elsewhere.example/', 'mailto:us@league.example', '#fees'])(
  'A link to %s stays as it is',
  href => expect(linksInSite(link(href), { tenant: demoTenant() })).toBe(link(href)),
)

it('What looks like a link in the words of a text stays as it is', () => {
  const text = '<p>&lt;a href=&quot;/schedule&quot;&gt;</p>'
  expect(linksInSite(text, { tenant: demoTenant() })).toBe(text)
})
