import { facts, nothing, refuse, type Decision, type Refusal } from '../../facts/decision'
import type { Sealed } from '../../facts/sealed'
import type { OrganizationId, UserId } from '../../ids/kinds'
import type { UserProfile } from '../events'
import type { InvitationFact, InvitedRole } from './events'
import { isInvitationOver, type Invitation, type KnownInvitation } from './state'

export const INVITATION_NOT_FOUND = refuse('not-found', 'Invitation not found.')

/** So long somebody can be invited for, in days (docs/tenancy.md#invitations). */
export const DAYS_OF_INVITATION = 7

const DAY = 24 * 60 * 60 * 1000

/** When an invitation ends that is made at a moment; both are ISO 8601 in UTC. */
export const endOfInvitation = (now: string): string => new Date(Date.parse(now) + DAYS_OF_INVITATION * DAY).toISOString()

const USED = refuse(
  'forbidden',
  'This invitation was used already. Sign in with the username and password that were chosen with it.',
)
const ENDED = refuse('forbidden', 'This invitation has ended. Ask for another one.')

/** Why an invitation cannot be accepted any more; undefined where it can. */
export const closedInvitation = ({ kind, ends }: Pick<KnownInvitation, 'kind' | 'ends'>, now: string): Refusal | undefined => {
  if (kind === 'accepted') return USED
  return kind !== 'open' || isInvitationOver({ ends }, now) ? ENDED : undefined
}

type InviteUser = {
  readonly organization: OrganizationId
  readonly user: UserId
  readonly name: Sealed
  readonly email: Sealed | null
  readonly role: InvitedRole
  /** ISO 8601 in UTC. */
  readonly now: string
}

export const inviteUser = (invitation: Invitation, { now, ...invited }: InviteUser): Decision<InvitationFact> =>
  invitation.kind === 'unknown' ? facts({ type: 'UserInvited', data: { ...invited, ends: endOfInvitation(now) } }) : nothing

type AcceptInvitation = { readonly profile: Omit<UserProfile, 'role'>; readonly now: string }

/** Makes the user who was invited, once, with the role that they were invited with. */
export const acceptInvitation = (invitation: Invitation, { profile, now }: AcceptInvitation): Decision<InvitationFact> => {
  if (invitation.kind === 'unknown') return INVITATION_NOT_FOUND
  const closed = closedInvitation(invitation, now)
  if (closed) return closed
  const { organization, user, role } = invitation
  return facts<InvitationFact>(
    { type: 'InvitationAccepted', data: { organization, user } },
    { type: 'UserCreated', data: { organization, user, profile: { ...profile, role } } },
  )
}

/** Ends an invitation before its time. One that made a user is not there any more: the user is. */
export const endInvitation = (invitation: Invitation, { now }: { readonly now: string }): Decision<InvitationFact> => {
  if (invitation.kind === 'unknown' || invitation.kind === 'accepted') return INVITATION_NOT_FOUND
  if (closedInvitation(invitation, now)) return nothing
  return facts({ type: 'InvitationEnded', data: { organization: invitation.organization, user: invitation.user } })
}

/** The name of who never came goes for good; the invitation ends with it. */
export const eraseInvited = (invitation: Invitation): Decision<InvitationFact> => {
  if (invitation.kind === 'unknown' || invitation.kind === 'accepted') return INVITATION_NOT_FOUND
  if (invitation.kind === 'erased') return nothing
  const data = { organization: invitation.organization, user: invitation.user }
  const erased = { type: 'PersonErased', data } as const
  return invitation.kind === 'ended'
    ? facts<InvitationFact>(erased)
    : facts<InvitationFact>({ type: 'InvitationEnded', data }, erased)
}
