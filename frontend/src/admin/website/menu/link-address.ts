import { linkAddress } from '@fullcourt/domain/organizations/menu/link-page'

type Place = { readonly domain: string | null; readonly slug: string | null }

/**
 * Where an internal link will appear (docs/public-pages.md#menu): under the organization's domain, else under its slug; the label home is
 * its first page.
 */
export const addressOnSite = ({ domain, slug: organization }: Place, slug: string, host: string): string => {
  const site = domain ?? (organization === null ? host : `${host}/${organization}`)
  return `${site}${linkAddress(slug) ?? `/${slug}`}`
}
