import { twoFactorsAreNeeded } from '@fullcourt/domain/organizations/features'
import type { Account } from '../active-user'

/** Whether somebody has no second factor and works for an organization that needs one (docs/tenancy.md#two-factors). */
export const mustSetSecondFactor = ({ user, organization }: Account): boolean =>
  !user.secondFactor && organization !== null && twoFactorsAreNeeded(organization.flags)
