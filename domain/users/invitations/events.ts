import type { Fact } from '../../facts/fact'
import type { Sealed } from '../../facts/sealed'
import type { OrganizationId, UserId } from '../../ids/kinds'
import type { PersonErased } from '../../people/events'
import type { Role, UserCreated } from '../events'

/** What somebody can be invited as: a super_admin is made by another one. */
export type InvitedRole = Exclude<Role, 'super_admin'>

/** `user`: the id that they have from the invitation on, and keep as a user. */
type OfInvited = { readonly organization: OrganizationId; readonly user: UserId }

/** Somebody may join the staff by a link, once, until a moment (ISO 8601 in UTC); the secret in it is in no fact. */
export type UserInvited = Fact<
  'UserInvited',
  OfInvited & { readonly name: Sealed; readonly email: Sealed | null; readonly role: InvitedRole; readonly ends: string }
>
/** They opened the link and chose a username and a password; `UserCreated` follows. */
export type InvitationAccepted = Fact<'InvitationAccepted', OfInvited>
/** The link ended before its time. */
export type InvitationEnded = Fact<'InvitationEnded', OfInvited>

/** Facts of invitations alone. */
export type OwnInvitationFact = UserInvited | InvitationAccepted | InvitationEnded

/** They are in the stream of the user who is to be, so that an invitation makes one user at most. */
export type InvitationFact = OwnInvitationFact | UserCreated | PersonErased
