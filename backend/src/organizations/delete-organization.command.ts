import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { deleteOrganization } from '@fullcourt/domain/organizations/decide'
import { organizationStream } from '@fullcourt/domain/organizations/state'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { CommandContext } from '../facts/command-context'
import { Decider } from '../facts/decider'

export class DeleteOrganization {
  constructor(
    readonly context: CommandContext,
    readonly organization: OrganizationId,
  ) {}
}

@CommandHandler(DeleteOrganization)
export class DeleteOrganizationHandler implements ICommandHandler<DeleteOrganization> {
  constructor(private readonly decider: Decider) {}

  execute({ context, organization }: DeleteOrganization) {
    return this.decider.handle({
      stream: organizationStream,
      id: organization,
      context,
      organization,
      decide: deleteOrganization,
    })
  }
}
