import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { erasePlayer } from '@fullcourt/domain/players/decide'
import { playerStream } from '@fullcourt/domain/players/state'
import { eraseUser } from '@fullcourt/domain/users/decide'
import { userStream } from '@fullcourt/domain/users/state'
import type { CommandContext } from '../../../core/facts/command-context'
import { Decider, type Outcome } from '../../../core/facts/decider'
import type { Actor } from '../../../core/http/actor'
import type { Scope } from '../../../core/http/scope'
import { PlayerAccess } from '../../../core/access/player-access'
import { UserAccess } from '../../../core/access/user-access'

export type PersonKind = 'player' | 'user'

/** Erases somebody for good; a policy destroys their key and what was kept with it (docs/people.md#erasing). */
export class ErasePerson {
  constructor(
    readonly context: CommandContext,
    readonly data: {
      readonly by: { readonly actor: Actor; readonly scope: Scope }
      readonly kind: PersonKind
      readonly id: number
    },
  ) {}
}

@CommandHandler(ErasePerson)
export class ErasePersonHandler implements ICommandHandler<ErasePerson> {
  constructor(
    private readonly decider: Decider,
    private readonly players: PlayerAccess,
    private readonly users: UserAccess,
  ) {}

  execute(command: ErasePerson): Promise<Outcome> {
    return command.data.kind === 'player' ? this.player(command) : this.user(command)
  }

  private async player({ context, data: { by, id: named } }: ErasePerson): Promise<Outcome> {
    const { id, organization } = await this.players.player(by.scope, named)
    return this.decider.handle({ stream: playerStream, id, context, organization, decide: erasePlayer })
  }

  private async user({ context, data: { by, id } }: ErasePerson): Promise<Outcome> {
    const { organization } = await this.users.knownUser(by.actor, id)
    const decide = (user: Parameters<typeof eraseUser>[0]) => eraseUser(user, { by: by.actor })
    return this.decider.handle({ stream: userStream, id, context, organization, decide })
  }
}
