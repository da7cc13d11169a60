import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { restoreOrganization } from '@fullcourt/domain/organizations/decide'
import { organizationStream } from '@fullcourt/domain/organizations/state'
import type { CommandContext } from '../facts/command-context'
import { Decider } from '../facts/decider'
import { OrganizationAddresses } from './organization-addresses'

/** Brings a deleted organization back with everything in it; it claims its slug and domain again. */
export class RestoreOrganization {
  constructor(
    readonly context: CommandContext,
    readonly organization: OrganizationId,
  ) {}
}

@CommandHandler(RestoreOrganization)
export class RestoreOrganizationHandler implements ICommandHandler<RestoreOrganization> {
  constructor(
    private readonly decider: Decider,
    private readonly addresses: OrganizationAddresses,
  ) {}

  async execute({ context, organization }: RestoreOrganization) {
    const state = await this.decider.state(organizationStream, organization)
    if (state.kind === 'deleted') await this.addresses.take(context, organization, state.profile)
    return this.decider.handle({
      stream: organizationStream,
      id: organization,
      context,
      organization,
      decide: restoreOrganization,
    })
  }
}
