import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { erasePlayer } from '@fullcourt/domain/players/decide'
import { playerStream } from '@fullcourt/domain/players/state'
import { eraseUser } from '@fullcourt/domain/users/decide'
import { eraseScorer } from '@fullcourt/domain/scorers/decide'
import { scorerStream } from '@fullcourt/domain/scorers/state'
import { eraseInvited } from '@fullcourt/domain/users/invitations/decide'
import { invitationStream } from '@fullcourt/domain/users/invitations/state'
import { userStream } from '@fullcourt/domain/users/state'
import type { CommandContext } from '../../../core/facts/command-context'
import { Decider, type Outcome } from '../../../core/facts/decider'
import type { Actor } from '../../../core/http/actor'
import type { Scope } from '../../../core/http/scope'
import { InvitationAccess } from '../../../core/access/invitation-access'
import { PlayerAccess } from '../../../core/access/player-access'
import { ScorerAccess } from '../../../core/access/scorer-access'
import { UserAccess } from '../../../core/access/user-access'

/** `invitation`: who was invited and did not come. */
export type PersonKind = 'player' | 'user' | 'scorer' | 'invitation'

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
    private readonly scorers: ScorerAccess,
    private readonly invitations: InvitationAccess,
  ) {}

  execute(command: ErasePerson): Promise<Outcome> {
    switch (command.data.kind) {
      case 'player':
        return this.player(command)
      case 'user':
        return this.user(command)
      case 'scorer':
        return this.scorer(command)
      case 'invitation':
        return this.invited(command)
    }
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

  private async scorer({ context, data: { by, id } }: ErasePerson): Promise<Outcome> {
    const { organization } = await this.scorers.scorer(by.scope, id)
    return this.decider.handle({ stream: scorerStream, id, context, organization, decide: eraseScorer })
  }

  private async invited({ context, data: { by, id } }: ErasePerson): Promise<Outcome> {
    const { organization } = await this.invitations.invitation(by.scope, id)
    return this.decider.handle({ stream: invitationStream, id, context, organization, decide: eraseInvited })
  }
}
