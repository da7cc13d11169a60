import type { Sealed } from '../../facts/sealed'
import type { StreamOf } from '../../facts/stream-of'
import type { OrganizationId, UserId } from '../../ids/kinds'
import { userStream } from '../state'
import type { InvitationFact, InvitedRole } from './events'

/** `open` says that nobody used or ended it: that its time is over is for who knows the time to say (`isInvitationOver`). */
export type KnownInvitation = {
  readonly kind: 'open' | 'accepted' | 'ended' | 'erased'
  readonly user: UserId
  readonly organization: OrganizationId
  readonly email: Sealed | null
  readonly role: InvitedRole
  readonly ends: string
}
export type Invitation = { readonly kind: 'unknown' } | KnownInvitation

/** Whether the time of an invitation is over at a moment; both are ISO 8601 in UTC. */
export const isInvitationOver = ({ ends }: { readonly ends: string }, now: string): boolean => Date.parse(ends) <= Date.parse(now)

const evolve = (invitation: Invitation, fact: InvitationFact): Invitation => {
  if (fact.type === 'UserInvited') {
    const { user, organization, email, role, ends } = fact.data
    return { kind: 'open', user, organization, email, role, ends }
  }
  if (invitation.kind === 'unknown') return invitation
  switch (fact.type) {
    case 'InvitationAccepted':
      return { ...invitation, kind: 'accepted' }
    case 'InvitationEnded':
      return { ...invitation, kind: 'ended' }
    case 'PersonErased':
      return { ...invitation, kind: 'erased' }
    default:
      return invitation
  }
}

export const invitationStream: StreamOf<Invitation, InvitationFact, UserId> = {
  name: userStream.name,
  initial: { kind: 'unknown' },
  evolve,
}
