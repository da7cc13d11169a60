import { addressOf as pathWith } from '@fullcourt/domain/pages/path'
import { callAddress } from '../api/address'
import { mediaOf } from '../ui/theme'
import { escapeHtml, jsonForScript } from './escape'
import { absoluteAddress, productName, type GamesOf, type PageAt, type PageHead, type PublicSite } from './site'
import type { Match } from './match'
import type { StructuredData } from './structured-data'
import { breadcrumbs } from './breadcrumbs'
import { sportsEvent, sportsOrganization, sportsTeam } from './sports-event'

/** The head of a page that is not there. */
export const missingHead: PageHead = { title: 'Page not found', description: 'There is no such page.', hidden: true }

/** The head of a page whose answers cannot be had: the bare name of the site. */
export const unreadHead: PageHead = { title: '', description: '' }

const pathOf = ({ page, id }: Match) => pathWith(page.paths[0], { id })

const keepParameters = (search: URLSearchParams, names: readonly string[]) => {
  const pairs = names.flatMap(name => search.getAll(name).map(value => [name, value]))
  return pairs.length ? `?${new URLSearchParams(pairs).toString()}` : ''
}

/** What no search should lead to: also every page of the past. */
const isHidden = ({ hidden }: PageHead, { tenant }: PublicSite) => hidden || tenant?.asOf !== undefined

/** `Standings | Irvine Basketball`; the home page has the bare name. */
export const fullTitle = (head: PageHead, site: PublicSite) => (head.title ? `${head.title} | ${site.name}` : site.name)

/** The address under which a page should be found; null on the product's own pages and on those that do not exist. */
const canonicalAddress = (head: PageHead, match: Match | undefined, { site, search }: PageAt) => {
  if (!site.tenant || !match || head === missingHead) return null
  return absoluteAddress(site, pathOf(match)) + keepParameters(search, head.keep ?? [])
}

const absolute = (address: string, site: PublicSite) => (site.tenant ? new URL(address, site.tenant.home).href : address)

const link = (attributes: Readonly<Record<string, string>>) =>
  `<link ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ')}>`

/** A call of the tenant whose page it is. */
const forTenant = (site: PublicSite, path: string, query: GamesOf = {}) => {
  const [plain = path, asked = ''] = path.split('?')
  return callAddress(plain, {}, { ...query, ...Object.fromEntries(new URLSearchParams(asked)) }, site.api.tenant)
}

/** The same content in other forms, for programs that subscribe. */
const alternateTags = ({ follow }: PageHead, site: PublicSite) =>
  follow
    ? [
        link({
          rel: 'alternate',
          type: 'application/rss+xml',
          title: `Results of ${follow.name}`,
          href: forTenant(site, '/api/results.rss', follow.of),
        }),
        link({
          rel: 'alternate',
          type: 'text/calendar',
          title: `Games of ${follow.name}`,
          href: forTenant(site, '/api/calendar.ics', follow.of),
        }),
      ]
    : []

const dataOf = ({ subject, description, preview = null }: PageHead, site: PublicSite): readonly StructuredData[] => {
  if (subject === undefined || !site.tenant) return []
  const described = { description, preview: forTenant(site, preview ?? '/api/preview.png') }
  if ('game' in subject) return sportsEvent(site, subject.game, described)
  if ('team' in subject) return [{ ...sportsTeam(site, subject.team), memberOf: sportsOrganization(site) }]
  return [sportsOrganization(site)]
}

/** Data, which no browser executes: the content security policy has nothing against it. */
const structuredTags = (things: readonly StructuredData[]) =>
  things.map(
    thing => `<script type="application/ld+json">${jsonForScript({ '@context': 'https://schema.org', ...thing })}</script>`,
  )

/** What searches show as the way to the page. */
const wayTo = (head: PageHead, match: Match | undefined, { site }: PageAt) => {
  if (!site.tenant || !match || head.hidden || !head.title) return []
  return [breadcrumbs(site, [...(head.above ? [head.above] : []), { name: head.title, to: pathOf(match) }])]
}

