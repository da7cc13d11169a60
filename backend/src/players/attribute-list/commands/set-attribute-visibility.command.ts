import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { AttributeId } from '@fullcourt/domain/ids/kinds'
import { setAttributeVisibility } from '@fullcourt/domain/players/attribute-list/decide'
import { attributePart, attributeStream } from '@fullcourt/domain/players/attribute-list/state'
import type { CommandContext } from '../../../facts/command-context'
import { Decider } from '../../../facts/decider'
import { expecting } from '../../../facts/expected-revision'
import { oneOrganization, type Scope } from '../../../http/scope'

/** Hides an attribute of an organization's players, or shows it again. */
export class SetAttributeVisibility {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly attribute: AttributeId,
    readonly hidden: boolean,
    /** The revision at which the form read the attributes. */
    readonly expectedRevision?: number,
  ) {}
}

@CommandHandler(SetAttributeVisibility)
export class SetAttributeVisibilityHandler implements ICommandHandler<SetAttributeVisibility> {
  constructor(private readonly decider: Decider) {}

  async execute({ context, scope, attribute, hidden, expectedRevision }: SetAttributeVisibility) {
    const organization = oneOrganization(scope)
    return this.decider.handle({
      stream: attributeStream,
      id: organization,
      context,
      organization,
      decide: state => setAttributeVisibility(state, { organization, attribute, hidden }),
      expectedRevision: expecting(expectedRevision, [attributePart(attribute)]),
    })
  }
}
