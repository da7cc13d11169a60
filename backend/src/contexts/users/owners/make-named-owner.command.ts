import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { OrganizationId, UserId } from '@fullcourt/domain/ids/kinds'
import { createUser } from '@fullcourt/domain/users/decide'
import type { UserProfile } from '@fullcourt/domain/users/events'
import { userStream } from '@fullcourt/domain/users/state'
import type { CommandContext } from '../../../core/facts/command-context'
import { Decider } from '../../../core/facts/decider'
import { PEOPLE } from '../../../core/injection/tokens'
import type { People } from '../../../storage/people/people'
import { UsernameClaims } from '../username-claims'

/** Makes the owner with whom an organization was made. */
export class MakeNamedOwner {
  constructor(
    readonly context: CommandContext,
    readonly data: { readonly organization: OrganizationId; readonly user: UserId; readonly profile: UserProfile },
  ) {}
}

@CommandHandler(MakeNamedOwner)
export class MakeNamedOwnerHandler implements ICommandHandler<MakeNamedOwner> {
  constructor(
    private readonly decider: Decider,
    private readonly usernames: UsernameClaims,
    @Inject(PEOPLE) private readonly people: People,
  ) {}

  /** The name is claimed once more: long after a crash somebody else may have taken it. */
  async execute({ context, data: { organization, user, profile } }: MakeNamedOwner) {
    const username = await this.people.open(`user-${user}`, profile.username)
    if (username !== null) await this.usernames.take(context, user, username)
    return this.decider.handle({
      stream: userStream,
      id: user,
      context,
      organization,
      decide: state => createUser(state, { user, organization, profile, by: 'system' }),
    })
  }
}
