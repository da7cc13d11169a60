import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { ORGANIZATION_NOT_FOUND, setFeatureFlags } from '@fullcourt/domain/organizations/decide'
import { organizationStream } from '@fullcourt/domain/organizations/state'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { stepOf, type Call } from '../facts/call'
import { Decider } from '../facts/decider'
import { Refused } from '../facts/refused'
import { covers, type Scope } from '../http/scope'

export class SetFeatureFlags {
  constructor(
    readonly call: Call,
    readonly scope: Scope,
    readonly organization: OrganizationId,
    readonly flags: { readonly [flag: string]: boolean },
  ) {}
}

@CommandHandler(SetFeatureFlags)
export class SetFeatureFlagsHandler implements ICommandHandler<SetFeatureFlags> {
  constructor(private readonly decider: Decider) {}

  execute({ call, scope, organization, flags }: SetFeatureFlags) {
    if (!covers(scope, organization)) throw new Refused(ORGANIZATION_NOT_FOUND)
    return this.decider.handle({
      stream: organizationStream,
      id: organization,
      call: stepOf(call, 'flags'),
      organization,
      decide: state => setFeatureFlags(state, { flags }),
    })
  }
}