const icon = (site: PublicSite, size: number) => callAddress('/api/icon.png', {}, { size }, site.api.tenant)

/** The organization's sign and colours in the browser around the page. */
const identityTags = (site: PublicSite) => {
  if (!site.tenant) return ''
  const { brand } = site.tenant
  const colour = (scheme: 'light' | 'dark') =>
    brand
      ? `<meta name="theme-color" data-scheme="${scheme}" content="${escapeHtml(brand[scheme].accent)}" media="${mediaOf(site.theme, scheme)}">`
      : ''
  return [
    link({ rel: 'icon', type: 'image/png', href: icon(site, 32) }),
    link({ rel: 'apple-touch-icon', href: icon(site, 180) }),
    link({ rel: 'manifest', href: callAddress('/api/site.webmanifest', {}, {}, site.api.tenant) }),
    colour('light'),
    colour('dark'),
  ].join('')
}

/** The page's own preview picture; without any picture of its thing, that of the site. */
const previewOf = ({ preview, image }: PageHead, site: PublicSite) =>
  site.tenant && (preview || !image) ? forTenant(site, preview ?? '/api/preview.png') : null

const previewSize: [string, string][] = [
  ['og:image:width', '1200'],
  ['og:image:height', '630'],
]

/** The head of a page that the server sends: title, description, canonical address, preview tags, other forms, structured data. */
export const headTags = (head: PageHead, match: Match | undefined, at: PageAt) => {
  const { site } = at
  const canonical = canonicalAddress(head, match, at)
  const preview = previewOf(head, site)
  const image = preview ?? head.image
  const named: [string, string | null | undefined][] = [
    ['description', head.description],
    ['robots', isHidden(head, site) ? 'noindex' : null],
    ['twitter:card', image ? (preview ? 'summary_large_image' : 'summary') : null],
  ]
  const properties: [string, string | null | undefined][] = [
    ['og:title', head.title || site.name],
    ['og:description', head.description],
    ['og:site_name', site.organization ? site.name : productName],
    ['og:type', 'website'],
    ['og:url', canonical],
    ['og:image', image ? absolute(image, site) : null],
    ...(preview ? previewSize : []),
    ['og:image:alt', image ? fullTitle(head, site) : null],
  ]
  const meta =
    (attribute: string) =>
    ([name, content]: [string, string | null | undefined]) =>
      content ? `<meta ${attribute}="${name}" content="${escapeHtml(content)}">` : ''
  return [
    `<title>${escapeHtml(fullTitle(head, site))}</title>`,
    ...named.map(meta('name')),
    identityTags(site),
    canonical ? link({ rel: 'canonical', href: canonical }) : '',
    ...alternateTags(head, site),
    ...properties.map(meta('property')),
    ...structuredTags([...dataOf(head, site), ...wayTo(head, match, at)]),
  ].join('')
}

/** Makes a tag of the head say something, or takes it out. */
const say = (tag: 'meta' | 'link', name: string, value: string | null) => {
  const [key, says] = tag === 'meta' ? ['name', 'content'] : ['rel', 'href']
  const found = document.head.querySelector(`${tag}[${key}="${name}"]`)
  if (value === null) return found?.remove()
  const element = found ?? document.head.appendChild(document.createElement(tag))
  element.setAttribute(key, name)
  element.setAttribute(says, value)
}

/** Brings the head of the open page up to date after a step inside the site, to a page that is not there too. */
export const applyHead = (head: PageHead, match: Match | undefined, at: PageAt) => {
  document.title = fullTitle(head, at.site)
  say('meta', 'description', head.description)
  say('meta', 'robots', isHidden(head, at.site) ? 'noindex' : null)
  say('link', 'canonical', canonicalAddress(head, match, at))
}
