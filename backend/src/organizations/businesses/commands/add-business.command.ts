import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { addBusiness, type BusinessForm } from '@fullcourt/domain/organizations/businesses/decide'
import { businessStream } from '@fullcourt/domain/organizations/businesses/state'
import type { CommandContext } from '../../../facts/command-context'
import { Decider } from '../../../facts/decider'
import { oneOrganization, type Scope } from '../../../http/scope'

export class AddBusiness {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly form: BusinessForm,
  ) {}
}

@CommandHandler(AddBusiness)
export class AddBusinessHandler implements ICommandHandler<AddBusiness> {
  constructor(private readonly decider: Decider) {}

  async execute({ context, scope, form }: AddBusiness) {
    const organization = oneOrganization(scope)
    const business = await context.nextId('business')
    const outcome = await this.decider.handle({
      stream: businessStream,
      id: organization,
      context,
      organization,
      decide: state => addBusiness(state, { organization, business, form }),
    })
    return { ...outcome, id: business }
  }
}
