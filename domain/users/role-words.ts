import type { Role } from './events'

/** Roles in the middle of a sentence. */
export const ROLE_WORDS: { readonly [role in Role]: string } = {
  super_admin: 'super admin',
  org_owner: 'organization owner',
  staff: 'staff',
}
