import type { OrganizationProfile } from '@fullcourt/domain/organizations/events'

/** Where an organization's site is found from everywhere; null where it has no domain, and the product's own host is not known. */
export const siteAddress = ({ domain, slug }: OrganizationProfile, rootHost: string | null): string | null => {
  if (domain) return `https://${domain}`
  return slug && rootHost ? `https://${rootHost}/${slug}` : null
}
