import type { Change } from '../facts/change'
import type { Fact } from '../facts/fact'
import type { Sealed } from '../facts/sealed'
import type { PersonErased } from '../people/events'
import type { OrganizationId, UserId } from '../ids/kinds'
import type { Theme } from './theme'

/** What somebody may do (docs/tenancy.md#roles). A super_admin belongs to no organization. */
export type Role = 'super_admin' | 'org_owner' | 'staff'

export type UserProfile = {
  readonly username: Sealed
  /** Keyed hash of the username: the key of its claim. */
  readonly usernameKey: string
  readonly email: Sealed | null
  readonly role: Role
  /** How the person sees every page where they are signed in; `auto`, which a new user has, leaves it to the device. */
  readonly theme: Theme
}

type UserPlace = { user: UserId; organization: OrganizationId | null }

export type UserCreated = Fact<'UserCreated', UserPlace & { profile: UserProfile }>
export type UserChanged = Fact<'UserChanged', UserPlace & Change<UserProfile>>
/** A new password holds from now on; the password itself is in no fact. `reset`: it was made for the user by somebody else. */
export type PasswordChanged = Fact<'PasswordChanged', UserPlace & { reset: boolean }>
/** Signing in takes a code beside the password from now on; the secret that codes are made of is in no fact. */
export type SecondFactorSet = Fact<'SecondFactorSet', UserPlace>
/** The password alone is enough again. */
export type SecondFactorRemoved = Fact<'SecondFactorRemoved', UserPlace>
/** They sign in with a passkey from now on as well; its keys are in no fact. `passkey`: its id, which opens nothing. */
export type PasskeyAdded = Fact<'PasskeyAdded', UserPlace & { passkey: string }>
export type PasskeyRemoved = Fact<'PasskeyRemoved', UserPlace & { passkey: string }>
export type UserDeleted = Fact<'UserDeleted', UserPlace>
/** The user is back with the username that they had; they have no password until somebody sets one. */
export type UserRestored = Fact<'UserRestored', UserPlace & { profile: UserProfile }>

export type UserFact =
  | UserCreated
  | UserChanged
  | PasswordChanged
  | SecondFactorSet
  | SecondFactorRemoved
  | PasskeyAdded
  | PasskeyRemoved
  | UserDeleted
  | UserRestored
  | PersonErased
