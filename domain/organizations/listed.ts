import type { Role } from '../users/events'
import type { FeatureFlags } from './features'

/**
 * Whether visitors find an organization in the listings: somebody runs it who is more than a super_admin, and it is not switched off
 * there (docs/tenancy.md#organizations). The specification names one organization that never is; that is a choice of its own site.
 */
export const isListed = (flags: FeatureFlags, roles: readonly Role[]): boolean =>
  flags['unlisted'] !== true && roles.some(role => role !== 'super_admin')
