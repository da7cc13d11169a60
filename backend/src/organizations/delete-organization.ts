import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { deleteOrganization } from '@fullcourt/domain/organizations/decide'
import { organizationStream } from '@fullcourt/domain/organizations/state'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { Call } from '../facts/call'
import { Decider } from '../facts/decider'

export class DeleteOrganization {
  constructor(
    readonly call: Call,
    readonly organization: OrganizationId,
  ) {}
}

@CommandHandler(DeleteOrganization)
export class DeleteOrganizationHandler implements ICommandHandler<DeleteOrganization> {
  constructor(private readonly decider: Decider) {}

  execute({ call, organization }: DeleteOrganization) {
    return this.decider.handle({ stream: organizationStream, id: organization, call, organization, decide: deleteOrganization })
  }
}
