import { thingOf } from './made-league'
import { clientOf, signIn } from './process-client'
import { ADMIN } from './product-process'

/** As whom the staff of `newStaff` sign in. */
export const STAFF = { username: 'stan', password: 'a long enough password' } as const

/** The slug of the organization of `newStaff`. */
export const SLUG = 'riverside'

/** Somebody of the staff of a new organization of a process of its own, who has chosen a password, with the cookie of a session. */
export const newStaff = async (base: string): Promise<{ readonly organization: number; readonly cookie: string }> => {
  const admin = clientOf(base, await signIn(base, ADMIN))
  const { id: organization } = thingOf(await admin.post('/api/organizations', { name: 'Riverside League', slug: SLUG }))
  const first = { ...STAFF, password: 'made by the owner' }
  const { id } = thingOf(await admin.post('/api/usersv2', { ...first, organization_id: organization }))
  const chosen = { oldPassword: first.password, password: STAFF.password }
  thingOf(await clientOf(base, await signIn(base, first)).put(`/api/usersv2/${id}`, chosen))
  return { organization, cookie: await signIn(base, STAFF) }
}
