import type { UserAnswer } from '../../../api/schema'

type Belonging = Pick<UserAnswer, 'organization'>

const isOwnHost = ({ organization }: Belonging, host: string) => organization?.domain === host.replace(/^www\./, '')

/**
 * The public site of the person's organization, where signing out leads: its domain, its slug, else the root
 * (docs/admin.md#where-people-land).
 */
export const publicSiteOf = (person: Belonging, host: string) => {
  const { domain, slug } = person.organization ?? {}
  if (domain && !isOwnHost(person, host)) return `//${domain}`
  return domain || !slug ? '/' : `/${slug}`
}

/** The public site for a link of the admin: by its slug, if there is one, because a domain may not lead here yet. */
export const linkedSiteOf = (person: Belonging, host: string) => {
  const slug = person.organization?.slug
  return slug && !isOwnHost(person, host) ? `/${slug}` : publicSiteOf(person, host)
}
