import { Inject, Injectable } from '@nestjs/common'
import { activeOf } from '@fullcourt/projections/card'
import { organizationCard } from '@fullcourt/projections/organizations/organization'
import { Documents } from '../../storage/documents/documents'
import { PEOPLE } from '../../core/injection/tokens'
import { organizationAnswer } from '../organizations/organization-answer'
import type { People } from '../../storage/people/people'
import type { OrganizationAnswer } from '../organizations/organizations.answers'
import type { UserAnswer, UserOrganization } from '../../core/sign-in/user.answers'
import type { ActiveUser } from './active-user'

/** Shown for a user whose key was destroyed (docs/people.md#names-of-who-is-gone). */
const REMOVED_USER = 'Removed user'

const ownOrganization = ({ id, name, slug, domain, feature_flags }: OrganizationAnswer): UserOrganization => ({
  id,
  name,
  slug,
  domain,
  feature_flags,
})

/** Opens a user's card for an answer. */
@Injectable()
export class UserAnswers {
  constructor(
    private readonly documents: Documents,
    @Inject(PEOPLE) private readonly people: People,
  ) {}

  async of({ id, organization, profile, secondFactor, passkeys = [], revision }: ActiveUser): Promise<UserAnswer> {
    const [username, email, card] = await Promise.all([
      this.people.open(`user-${id}`, profile.username),
      profile.email === null ? null : this.people.open(`user-${id}`, profile.email),
      organization === null ? undefined : this.documents.get(organizationCard, organization),
    ])
    const owner = activeOf(card)
    const answer = owner ? organizationAnswer(owner) : undefined
    return {
      id,
      username: username ?? REMOVED_USER,
      email,
      revision,
      role: profile.role,
      theme: profile.theme,
      twoFactor: secondFactor,
      passkeys: passkeys.length,
      organization_id: organization,
      organization: answer ? ownOrganization(answer) : null,
      sports: answer?.sports ?? [],
    }
  }
}
