import type { Actor } from '../http/actor'
import type { Accounts } from './ports'

/** The page on which somebody signs in; an empty text is the same as none. */
type OnPage = { readonly slug?: string | null; readonly domain?: string | null }

/** On the page of another organization nobody signs in but a super_admin. */
export const isAtHome = async (accounts: Accounts, { role, organization }: Actor, { slug, domain }: OnPage): Promise<boolean> => {
  if (role === 'super_admin' || (!slug && !domain)) return true
  const named = await accounts.organizationAt({ slug: slug || undefined, domain: domain || undefined })
  return named === undefined || named === organization
}
