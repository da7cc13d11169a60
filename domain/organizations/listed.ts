import type { Role } from '../users/events'
import type { FeatureFlags } from './features'

/** Whether somebody of that role runs the organization that they belong to: a super_admin is there for all of them. */
export const runsOrganization = (role: Role): boolean => role !== 'super_admin'

/**
 * Whether visitors find an organization in the listings: somebody runs it, and it is not switched off there
 * (docs/tenancy.md#organizations). The specification names one organization that never is; that is a choice of its own site.
 */
export const isListed = (flags: FeatureFlags, isRun: boolean): boolean => flags['unlisted'] !== true && isRun
