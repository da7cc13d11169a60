import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { BusinessId } from '@fullcourt/domain/ids/kinds'
import { restoreBusiness } from '@fullcourt/domain/organizations/businesses/decide'
import { businessStream } from '@fullcourt/domain/organizations/businesses/state'
import type { CommandContext } from '../../../facts/command-context'
import { Decider } from '../../../facts/decider'
import type { Scope } from '../../../http/scope'
import { BusinessAccess } from '../business-access'

/** Brings back a listing that was removed. */
export class RestoreBusiness {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly business: BusinessId,
  ) {}
}

@CommandHandler(RestoreBusiness)
export class RestoreBusinessHandler implements ICommandHandler<RestoreBusiness> {
  constructor(
    private readonly decider: Decider,
    private readonly access: BusinessAccess,
  ) {}

  async execute({ context, scope, business }: RestoreBusiness) {
    const organization = await this.access.organizationOf(scope, business)
    return this.decider.handle({
      stream: businessStream,
      id: organization,
      context,
      organization,
      decide: state => restoreBusiness(state, { organization, business }),
    })
  }
}
