import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { fieldsOf } from '@fullcourt/domain/facts/change'
import type { WantedBranding } from '@fullcourt/domain/branding/decide'
import {
  changeOrganization,
  chooseOrganizationBranding,
  cleanProfile,
  ORGANIZATION_NOT_FOUND,
  setFeatureFlags,
} from '@fullcourt/domain/organizations/decide'
import type { OrganizationProfile } from '@fullcourt/domain/organizations/events'
import { flagPart, organizationStream, type Organization } from '@fullcourt/domain/organizations/state'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { CommandContext } from '../facts/command-context'
import { expecting } from '../facts/expected-revision'
import { Decider } from '../facts/decider'
import { decideInSequence } from '../facts/decide-in-sequence'
import { orThrow, Refused } from '../facts/refused'
import { covers, type Scope } from '../http/scope'
import { OrganizationAddresses } from './organization-addresses'

/** Changes the named parts of a profile, colours, abbreviation and the named feature flags: all of it or nothing. */
export class ChangeOrganization {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly organization: OrganizationId,
    readonly wanted: Partial<OrganizationProfile>,
    readonly flags: { readonly [flag: string]: boolean } = {},
    readonly branding: WantedBranding = {},
    /** The revision at which the form read the organization. */
    readonly expectedRevision?: number,
  ) {}
}

@CommandHandler(ChangeOrganization)
export class ChangeOrganizationHandler implements ICommandHandler<ChangeOrganization> {
  constructor(
    private readonly decider: Decider,
    private readonly addresses: OrganizationAddresses,
  ) {}

  async execute({ context, scope, organization, wanted, flags, branding, expectedRevision }: ChangeOrganization) {
    if (!covers(scope, organization)) throw new Refused(ORGANIZATION_NOT_FOUND)
    const cleaned = orThrow(cleanProfile(wanted))
    const decide = (state: Organization) =>
      decideInSequence(organizationStream, state, [
        now => changeOrganization(now, cleaned),
        now => setFeatureFlags(now, { flags }),
        now => chooseOrganizationBranding(now, branding),
      ])
    orThrow(decide(await this.decider.state(organizationStream, organization)))
    await this.addresses.take(context, organization, cleaned)
    return this.decider.handle({
      stream: organizationStream,
      id: organization,
      context,
      organization,
      decide,
      expectedRevision: expecting(expectedRevision, [
        ...fieldsOf(wanted),
        ...fieldsOf(branding),
        ...Object.keys(flags).map(flagPart),
      ]),
    })
  }
}
