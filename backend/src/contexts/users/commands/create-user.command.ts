import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { createUser, newUserFault, type Deciding } from '@fullcourt/domain/users/decide'
import type { Role } from '@fullcourt/domain/users/events'
import { cleanUsername, usernameFault } from '@fullcourt/domain/users/username'
import { userStream } from '@fullcourt/domain/users/state'
import type { OrganizationId, UserId } from '@fullcourt/domain/ids/kinds'
import type { CommandContext } from '../../../core/facts/command-context'
import type { CommandWithContext } from '../../../core/facts/command-with-context'
import { Decider } from '../../../core/facts/decider'
import { Refused, refuseFault } from '../../../core/facts/refused'
import { newPasswordFault } from '../../../core/password-rules/new-password'
import { Passwords } from '../../../core/sign-in/passwords'
import type { PasswordOutcome } from '../password-outcome'
import { NewProfiles } from '../new-profiles'

export type NewUser = {
  readonly organization: OrganizationId | null
  readonly username: string
  readonly email: string | null
  readonly role: Role
  readonly password: string
}

/** `by` is who makes the user; the product itself makes the first super_admin and the demo's people. */
export class CreateUser implements CommandWithContext<CreatedUser> {
  declare readonly outcome?: CreatedUser

  constructor(
    readonly context: CommandContext,
    readonly data: { readonly by: Deciding | 'system'; readonly user: NewUser },
  ) {}
}

type CreatedUser = PasswordOutcome & { readonly id: UserId }

@CommandHandler(CreateUser)
export class CreateUserHandler implements ICommandHandler<CreateUser> {
  constructor(
    private readonly decider: Decider,
    private readonly profiles: NewProfiles,
    private readonly passwords: Passwords,
  ) {}

  async execute({ context, data: { by, user: wanted } }: CreateUser): Promise<CreatedUser> {
    const { organization, email, role, password } = wanted
    const username = cleanUsername(wanted.username)
    const fault = newUserFault(by, { role, organization })
    if (fault) throw new Refused(fault)
    if (by !== 'system') refuseFault(usernameFault(username))
    refuseFault(newPasswordFault(password, { username, email }))
    const user = await context.nextId('user')
    const done = await this.decider.done(userStream, user, context)
    if (done) return { ...done, id: user, passwordSet: false }
    const profile = { ...(await this.profiles.make(context, user, { username, email })), role }
    const outcome = await this.decider.handle({
      stream: userStream,
      id: user,
      context,
      organization,
      prepare: () => this.passwords.set(user, password, { command: context.id, temporary: by !== 'system' }),
      decide: state => createUser(state, { user, organization, profile, by }),
    })
    return { ...outcome, id: user, passwordSet: true }
  }
}
