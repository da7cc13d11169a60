import type { Sealed } from '@fullcourt/domain/facts/sealed'
import type { OrganizationId, UserId } from '@fullcourt/domain/ids/kinds'
import { acceptInvitation, endInvitation, eraseInvited, inviteUser } from '@fullcourt/domain/users/invitations/decide'
import { invitationStream } from '@fullcourt/domain/users/invitations/state'
import type { Installation } from './installation'

const NOW = '2025-06-29T18:00:00.000Z'

const invite = (installation: Installation, organization: OrganizationId): UserId => {
  const user = installation.newId('user')
  const name = `invited ${user}` as Sealed
  installation.log.decide(invitationStream, user, state =>
    inviteUser(state, { organization, user, name, email: null, role: 'staff', now: NOW }),
  )
  return user
}

/** Invitations: one that is open, one that made a user, one that was ended, and one of somebody who is erased. */
export const makeInvitations = (installation: Installation, organization: OrganizationId): void => {
  const { log } = installation
  invite(installation, organization)
  const joined = invite(installation, organization)
  const profile = {
    username: `user ${joined}` as Sealed,
    usernameKey: `key ${joined}`,
    email: null,
    theme: 'auto' as const,
  }
  log.decide(invitationStream, joined, state => acceptInvitation(state, { profile, now: NOW }))
  log.decide(invitationStream, invite(installation, organization), state => endInvitation(state, { now: NOW }))
  log.decide(invitationStream, invite(installation, organization), eraseInvited)
}
