import type { UserId } from '@fullcourt/domain/ids/kinds'
import { activeOf, type Known } from '@fullcourt/projections/card'
import { organizationCard } from '@fullcourt/projections/organizations/organization'
import { userCard, type UserCard } from '@fullcourt/projections/users/user'
import type { Documents } from '../../storage/documents/documents'

/** A user who is there. */
export type ActiveUser = Known<UserCard>

/**
 * Somebody who may be signed in: they were not deleted, and the organization that they belong to is active
 * (docs/facts.md#deleting-and-bringing-back).
 */
export const activeUser = async (documents: Documents, id: UserId): Promise<ActiveUser | undefined> => {
  const user = activeOf(await documents.get(userCard, id))
  if (user === undefined || user.organization === null) return user
  return activeOf(await documents.get(organizationCard, user.organization)) && user
}
