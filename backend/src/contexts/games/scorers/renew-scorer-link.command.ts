import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { renewScorerLink } from '@fullcourt/domain/scorers/decide'
import { scorerStream } from '@fullcourt/domain/scorers/state'
import { ScorerAccess } from '../../../core/access/scorer-access'
import type { CommandContext } from '../../../core/facts/command-context'
import type { CommandWithContext } from '../../../core/facts/command-with-context'
import { Decider } from '../../../core/facts/decider'
import type { Scope } from '../../../core/http/scope'
import { SCORER_SECRETS, type LinkSecrets } from '../../../core/sign-in/links/link-secrets'
import { SessionRecords } from '../../../core/sign-in/session-records'
import type { MadeSecret } from './make-scorer-link.command'

/** Gives a link another secret: the one before opens nothing, and whoever opened it has to open the new one. */
export class RenewScorerLink implements CommandWithContext<MadeSecret> {
  declare readonly outcome?: MadeSecret

  constructor(
    readonly context: CommandContext,
    readonly data: { readonly scope: Scope; readonly scorer: UserId },
  ) {}
}

@CommandHandler(RenewScorerLink)
export class RenewScorerLinkHandler implements ICommandHandler<RenewScorerLink> {
  constructor(
    private readonly decider: Decider,
    private readonly access: ScorerAccess,
    @Inject(SCORER_SECRETS) private readonly secrets: LinkSecrets,
    private readonly sessions: SessionRecords,
  ) {}

  async execute({ context, data: { scope, scorer } }: RenewScorerLink): Promise<MadeSecret> {
    const { organization, ends } = await this.access.scorer(scope, scorer)
    let secret: string | undefined
    const outcome = await this.decider.handle({
      stream: scorerStream,
      id: scorer,
      context,
      organization,
      prepare: async () => {
        secret = await this.secrets.renew(scorer, ends)
        await this.sessions.endAllOf(scorer)
      },
      decide: (link, { now }) => renewScorerLink(link, { now }),
    })
    return { ...outcome, id: scorer, secret }
  }
}
