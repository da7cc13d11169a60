import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { resetAttributes } from '@fullcourt/domain/players/attribute-list/decide'
import { attributeStream } from '@fullcourt/domain/players/attribute-list/state'
import type { CommandContext } from '../../../facts/command-context'
import { Decider } from '../../../facts/decider'
import { oneOrganization, type Scope } from '../../../http/scope'

/** Brings the default attributes back; players have no values of own ones yet, so these are removed. */
export class ResetAttributes {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
  ) {}
}

@CommandHandler(ResetAttributes)
export class ResetAttributesHandler implements ICommandHandler<ResetAttributes> {
  constructor(private readonly decider: Decider) {}

  async execute({ context, scope }: ResetAttributes) {
    const organization = oneOrganization(scope)
    return this.decider.handle({
      stream: attributeStream,
      id: organization,
      context,
      organization,
      decide: state => resetAttributes(state, { organization, used: new Set() }),
    })
  }
}
