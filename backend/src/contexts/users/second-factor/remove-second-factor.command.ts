import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { removeSecondFactor } from '@fullcourt/domain/users/decide'
import { userStream } from '@fullcourt/domain/users/state'
import { UserAccess } from '../../../core/access/user-access'
import type { CommandContext } from '../../../core/facts/command-context'
import { Decider } from '../../../core/facts/decider'
import { orThrow } from '../../../core/facts/refused'
import type { Actor } from '../../../core/http/actor'
import { SecondFactors } from '../../../core/sign-in/second-factor/second-factors'

/** A user's password alone is enough again: their own wish, or of somebody who looks after them. */
export class RemoveSecondFactor {
  constructor(
    readonly context: CommandContext,
    readonly data: { readonly actor: Actor; readonly user: UserId },
  ) {}
}

@CommandHandler(RemoveSecondFactor)
export class RemoveSecondFactorHandler implements ICommandHandler<RemoveSecondFactor> {
  constructor(
    private readonly decider: Decider,
    private readonly access: UserAccess,
    private readonly factors: SecondFactors,
  ) {}

  /** The secret goes after the fact: should it be cut off, codes are still asked for, and it is done again. */
  async execute({ context, data: { actor, user: id } }: RemoveSecondFactor) {
    const user = await this.access.of(actor, id)
    orThrow(removeSecondFactor(user, { by: actor }))
    const outcome = await this.decider.handle({
      stream: userStream,
      id,
      context,
      organization: user.organization,
      decide: state => removeSecondFactor(state, { by: actor }),
    })
    await this.factors.forget(id)
    return outcome
  }
}
