import type { Sealed } from '../facts/sealed'
import { specification } from '../testing/specification'
import type { OrganizationId, UserId } from '../ids/kinds'
import * as decisions from './decide'
import type { Role, UserFact, UserProfile } from './events'
import { userStream, type User } from './state'

/** Words in which the specs describe a user: `given(created('staff')).when(change({ role: 'org_owner' }, anOwner))`. */
export const given = specification(userStream.initial, userStream.evolve)

export const ANA: UserId = 7
const HARBOUR: OrganizationId = 1

/** A sealed value is a plain text here: the rules never open it. */
export const sealed = (text: string): Sealed => `sealed ${text}` as Sealed
export const profile = (role: Role, changes: Partial<UserProfile> = {}): UserProfile => ({
  username: sealed('ana'),
  usernameKey: 'key of ana',
  email: null,
  role,
  theme: 'light',
  ...changes,
})

// Who decides.
const deciding = (user: UserId, role: Role, organization: OrganizationId | null): decisions.Deciding => ({
  user,
  role,
  organization,
})
export const superAdmin = deciding(1, 'super_admin', null)
export const anOwner = deciding(2, 'org_owner', HARBOUR)
export const aColleague = deciding(3, 'staff', HARBOUR)
export const herself = (role: Role) => deciding(ANA, role, role === 'super_admin' ? null : HARBOUR)

const placeOf = (role: Role) => ({ user: ANA, organization: role === 'super_admin' ? null : HARBOUR })

// What happened.
export const created = (role: Role, changes: Partial<UserProfile> = {}): UserFact => ({
  type: 'UserCreated',
  data: { ...placeOf(role), profile: profile(role, changes) },
})
export const changed = (was: Partial<UserProfile>, is: Partial<UserProfile>, role: Role = 'staff'): UserFact => ({
  type: 'UserChanged',
  data: { ...placeOf(role), was, is },
})
export const passwordChanged = (reset: boolean, role: Role = 'staff'): UserFact => ({
  type: 'PasswordChanged',
  data: { ...placeOf(role), reset },
})
export const secondFactorSet = (role: Role = 'staff'): UserFact => ({ type: 'SecondFactorSet', data: placeOf(role) })
export const secondFactorRemoved = (role: Role = 'staff'): UserFact => ({ type: 'SecondFactorRemoved', data: placeOf(role) })
export const passkeyAdded = (passkey: string, role: Role = 'staff'): UserFact => ({
  type: 'PasskeyAdded',
  data: { ...placeOf(role), passkey },
})
export const passkeyRemoved = (passkey: string, role: Role = 'staff'): UserFact => ({
  type: 'PasskeyRemoved',
  data: { ...placeOf(role), passkey },
})
export const deleted = (role: Role = 'staff'): UserFact => ({ type: 'UserDeleted', data: placeOf(role) })

export const erased = (role: Role = 'staff'): UserFact => ({ type: 'PersonErased', data: placeOf(role) })
export const restored = (role: Role = 'staff'): UserFact => ({
  type: 'UserRestored',
  data: { ...placeOf(role), profile: profile(role) },
})

// What is wanted.
type By = decisions.Deciding | 'system'
export const create =
  (role: Role, by: By, organization: OrganizationId | null = HARBOUR) =>
  (state: User) =>
    decisions.createUser(state, { user: ANA, organization, profile: profile(role), by })
export const change = (wanted: Partial<UserProfile>, by: decisions.Deciding) => (state: User) =>
  decisions.changeUser(state, { wanted, by })
export const changePassword = (reset: boolean) => (state: User) => decisions.changePassword(state, { reset })
export const setSecondFactor = (state: User) => decisions.setSecondFactor(state)
export const removeSecondFactor = (by: decisions.Deciding) => (state: User) => decisions.removeSecondFactor(state, { by })
export const addPasskey = (passkey: string) => (state: User) => decisions.addPasskey(state, { passkey })
export const removePasskeys = (by: decisions.Deciding, passkeys: readonly string[]) => (state: User) =>
  decisions.removePasskeys(state, { by, passkeys })
export const eraseUser = (by: decisions.Deciding) => (state: User) => decisions.eraseUser(state, { by })
export const deleteUser = (by: decisions.Deciding) => (state: User) => decisions.deleteUser(state, { by })
export const restoreUser = (by: decisions.Deciding) => (state: User) => decisions.restoreUser(state, { by })
