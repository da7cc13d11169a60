import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { addAttribute } from '@fullcourt/domain/players/attribute-list/decide'
import type { AttributeType } from '@fullcourt/domain/players/attribute-list/events'
import { attributeStream } from '@fullcourt/domain/players/attribute-list/state'
import type { CommandContext } from '../../../facts/command-context'
import { Decider } from '../../../facts/decider'
import { oneOrganization, type Scope } from '../../../http/scope'

/** Adds an attribute of an organization's own. */
export class AddAttribute {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly name: string,
    readonly type: AttributeType,
  ) {}
}

@CommandHandler(AddAttribute)
export class AddAttributeHandler implements ICommandHandler<AddAttribute> {
  constructor(private readonly decider: Decider) {}

  async execute({ context, scope, name, type }: AddAttribute) {
    const organization = oneOrganization(scope)
    const attribute = await context.nextId('attribute')
    const outcome = await this.decider.handle({
      stream: attributeStream,
      id: organization,
      context,
      organization,
      decide: state => addAttribute(state, { organization, attribute, name, type }),
    })
    return { ...outcome, id: attribute }
  }
}
