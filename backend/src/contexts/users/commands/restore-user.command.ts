import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { ERASED } from '@fullcourt/domain/people/erased'
import { restoreUser } from '@fullcourt/domain/users/decide'
import { userStream } from '@fullcourt/domain/users/state'
import { UserAccess, type AccessibleUser } from '../../../core/access/user-access'
import type { CommandContext } from '../../../core/facts/command-context'
import { Decider } from '../../../core/facts/decider'
import { orThrow, Refused } from '../../../core/facts/refused'
import type { Actor } from '../../../core/http/actor'
import { PEOPLE } from '../../../core/injection/tokens'
import type { People } from '../../../storage/people/people'
import { UsernameClaims } from '../username-claims'

/** Brings a deleted user back, who claims their username again; their password went with them, so that somebody has to set one. */
export class RestoreUser {
  constructor(
    readonly context: CommandContext,
    readonly data: { readonly actor: Actor; readonly user: UserId },
  ) {}
}

@CommandHandler(RestoreUser)
export class RestoreUserHandler implements ICommandHandler<RestoreUser> {
  constructor(
    private readonly decider: Decider,
    private readonly access: UserAccess,
    private readonly usernames: UsernameClaims,
    @Inject(PEOPLE) private readonly people: People,
  ) {}

  async execute({ context, data: { actor, user: id } }: RestoreUser) {
    const user = await this.access.knownUser(actor, id)
    orThrow(restoreUser(user, { by: actor }))
    if (user.kind === 'deleted') await this.claimName(context, user)
    return this.decider.handle({
      stream: userStream,
      id,
      context,
      organization: user.organization,
      decide: state => restoreUser(state, { by: actor }),
    })
  }

  private async claimName(context: CommandContext, { id, profile }: AccessibleUser): Promise<void> {
    const username = await this.people.open(`user-${id}`, profile.username)
    if (username === null) throw new Refused(ERASED)
    await this.usernames.take(context, id, username)
  }
}
