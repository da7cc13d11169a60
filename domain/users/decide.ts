import { changeOf } from '../facts/change'
import { facts, factsOrNothing, nothing, refuse, refuseField, type Decision, type Refusal } from '../facts/decision'
import type { OrganizationId, UserId } from '../ids/kinds'
import { ERASED } from '../people/erased'
import type { Role, UserFact, UserProfile } from './events'
import type { User } from './state'

export const USER_NOT_FOUND = refuse('not-found', 'User not found')

/** Who decides: their id, role and organization. */
export type Deciding = { readonly user: UserId; readonly role: Role; readonly organization: OrganizationId | null }

const mayTouch = (by: Deciding | 'system', role: Role) => by === 'system' || role !== 'super_admin' || by.role === 'super_admin'

type CreateUser = {
  readonly user: UserId
  readonly organization: OrganizationId | null
  readonly profile: UserProfile
  readonly by: Deciding | 'system'
}

/** Only a super_admin makes one, and only a super_admin belongs to no organization (docs/tenancy.md#roles). */
export const newUserFault = (
  by: CreateUser['by'],
  { role, organization }: { readonly role: Role; readonly organization: OrganizationId | null },
): Refusal | undefined => {
  if (!mayTouch(by, role)) return refuse('forbidden', 'Only a super admin can create a super admin.')
  return role !== 'super_admin' && organization === null ? refuseField('organization_id', 'Organization is required.') : undefined
}

export const createUser = (user: User, { by, user: id, organization, profile }: CreateUser): Decision<UserFact> => {
  if (user.kind !== 'unknown') return nothing
  return (
    newUserFault(by, { role: profile.role, organization }) ??
    facts({
      type: 'UserCreated',
      data: { user: id, organization: profile.role === 'super_admin' ? null : organization, profile },
    })
  )
}

type ChangeUser = { readonly wanted: Partial<UserProfile>; readonly by: Deciding }

/** Nobody changes their own role; only a super_admin makes or touches a super_admin (docs/tenancy.md#roles). */
export const changeUser = (user: User, { wanted, by }: ChangeUser): Decision<UserFact> => {
  if (user.kind !== 'active') return USER_NOT_FOUND
  if (!mayTouch(by, user.profile.role) || !mayTouch(by, wanted.role ?? 'staff'))
    return refuse('forbidden', 'Only a super admin can change a super admin.')
  const change = changeOf(user.profile, wanted)
  if (change === undefined) return nothing
  if (change.is.role !== undefined && by.user === user.id) return refuse('forbidden', 'You cannot change your own role.')
  if (change.is.role !== undefined && by.role === 'staff') return refuse('forbidden', 'Only an owner can change roles.')
  if (change.is.role !== undefined && (change.is.role === 'super_admin') !== (user.organization === null))
    return refuse('invalid', 'A super admin does not belong to an organization, so this role cannot be given or taken away.')
  return facts({ type: 'UserChanged', data: { user: user.id, organization: user.organization, ...change } })
}

export const changePassword = (user: User, { reset }: { reset: boolean }): Decision<UserFact> =>
  user.kind === 'active'
    ? facts({ type: 'PasswordChanged', data: { user: user.id, organization: user.organization, reset } })
    : USER_NOT_FOUND

/** A new secret takes the place of the one before: that is a change, too. */
export const setSecondFactor = (user: User): Decision<UserFact> =>
  user.kind === 'active'
    ? facts({ type: 'SecondFactorSet', data: { user: user.id, organization: user.organization } })
    : USER_NOT_FOUND

/** Their own, or of somebody who lost what makes the codes. */
export const removeSecondFactor = (user: User, { by }: { by: Deciding | 'system' }): Decision<UserFact> => {
  if (user.kind !== 'active') return USER_NOT_FOUND
  if (!mayTouch(by, user.profile.role)) return refuse('forbidden', 'Only a super admin can change a super admin.')
  if (!user.secondFactor) return nothing
  return facts({ type: 'SecondFactorRemoved', data: { user: user.id, organization: user.organization } })
}

/** So many passkeys somebody can have: one for each of their devices, and some to spare. */
const MOST_PASSKEYS = 20

/** One of their own. */
export const addPasskey = (user: User, { passkey }: { passkey: string }): Decision<UserFact> => {
  if (user.kind !== 'active') return USER_NOT_FOUND
  if (user.passkeys.length >= MOST_PASSKEYS)
    return refuse('conflict', `Nobody can have more than ${MOST_PASSKEYS} passkeys. Remove one first.`)
  return facts({ type: 'PasskeyAdded', data: { user: user.id, organization: user.organization, passkey } })
}

/** Some of their own, or of somebody who lost a device. */
export const removePasskeys = (
  user: User,
  { passkeys, by }: { passkeys: readonly string[]; by: Deciding | 'system' },
): Decision<UserFact> => {
  if (user.kind !== 'active') return USER_NOT_FOUND
  if (!mayTouch(by, user.profile.role)) return refuse('forbidden', 'Only a super admin can change a super admin.')
  const { id, organization } = user
  const removed = user.passkeys.filter(passkey => passkeys.includes(passkey))
  return factsOrNothing<UserFact>(removed.map(passkey => ({ type: 'PasskeyRemoved', data: { user: id, organization, passkey } })))
}

export const deleteUser = (user: User, { by }: { by: Deciding }): Decision<UserFact> => {
  if (user.kind !== 'active') return USER_NOT_FOUND
  if (!mayTouch(by, user.profile.role)) return refuse('forbidden', 'Only a super admin can change a super admin.')
  if (by.user === user.id) return refuse('forbidden', 'You cannot delete yourself.')
  return facts({ type: 'UserDeleted', data: { user: user.id, organization: user.organization } })
}

/** Brings a deleted user back, without a password; one who is there stays as they are. Their username is claimed before. */
export const restoreUser = (user: User, { by }: { by: Deciding }): Decision<UserFact> => {
  if (user.kind === 'unknown') return USER_NOT_FOUND
  if (!mayTouch(by, user.profile.role)) return refuse('forbidden', 'Only a super admin can change a super admin.')
  if (user.kind === 'erased') return ERASED
  if (user.kind === 'active') return nothing
  return facts({ type: 'UserRestored', data: { user: user.id, organization: user.organization, profile: user.profile } })
}

/** For good, whether they were deleted before or not; the history keeps that somebody acted, and no name (docs/people.md#erasing). */
export const eraseUser = (user: User, { by }: { by: Deciding }): Decision<UserFact> => {
  if (user.kind === 'unknown') return USER_NOT_FOUND
  if (user.kind === 'erased') return nothing
  if (!mayTouch(by, user.profile.role)) return refuse('forbidden', 'Only a super admin can change a super admin.')
  if (by.user === user.id) return refuse('forbidden', 'You cannot erase yourself.')
  const data = { user: user.id, organization: user.organization }
  const erased: UserFact = { type: 'PersonErased', data }
  return user.kind === 'active' ? facts<UserFact>({ type: 'UserDeleted', data }, erased) : facts(erased)
}
