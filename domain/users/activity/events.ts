import type { Fact } from '../../facts/fact'
import type { OrganizationId, PlayerId, UserId } from '../../ids/kinds'

type Account = { readonly user: UserId; readonly organization: OrganizationId | null }

/** `isNewDevice`: nobody of this name had signed in with the device before. Nothing else is said of the place. */
export type UserSignedIn = Fact<'UserSignedIn', Account & { readonly isNewDevice: boolean }>

/** The same with a passkey, which needs neither a password nor a code. */
export type UserSignedInWithPasskey = Fact<'UserSignedInWithPasskey', Account & { readonly isNewDevice: boolean }>

/** Somebody who said to be this user was not let in. Nobody knows who it was, so the product itself acts. */
export type SignInRefused = Fact<'SignInRefused', Account>

/** One of the codes that stand in for a lost device was used up; `left` are still good. */
export type RecoveryCodeUsed = Fact<'RecoveryCodeUsed', Account & { readonly left: number }>

/** Whose e-mail addresses and phone numbers somebody was answered. */
export type OpenedDetails = {
  /** Null of users who belong to none. */
  readonly organization: OrganizationId | null
  readonly kind: 'player' | 'user'
  /** Where it was one person alone; null of a list. */
  readonly person: PlayerId | UserId | null
  /** How many persons with an e-mail address or a phone number. */
  readonly persons: number
}

export type ContactDetailsOpened = Fact<'ContactDetailsOpened', OpenedDetails>

/** What people do without changing anything (docs/facts.md#signing-in-and-looking-up). */
export type ActivityFact = UserSignedIn | UserSignedInWithPasskey | SignInRefused | RecoveryCodeUsed | ContactDetailsOpened
