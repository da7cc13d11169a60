import { isIP } from 'node:net'
import { cleanDomain, cleanSlug } from '@fullcourt/domain/organizations/address'
import { RESERVED_SEGMENTS } from '@fullcourt/domain/pages/reserved-segments'

/** Which organization a page's address names (spec 1 §1, Tenant resolution). */
export type PageTenant =
  | { readonly kind: 'product' }
  | { readonly kind: 'slug'; readonly slug: string; readonly prefix: string }
  | { readonly kind: 'domain'; readonly domain: string; readonly prefix: '' }

const hostName = (host: string): string =>
  host
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase()

/** Localhost, IP addresses and the product's own host belong to no organization. */
export const isSharedHost = (host: string, rootHost: string | null): boolean => {
  const name = hostName(host)
  return (
    name === '' || name === 'localhost' || isIP(name) !== 0 || (rootHost !== null && cleanDomain(name) === cleanDomain(rootHost))
  )
}

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** On a shared host the first segment is the slug, unless it is one of the product's own; on any other the host is the domain. */
export const pageTenant = (host: string, path: string, rootHost: string | null): PageTenant => {
  if (!isSharedHost(host, rootHost)) return { kind: 'domain', domain: cleanDomain(hostName(host)), prefix: '' }
  const [segment = ''] = path.split('/').filter(Boolean)
  const slug = cleanSlug(decoded(segment))
  return slug === '' || RESERVED_SEGMENTS.has(slug) ? { kind: 'product' } : { kind: 'slug', slug, prefix: `/${segment}` }
}
