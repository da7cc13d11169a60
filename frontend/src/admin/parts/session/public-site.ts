import type { UserAnswer } from '../../../api/schema'

/**
 * The public site of the person's organization, where signing out leads too: its domain, its slug, else the root
 * (docs/admin.md#where-people-land).
 */
export const publicSiteOf = ({ organization }: Pick<UserAnswer, 'organization'>, host: string) => {
  if (organization?.domain && organization.domain !== host.replace(/^www\./, '')) return `//${organization.domain}`
  if (organization?.domain || !organization?.slug) return '/'
  return `/${organization.slug}`
}
