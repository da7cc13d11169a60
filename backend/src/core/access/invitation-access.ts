import { Inject, Injectable } from '@nestjs/common'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { closedInvitation, INVITATION_NOT_FOUND } from '@fullcourt/domain/users/invitations/decide'
import { invitationStream, type KnownInvitation } from '@fullcourt/domain/users/invitations/state'
import { Decider } from '../facts/decider'
import { Refused } from '../facts/refused'
import { covers, type Scope } from '../http/scope'
import { CLOCK, type Clock } from '../injection/tokens'
import { Parents } from './parents'

/** Invitations, for commands: one of somebody else, or of a deleted organization, is not there. */
@Injectable()
export class InvitationAccess {
  constructor(
    private readonly decider: Decider,
    private readonly parents: Parents,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async invitation(scope: Scope, user: UserId): Promise<KnownInvitation> {
    const invitation = await this.known(user)
    if (!covers(scope, invitation.organization)) throw new Refused(INVITATION_NOT_FOUND)
    return invitation
  }

  /** One that can still be accepted, for who has its secret; else why not, and what to do (403). */
  async open(user: UserId): Promise<KnownInvitation> {
    const invitation = await this.known(user)
    const closed = closedInvitation(invitation, this.clock().toISOString())
    if (closed) throw new Refused(closed)
    return invitation
  }

  private async known(user: UserId): Promise<KnownInvitation> {
    const invitation = await this.decider.state(invitationStream, user)
    if (invitation.kind === 'unknown' || !(await this.parents.organizationIsActive(invitation.organization)))
      throw new Refused(INVITATION_NOT_FOUND)
    return invitation
  }
}
