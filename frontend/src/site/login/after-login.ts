/** Where a person lands after signing in: super_admin at the organizations, anyone else at the seasons. Spec 1 §2. */
export const landingOf = (role: string) => (role === 'super_admin' ? '/organizations' : '/dashboard/seasons')

/** An address of this very site, and no other: what a link in a mail may ask for after signing in. */
export const isInside = (address: string | null): address is string => /^\/(?![/\\])[^\\]*$/.test(address ?? '')

/** Back to where a person was when the session ended, else where the role lands. */
export const addressAfterLogin = (role: string, wanted: string | null) => (isInside(wanted) ? wanted : landingOf(role))
