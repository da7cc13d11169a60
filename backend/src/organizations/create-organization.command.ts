import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { WantedBranding } from '@fullcourt/domain/branding/decide'
import {
  chooseOrganizationBranding,
  cleanProfile,
  createOrganization,
  nameOwner,
  type NameOwner,
} from '@fullcourt/domain/organizations/decide'
import type { OrganizationProfile } from '@fullcourt/domain/organizations/events'
import { organizationStream, type Organization } from '@fullcourt/domain/organizations/state'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { CommandContext } from '../facts/command-context'
import { decideInSequence } from '../facts/decide-in-sequence'
import { Decider } from '../facts/decider'
import { orThrow } from '../facts/refused'
import { OrganizationAddresses } from './organization-addresses'

/** `organization` is an id handed out beforehand: a job that is repeated makes the same one. */
export class CreateOrganization {
  constructor(
    readonly context: CommandContext,
    readonly profile: Partial<OrganizationProfile> & { readonly name: string },
    readonly organization?: OrganizationId,
    readonly branding: WantedBranding = {},
    /** Whose name is claimed, sealed and has a password already: a policy makes the user. */
    readonly owner?: NameOwner,
  ) {}
}

@CommandHandler(CreateOrganization)
export class CreateOrganizationHandler implements ICommandHandler<CreateOrganization> {
  constructor(
    private readonly decider: Decider,
    private readonly addresses: OrganizationAddresses,
  ) {}

  async execute({ context, profile, organization: given, branding, owner }: CreateOrganization) {
    const cleaned = orThrow(cleanProfile(profile))
    const organization = given ?? (await context.nextId('organization'))
    await this.addresses.take(context, organization, cleaned)
    const outcome = await this.decider.handle({
      stream: organizationStream,
      id: organization,
      context,
      organization,
      decide: state =>
        decideInSequence(organizationStream, state, [
          now => createOrganization(now, { organization, profile: { ...cleaned, name: profile.name } }),
          now => chooseOrganizationBranding(now, branding),
          ...(owner ? [(now: Organization) => nameOwner(now, owner)] : []),
        ]),
    })
    return { ...outcome, id: organization }
  }
}
