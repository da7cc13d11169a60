import { linkSlug } from '@fullcourt/domain/organizations/menu/link-slug'

type Place = { readonly domain: string | null; readonly slug: string | null }

/** Where an internal link will appear (spec 1 §2): under the organization's domain, else under its slug; the label home is its first page. */
export const linkAddress = ({ domain, slug }: Place, label: string, host: string): string => {
  const site = domain ?? (slug === null ? host : `${host}/${slug}`)
  const page = linkSlug(label)
  return page === 'home' || page === '' ? `${site}/` : `${site}/${page}`
}
