import { refuseField, type Refusal } from '../facts/decision'
import { RESERVED_SEGMENTS } from '../pages/reserved-segments'
import { cleanSlug, hasSlugForm, SLUG_FORM } from './slug-form'

/** A host name in ASCII (`münchen.example` is `xn--mnchen-3ya.example`), as a browser names it in `Host`. */
const inAscii = (host: string): string => {
  if (!/^[\p{L}\p{N}\p{M}.-]+$/u.test(host) || !URL.canParse(`http://${host}`)) return host
  return new URL(`http://${host}`).hostname
}

/** A domain as it is compared and stored: like a slug, in ASCII, without a leading `www.` and a closing dot. */
export const cleanDomain = (domain: string): string =>
  inAscii(cleanSlug(domain))
    .replace(/^(?:www\.)+/, '')
    .replace(/\.$/, '')

/** Refuses a slug, in the form of `cleanSlug`, that is no single segment of a path or belongs to the product. */
export const slugFault = (slug: string): Refusal | undefined => {
  if (!hasSlugForm(slug)) return refuseField('slug', SLUG_FORM)
  return RESERVED_SEGMENTS.has(slug) ? refuseField('slug', `Slug ${slug} is reserved for the product's own pages.`) : undefined
}

/** Refuses what is no host name in the form of `cleanDomain`; an IP address or `localhost` is none of an organization. */
export const domainFault = (domain: string): Refusal | undefined =>
  domain.length <= 253 && /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/.test(domain)
    ? undefined
    : refuseField('domain', 'Domain must be a host name such as league.example.com.')
