import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { cleanName } from '@fullcourt/domain/facts/text'
import type { OrganizationId, UserId } from '@fullcourt/domain/ids/kinds'
import { endOfInvitation, inviteUser } from '@fullcourt/domain/users/invitations/decide'
import type { InvitedRole } from '@fullcourt/domain/users/invitations/events'
import { invitationStream } from '@fullcourt/domain/users/invitations/state'
import type { CommandContext } from '../../../core/facts/command-context'
import type { CommandOutcome, CommandWithContext } from '../../../core/facts/command-with-context'
import { Decider } from '../../../core/facts/decider'
import { CLOCK, PEOPLE, type Clock } from '../../../core/injection/tokens'
import { INVITATION_SECRETS, type LinkSecrets } from '../../../core/sign-in/links/link-secrets'
import { RunningDelivery } from '../mail/running-delivery'
import { UserMails, type InvitationToSend } from '../mail/user-mails'
import type { TrustedOrigin } from '../../../core/http/trusted-origin'
import type { People } from '../../../storage/people/people'

/** A secret that was just made; undefined in a call that is repeated. */
type MadeInvitation = CommandOutcome & { readonly id: UserId; readonly secret: string | undefined }

export type NewInvitation = {
  readonly organization: OrganizationId
  readonly name: string
  readonly email: string | null
  readonly role: InvitedRole
}

/** Lets somebody join the staff by a link. */
export class InviteUser implements CommandWithContext<MadeInvitation> {
  declare readonly outcome?: MadeInvitation

  constructor(
    readonly context: CommandContext,
    readonly data: { readonly wanted: NewInvitation; readonly origin: TrustedOrigin },
  ) {}
}

@CommandHandler(InviteUser)
export class InviteUserHandler implements ICommandHandler<InviteUser> {
  constructor(
    private readonly decider: Decider,
    private readonly mails: UserMails,
    private readonly delivery: RunningDelivery,
    @Inject(INVITATION_SECRETS) private readonly secrets: LinkSecrets,
    @Inject(PEOPLE) private readonly people: People,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ context, data: { wanted, origin } }: InviteUser): Promise<MadeInvitation> {
    const { organization, role } = wanted
    const user = await context.nextId('user')
    const done = await this.decider.done(invitationStream, user, context)
    if (done) return { ...done, id: user, secret: undefined }
    const name = await this.people.seal(`user-${user}`, cleanName(wanted.name))
    const email = wanted.email === null ? null : await this.people.seal(`user-${user}`, wanted.email)
    const ends = endOfInvitation(this.clock().toISOString())
    let secret: string | undefined
    const outcome = await this.decider.handle({
      stream: invitationStream,
      id: user,
      context,
      organization,
      prepare: async () => {
        secret = await this.secrets.renew(user, ends)
        await this.send(context, { user, secret, ends, origin, ...wanted })
      },
      decide: (invitation, { now }) => inviteUser(invitation, { organization, user, name, email, role, now }),
    })
    this.delivery.hasNew()
    return { ...outcome, id: user, secret }
  }

  /** The mail is kept before the fact, and sent once that is written. */
  private async send(
    context: CommandContext,
    invitation: Omit<InvitationToSend, 'id' | 'by' | 'email'> & NewInvitation,
  ): Promise<void> {
    const { email } = invitation
    if (email !== null) await this.mails.invite({ ...invitation, email, id: context.id, by: context.actor })
  }
}
