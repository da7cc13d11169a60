import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { changeOrganization, cleanProfile, ORGANIZATION_NOT_FOUND } from '@fullcourt/domain/organizations/decide'
import type { OrganizationProfile } from '@fullcourt/domain/organizations/events'
import { organizationStream } from '@fullcourt/domain/organizations/state'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { Call } from '../facts/call'
import { Decider } from '../facts/decider'
import { orThrow, Refused } from '../facts/refused'
import { covers, type Scope } from '../http/scope'
import { OrganizationAddresses } from './organization-addresses'

export class ChangeOrganization {
  constructor(
    readonly call: Call,
    readonly scope: Scope,
    readonly organization: OrganizationId,
    readonly wanted: Partial<OrganizationProfile>,
  ) {}
}

@CommandHandler(ChangeOrganization)
export class ChangeOrganizationHandler implements ICommandHandler<ChangeOrganization> {
  constructor(
    private readonly decider: Decider,
    private readonly addresses: OrganizationAddresses,
  ) {}

  async execute({ call, scope, organization, wanted }: ChangeOrganization) {
    if (!covers(scope, organization)) throw new Refused(ORGANIZATION_NOT_FOUND)
    const cleaned = orThrow(cleanProfile(wanted))
    orThrow(changeOrganization(await this.decider.state(organizationStream, organization), cleaned))
    await this.addresses.take(call, organization, cleaned)
    return this.decider.handle({
      stream: organizationStream,
      id: organization,
      call,
      organization,
      decide: state => changeOrganization(state, cleaned),
    })
  }
}
