import { plainText } from '@fullcourt/domain/facts/plain-text'
import type { ListingAnswer } from '../../api/schema'
import { capitalize } from '../../ui/format/capitalize'
import type { PublicSite } from '../site'
import { siteQuery } from '../site-query'

/** A league as visitors find it. */
export type Listing = Pick<ListingAnswer, 'id' | 'name' | 'slug' | 'domain' | 'logo_url' | 'colors' | 'abbreviation'> & {
  readonly href: string
  readonly sports: readonly string[]
}

/** Its site: under its slug on this host, else on its own domain; one that has neither is no site. */
const addressOf = ({ slug, domain }: ListingAnswer) => (slug ? `/${slug}` : domain && `https://${domain}`)

/** A listing as an answer says it; nothing where it has no site. */
export const listingOf = (answer: ListingAnswer): Listing[] => {
  const { id, name, slug, domain, logo_url, colors, abbreviation, sports } = answer
  const href = addressOf(answer)
  return href
    ? [{ id, name, slug, domain, logo_url, colors, abbreviation, href, sports: sports.map(({ name }) => capitalize(name)) }]
    : []
}

/** All leagues, by name: of very many the first, or the one of a slug. */
export const listingsOf = ({ api }: PublicSite, wanted: { readonly limit?: number; readonly named?: string } = {}) =>
  siteQuery('listings', wanted, [], async signal =>
    (await api.get('/api/listings', { query: wanted, signal })).flatMap(listingOf),
  )

/** The leagues whose name has all words that somebody typed, with accents or without. */
export const listingsWith = (listings: readonly Listing[], words: string) => {
  const sought = plainText(words).split(/\s+/).filter(Boolean)
  return listings.filter(({ name }) => sought.every(word => plainText(name).includes(word)))
}
