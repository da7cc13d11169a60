import { specification } from '../../testing/specification'
import { ANA, profile, sealed } from '../users.examples'
import * as decisions from './decide'
import type { InvitationFact, InvitedRole } from './events'
import { invitationStream, type Invitation } from './state'

/** Words in which the specs describe an invitation: `given(invited()).when(end(LATER)).thenNothing()`. */
export const given = specification(invitationStream.initial, invitationStream.evolve)

export const NOW = '2026-11-28T18:00:00.000Z'
/** A week later to the millisecond. */
export const ENDS = '2026-12-05T18:00:00.000Z'

const OF = { organization: 1, user: ANA }
const { role: _role, ...CHOSEN } = profile('staff')

// What happened.
export const invited = (role: InvitedRole = 'staff'): InvitationFact => ({
  type: 'UserInvited',
  data: { ...OF, name: sealed('ana'), email: null, role, ends: ENDS },
})
export const accepted: InvitationFact = { type: 'InvitationAccepted', data: OF }
export const joined = (role: InvitedRole = 'staff'): InvitationFact => ({
  type: 'UserCreated',
  data: { ...OF, profile: { ...CHOSEN, role } },
})
export const ended: InvitationFact = { type: 'InvitationEnded', data: OF }
export const erased: InvitationFact = { type: 'PersonErased', data: OF }

// What is wanted.
export const invite =
  (role: InvitedRole = 'staff') =>
  (invitation: Invitation) =>
    decisions.inviteUser(invitation, { ...OF, name: sealed('ana'), email: null, role, now: NOW })
export const accept =
  (now = NOW) =>
  (invitation: Invitation) =>
    decisions.acceptInvitation(invitation, { profile: CHOSEN, now })
export const end =
  (now = NOW) =>
  (invitation: Invitation) =>
    decisions.endInvitation(invitation, { now })
export const erase = decisions.eraseInvited
