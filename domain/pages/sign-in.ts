import type { Role } from '../users/events'

/** The dashboard: the organizations for a super_admin, the seasons for anyone else (docs/admin.md#where-people-land). */
export const dashboardOf = (role: Role) => (role === 'super_admin' ? '/organizations' : '/dashboard/seasons')

/** Where people land after signing in: a super_admin at their dashboard, anyone else at the games of today. */
export const landingOf = (role: Role) => (role === 'super_admin' ? dashboardOf(role) : '/dashboard/today')

/** Where to sign in, and back to `next` afterwards. */
export const signInAddress = (next: string) => `/login?next=${encodeURIComponent(next)}`

/** An address of this very site and no other: what a link in a mail may ask for after signing in. */
const isInside = (address: string | null): address is string => /^\/(?![/\\])[^\\]*$/.test(address ?? '')

/** Back to where a person was when the session ended (`next` of the sign-in's address), else to where they land. */
export const addressAfterSignIn = (role: Role, next: string | null) => (isInside(next) ? next : landingOf(role))
