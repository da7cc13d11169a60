import type { OrganizationId } from '../ids/kinds'
import type { Role } from '../users/events'

/** Left out of the listings by the specification (spec 1 §2, Listings page). */
const NEVER_LISTED: OrganizationId = 2

/** Whether visitors find an organization in the listings: somebody runs it who is more than a super_admin. */
export const isListed = (organization: OrganizationId, roles: readonly Role[]): boolean =>
  organization !== NEVER_LISTED && roles.some(role => role !== 'super_admin')
