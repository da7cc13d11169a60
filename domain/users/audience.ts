import type { Role } from './events'

/** For whom a page or a call is, in the words of the calls: everybody who is signed in, owners and super_admins, super_admins alone. */
export type Audience = 'staff' | 'owner' | 'super'

const ROLES: Readonly<Record<Audience, readonly Role[]>> = {
  staff: ['staff', 'org_owner', 'super_admin'],
  owner: ['org_owner', 'super_admin'],
  super: ['super_admin'],
}

/** Whether a signed-in person of this role belongs to an audience. */
export const isInAudience = (audience: Audience, role: Role): boolean => ROLES[audience].includes(role)
