import { Injectable } from '@nestjs/common'
import { cleanProfile, createOrganization, type NameOwner } from '@fullcourt/domain/organizations/decide'
import type { OrganizationProfile } from '@fullcourt/domain/organizations/events'
import { organizationStream } from '@fullcourt/domain/organizations/state'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { cleanUsername, usernameFault } from '@fullcourt/domain/users/username'
import type { CommandContext } from '../../../core/facts/command-context'
import { Decider } from '../../../core/facts/decider'
import { orThrow, refuseFault } from '../../../core/facts/refused'
import { newPasswordFault } from '../../../core/password-rules/new-password'
import { Passwords } from '../../../core/sign-in/passwords'
import { NewProfiles } from '../new-profiles'

export type NewOwner = { readonly username: string; readonly email: string | null; readonly password: string }

/** Makes ready whom a new organization is made with: their name is claimed and sealed, and their password set, before any fact. */
@Injectable()
export class NewOwners {
  constructor(
    private readonly decider: Decider,
    private readonly profiles: NewProfiles,
    private readonly passwords: Passwords,
  ) {}

  /**
   * Throws `Refused` where the name is taken or something is wrong with the owner or the profile of their organization; nothing is
   * made then. `passwordSet` is false in a call that is repeated.
   */
  async prepare(
    context: CommandContext,
    organization: OrganizationId,
    profile: Partial<OrganizationProfile> & { readonly name: string },
    owner: NewOwner,
  ): Promise<{ readonly owner: NameOwner; readonly passwordSet: boolean }> {
    orThrow(cleanProfile(profile))
    orThrow(createOrganization(organizationStream.initial, { organization, profile }))
    const username = cleanUsername(owner.username)
    refuseFault(usernameFault(username))
    refuseFault(newPasswordFault(owner.password, { username, email: owner.email }))
    const user = await context.nextId('user')
    const isMade = (await this.decider.done(organizationStream, organization, context)) !== undefined
    const named = await this.profiles.make(context, user, { username, email: owner.email })
    if (!isMade) await this.passwords.set(user, owner.password, { command: context.id, temporary: true })
    return { owner: { user, profile: { ...named, role: 'org_owner' } }, passwordSet: !isMade }
  }
}
