import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { AttributeId, OrganizationId } from '@fullcourt/domain/ids/kinds'
import { resetAttributes } from '@fullcourt/domain/players/attribute-list/decide'
import { attributeStream } from '@fullcourt/domain/players/attribute-list/state'
import type { CommandContext } from '../../../facts/command-context'
import { Decider } from '../../../facts/decider'
import { oneOrganization, type Scope } from '../../../http/scope'
import { AttributeUse } from '../attribute-use'

/** Brings the default attributes back; own ones of which a player has a value are hidden, the others removed. */
export class ResetAttributes {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
  ) {}
}

@CommandHandler(ResetAttributes)
export class ResetAttributesHandler implements ICommandHandler<ResetAttributes> {
  constructor(
    private readonly decider: Decider,
    private readonly use: AttributeUse,
  ) {}

  async execute({ context, scope }: ResetAttributes) {
    const organization = oneOrganization(scope)
    const used = await this.usedBy(organization)
    return this.decider.handle({
      stream: attributeStream,
      id: organization,
      context,
      organization,
      decide: state => resetAttributes(state, { organization, used }),
    })
  }

  /** Of a value that is set in the same moment a policy brings the attribute back. */
  private async usedBy(organization: OrganizationId): Promise<ReadonlySet<AttributeId>> {
    const { list } = await this.decider.state(attributeStream, organization)
    const found = await Promise.all(list.map(({ id }) => this.use.isUsed(id)))
    return new Set(list.flatMap(({ id }, i) => (found[i] ? [id] : [])))
  }
}
