import { Inject, Injectable } from '@nestjs/common'
import { activeOf } from '@fullcourt/projections/card'
import { organizationCard } from '@fullcourt/projections/organizations/organization'
import { Documents } from '../documents/documents'
import { PEOPLE } from '../injection/tokens'
import { organizationAnswer } from '../organizations/organization-answer'
import type { People } from '../people/people'
import type { UserAnswer } from '../sign-in/user.answers'
import type { ActiveUser } from './active-user'

/** Shown for a user whose key was destroyed (design 2, Personal data). */
const REMOVED_USER = 'Removed user'

/** Opens a user's card for an answer. */
@Injectable()
export class UserAnswers {
  constructor(
    private readonly documents: Documents,
    @Inject(PEOPLE) private readonly people: People,
  ) {}

  async of({ id, organization, profile, revision }: ActiveUser): Promise<UserAnswer> {
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
      organization_id: organization,
      organization: answer ? { id: answer.id, name: answer.name, slug: answer.slug, domain: answer.domain } : null,
      sports: answer?.sports ?? [],
    }
  }
}
