import { isIP } from 'node:net'
import { cleanDomain } from '@fullcourt/domain/organizations/address'
import { cleanSlug } from '@fullcourt/domain/organizations/slug-form'
import { splitAddress } from '../../core/http/query-text'
import type { OrganizationProfile } from '@fullcourt/domain/organizations/events'
import { RESERVED_SEGMENTS } from '@fullcourt/domain/pages/reserved-segments'
import type { TenantKey } from '../../core/tenants/tenants'

/** Which organization a page's address names (docs/tenancy.md#which-organization-an-address-names). */
export type PageTenant =
  | { readonly kind: 'product' }
  | { readonly kind: 'slug'; readonly slug: string; readonly prefix: string }
  | {
      readonly kind: 'domain'
      readonly domain: string
      readonly prefix: ''
      /** It is named by `?domain=`, which links inside the site carry on. */
      readonly byQuery?: true
    }

/** A page's address that names an organization. */
export type NamedTenant = Exclude<PageTenant, { kind: 'product' }>

/** The name by which its organization is looked up. */
export const tenantNameOf = (tenant: NamedTenant): TenantKey =>
  tenant.kind === 'slug' ? { slug: tenant.slug } : { domain: tenant.domain }

/** The canonical address of a home page, without a slash at its end: on the organization's own domain, where it has one. */
export const homeAddress = ({ prefix }: NamedTenant, { domain }: OrganizationProfile, origin: string): string =>
  domain === null ? `${origin}${prefix}` : `https://${domain}`

const hostName = (host: string): string =>
  host
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase()

/** Localhost, IP addresses and the product's own host belong to no organization. */
const isSharedHost = (host: string, rootHost: string | null): boolean => {
  const name = hostName(host)
  return (
    name === '' || name === 'localhost' || isIP(name) !== 0 || (rootHost !== null && cleanDomain(name) === cleanDomain(rootHost))
  )
}

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Localhost and IP addresses belong to nobody: there a query may name the domain (docs/tenancy.md#which-organization-an-address-names). */
const domainInQuery = (host: string, query: string): string | undefined => {
  const name = hostName(host)
  const isNobodys = name === 'localhost' || isIP(name) !== 0
  return isNobodys ? new URLSearchParams(query).get('domain') || undefined : undefined
}

/** On a shared host the first segment is the slug, unless it is one of the product's own; on any other the host is the domain. */
export const pageTenant = (host: string, url: string, rootHost: string | null): PageTenant => {
  const [path, query] = splitAddress(url)
  if (!isSharedHost(host, rootHost)) return { kind: 'domain', domain: cleanDomain(hostName(host)), prefix: '' }
  const [segment = ''] = path.split('/').filter(Boolean)
  const slug = cleanSlug(decode(segment))
  if (slug !== '' && !RESERVED_SEGMENTS.has(slug)) return { kind: 'slug', slug, prefix: `/${segment}` }
  const named = domainInQuery(host, query)
  return named === undefined ? { kind: 'product' } : { kind: 'domain', domain: cleanDomain(named), prefix: '', byQuery: true }
}
