import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { AttributeId, OrganizationId } from '@fullcourt/domain/ids/kinds'
import { bringBackAttribute } from '@fullcourt/domain/players/attribute-list/decide'
import { attributeStream } from '@fullcourt/domain/players/attribute-list/state'
import type { CommandContext } from '../../../facts/command-context'
import { Decider } from '../../../facts/decider'

/** Brings an attribute back that was removed while a player got a value of it. */
export class BringBackAttribute {
  constructor(
    readonly context: CommandContext,
    readonly organization: OrganizationId,
    readonly attribute: AttributeId,
  ) {}
}

@CommandHandler(BringBackAttribute)
export class BringBackAttributeHandler implements ICommandHandler<BringBackAttribute> {
  constructor(private readonly decider: Decider) {}

  execute({ context, organization, attribute }: BringBackAttribute) {
    return this.decider.handle({
      stream: attributeStream,
      id: organization,
      context,
      organization,
      decide: state => bringBackAttribute(state, { organization, attribute }),
    })
  }
}
