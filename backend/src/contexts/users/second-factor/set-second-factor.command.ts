import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { refuseField } from '@fullcourt/domain/facts/decision'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { setSecondFactor } from '@fullcourt/domain/users/decide'
import { userStream } from '@fullcourt/domain/users/state'
import { UserAccess } from '../../../core/access/user-access'
import type { CommandContext } from '../../../core/facts/command-context'
import type { CommandOutcome, CommandWithContext } from '../../../core/facts/command-with-context'
import { Decider } from '../../../core/facts/decider'
import { Refused } from '../../../core/facts/refused'
import type { Actor } from '../../../core/http/actor'
import { SecondFactors } from '../../../core/sign-in/second-factor/second-factors'
import { SessionRecords } from '../../../core/sign-in/session-records'
import { OwnSecrets } from './own-secrets'

type SetOutcome = CommandOutcome & { readonly recoveryCodes: readonly string[] }

/** The proposed secret of the acting person holds from now on, once they say a code of it; their other sessions end. */
export class SetSecondFactor implements CommandWithContext<SetOutcome> {
  declare readonly outcome?: SetOutcome

  constructor(
    readonly context: CommandContext,
    readonly data: { readonly actor: Actor; readonly code: string; readonly session: string | undefined },
  ) {}
}

const NOT_OF_PROPOSED = refuseField('code', 'This code is not right. Enter the one that the app shows now, or begin again.')

@CommandHandler(SetSecondFactor)
export class SetSecondFactorHandler implements ICommandHandler<SetSecondFactor> {
  constructor(
    private readonly decider: Decider,
    private readonly access: UserAccess,
    private readonly factors: SecondFactors,
    private readonly sessions: SessionRecords,
    private readonly ownSecrets: OwnSecrets,
  ) {}

  async execute({ context, data: { actor, code, session } }: SetSecondFactor): Promise<SetOutcome> {
    const { id, organization } = await this.access.of(actor, actor.user)
    const done = await this.decider.done(userStream, id, context)
    if (done) return { ...done, recoveryCodes: [] }
    await this.ownSecrets.refuseUnless(id, () => this.factors.isOfProposed(id, code), NOT_OF_PROPOSED)
    let recoveryCodes: readonly string[] = []
    const outcome = await this.decider.handle({
      stream: userStream,
      id,
      context,
      organization,
      prepare: async () => {
        recoveryCodes = await this.confirm(id, code)
        await this.sessions.endAllOf(id, session)
      },
      decide: setSecondFactor,
    })
    return { ...outcome, recoveryCodes }
  }

  private async confirm(user: UserId, code: string): Promise<readonly string[]> {
    const codes = await this.factors.confirm(user, code)
    if (codes === undefined) throw new Refused(NOT_OF_PROPOSED)
    return codes
  }
}
