import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { fieldsOf } from '@fullcourt/domain/facts/change'
import type { BusinessId } from '@fullcourt/domain/ids/kinds'
import { changeBusiness } from '@fullcourt/domain/organizations/businesses/decide'
import type { BusinessDetails } from '@fullcourt/domain/organizations/businesses/events'
import { businessPart, businessStream } from '@fullcourt/domain/organizations/businesses/state'
import type { CommandContext } from '../../../facts/command-context'
import { expecting } from '../../../facts/expected-revision'
import { Decider } from '../../../facts/decider'
import type { Scope } from '../../../http/scope'
import { BusinessAccess } from '../business-access'

/** Changes the named fields of a listing. */
export class ChangeBusiness {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly business: BusinessId,
    readonly wanted: Partial<BusinessDetails>,
    /** The revision at which the form read the listing. */
    readonly expectedRevision?: number,
  ) {}
}

@CommandHandler(ChangeBusiness)
export class ChangeBusinessHandler implements ICommandHandler<ChangeBusiness> {
  constructor(
    private readonly decider: Decider,
    private readonly access: BusinessAccess,
  ) {}

  async execute({ context, scope, business, wanted, expectedRevision }: ChangeBusiness) {
    const organization = await this.access.organizationOf(scope, business)
    return this.decider.handle({
      stream: businessStream,
      id: organization,
      context,
      organization,
      decide: state => changeBusiness(state, { organization, business, wanted }),
      expectedRevision: expecting(
        expectedRevision,
        fieldsOf(wanted).map(field => businessPart(business, field)),
      ),
    })
  }
}
