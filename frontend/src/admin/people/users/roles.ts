import type { UserAnswer } from '../../../api/schema'

/** How roles are shown (docs/admin.md#users). */
export const roleLabels: { readonly [role in UserAnswer['role']]: string } = {
  super_admin: 'Super Admin',
  org_owner: 'Organization Owner',
  staff: 'Staff',
}
