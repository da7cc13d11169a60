import type { UserId } from '@fullcourt/domain/ids/kinds'
import { endInvitation } from '@fullcourt/domain/users/invitations/decide'
import { invitationStream } from '@fullcourt/domain/users/invitations/state'
import { InvitationAccess } from '../../../core/access/invitation-access'
import { command, data } from '../../../core/facts/command'
import type { Scope } from '../../../core/http/scope'

/** Ends an invitation before its time: its link lets nobody in any more. */
export const EndInvitation = command('EndInvitation', {
  takes: data<{ readonly scope: Scope; readonly user: UserId }>(),
  uses: { invitations: InvitationAccess },
  access: ({ scope, user }, { invitations }) => invitations.invitation(scope, user),
  stream: invitationStream,
  id: (_, { user }) => user,
  decide: (invitation, _, __, { now }) => endInvitation(invitation, { now }),
})
