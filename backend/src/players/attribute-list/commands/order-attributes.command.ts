import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { AttributeId } from '@fullcourt/domain/ids/kinds'
import { orderAttributes } from '@fullcourt/domain/players/attribute-list/decide'
import { ATTRIBUTE_ORDER_PART, attributeStream } from '@fullcourt/domain/players/attribute-list/state'
import type { CommandContext } from '../../../facts/command-context'
import { Decider } from '../../../facts/decider'
import { expecting } from '../../../facts/expected-revision'
import { oneOrganization, type Scope } from '../../../http/scope'

/** Puts the attributes of an organization's players into an order, which names each of them. */
export class OrderAttributes {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly attributes: readonly AttributeId[],
    /** The revision at which the form read the attributes. */
    readonly expectedRevision?: number,
  ) {}
}

@CommandHandler(OrderAttributes)
export class OrderAttributesHandler implements ICommandHandler<OrderAttributes> {
  constructor(private readonly decider: Decider) {}

  async execute({ context, scope, attributes, expectedRevision }: OrderAttributes) {
    const organization = oneOrganization(scope)
    return this.decider.handle({
      stream: attributeStream,
      id: organization,
      context,
      organization,
      decide: state => orderAttributes(state, { organization, attributes }),
      expectedRevision: expecting(expectedRevision, [ATTRIBUTE_ORDER_PART]),
    })
  }
}
