import type { UserAnswer } from '../../api/schema'

/** How roles are shown. Spec 1 §6. */
export const roleLabels: { readonly [role in UserAnswer['role']]: string } = {
  super_admin: 'Super Admin',
  org_owner: 'Organization Owner',
  staff: 'Staff',
}
