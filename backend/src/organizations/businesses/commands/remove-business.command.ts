import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { BusinessId } from '@fullcourt/domain/ids/kinds'
import { removeBusiness } from '@fullcourt/domain/organizations/businesses/decide'
import { businessStream } from '@fullcourt/domain/organizations/businesses/state'
import type { CommandContext } from '../../../facts/command-context'
import { Decider } from '../../../facts/decider'
import type { Scope } from '../../../http/scope'
import { BusinessAccess } from '../business-access'

export class RemoveBusiness {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly business: BusinessId,
  ) {}
}

@CommandHandler(RemoveBusiness)
export class RemoveBusinessHandler implements ICommandHandler<RemoveBusiness> {
  constructor(
    private readonly decider: Decider,
    private readonly access: BusinessAccess,
  ) {}

  async execute({ context, scope, business }: RemoveBusiness) {
    const organization = await this.access.organizationOf(scope, business)
    return this.decider.handle({
      stream: businessStream,
      id: organization,
      context,
      organization,
      decide: state => removeBusiness(state, { organization, business }),
    })
  }
}
