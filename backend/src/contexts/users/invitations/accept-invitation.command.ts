import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { acceptInvitation } from '@fullcourt/domain/users/invitations/decide'
import { invitationStream } from '@fullcourt/domain/users/invitations/state'
import { cleanUsername, usernameFault } from '@fullcourt/domain/users/username'
import { InvitationAccess } from '../../../core/access/invitation-access'
import type { CommandContext } from '../../../core/facts/command-context'
import type { CommandWithContext } from '../../../core/facts/command-with-context'
import { Decider, type Outcome } from '../../../core/facts/decider'
import { refuseFault } from '../../../core/facts/refused'
import { PEOPLE } from '../../../core/injection/tokens'
import { newPasswordFault } from '../../../core/password-rules/new-password'
import { Passwords } from '../../../core/sign-in/passwords'
import type { People } from '../../../storage/people/people'
import { NewProfiles } from '../new-profiles'

/** Makes the user who was invited, with a username and a password that they chose. */
export class AcceptInvitation implements CommandWithContext {
  constructor(
    readonly context: CommandContext,
    readonly data: { readonly user: UserId; readonly username: string; readonly password: string },
  ) {}
}

@CommandHandler(AcceptInvitation)
export class AcceptInvitationHandler implements ICommandHandler<AcceptInvitation> {
  constructor(
    private readonly decider: Decider,
    private readonly invitations: InvitationAccess,
    private readonly profiles: NewProfiles,
    private readonly passwords: Passwords,
    @Inject(PEOPLE) private readonly people: People,
  ) {}

  /** What may refuse it is asked before a name is claimed. */
  async execute({ context, data: { user, username: wanted, password } }: AcceptInvitation): Promise<Outcome> {
    const { organization, email: sealed } = await this.invitations.open(user)
    const email = sealed === null ? null : await this.people.open(`user-${user}`, sealed)
    const username = cleanUsername(wanted)
    refuseFault(usernameFault(username))
    refuseFault(newPasswordFault(password, { username, email }))
    const profile = await this.profiles.make(context, user, { username, email })
    return this.decider.handle({
      stream: invitationStream,
      id: user,
      context,
      organization,
      prepare: () => this.passwords.set(user, password, { command: context.id }),
      decide: (invitation, { now }) => acceptInvitation(invitation, { profile, now }),
    })
  }
}
