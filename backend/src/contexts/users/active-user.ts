import type { UserId } from '@fullcourt/domain/ids/kinds'
import { activeOf, type Known } from '@fullcourt/projections/card'
import { organizationCard, type OrganizationCard } from '@fullcourt/projections/organizations/organization'
import { userCard, type UserCard } from '@fullcourt/projections/users/user'
import type { Documents } from '../../storage/documents/documents'

/** A user who is there. */
export type ActiveUser = Known<UserCard>

/** A user who is there, with the organization that they work for; a super_admin works for none. */
export type Account = { readonly user: ActiveUser; readonly organization: Known<OrganizationCard> | null }

/**
 * Somebody who may be signed in: they were not deleted, and the organization that they belong to is active
 * (docs/facts.md#deleting-and-bringing-back).
 */
export const activeAccount = async (documents: Documents, id: UserId): Promise<Account | undefined> => {
  const user = activeOf(await documents.get(userCard, id))
  if (user === undefined) return undefined
  if (user.organization === null) return { user, organization: null }
  const organization = activeOf(await documents.get(organizationCard, user.organization))
  return organization && { user, organization }
}

/** The user alone of such an account. */
export const activeUser = async (documents: Documents, id: UserId): Promise<ActiveUser | undefined> =>
  (await activeAccount(documents, id))?.user
