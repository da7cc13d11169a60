import { Inject, Injectable } from '@nestjs/common'
import type { Sealed } from '@fullcourt/domain/facts/sealed'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { activeOf, knownOf } from '@fullcourt/projections/card'
import { scorerCard, type ScorerCard } from '@fullcourt/projections/scorers/scorer'
import { invitationCard, type InvitationCard } from '@fullcourt/projections/users/invitation'
import { userCard, type UserCard } from '@fullcourt/projections/users/user'
import { Documents } from '../../storage/documents/documents'
import { PEOPLE } from '../injection/tokens'
import type { People } from '../../storage/people/people'

/** Whose name is opened, and how it is shown. */
type NamedPerson = { readonly id: UserId; readonly sealed: Sealed; readonly inWords: (name: string) => string }

const ofUser = (card: UserCard): readonly NamedPerson[] => {
  const user = knownOf(card)
  return user === undefined || user.erased ? [] : [{ id: user.id, sealed: user.profile.username, inWords: name => name }]
}

/** Who wrote by a scorer link is told apart from users of the same name. */
const ofScorer = (card: ScorerCard): readonly NamedPerson[] => {
  const scorer = knownOf(card)
  return scorer === undefined || scorer.erased
    ? []
    : [{ id: scorer.id, sealed: scorer.name, inWords: name => `${name} (scorer link)` }]
}

/** Who was invited and has not come. */
const ofInvited = (card: InvitationCard): readonly NamedPerson[] => {
  const invited = activeOf(card)
  return invited === undefined ? [] : [{ id: invited.id, sealed: invited.name, inWords: name => name }]
}

/** The names of users, of who was invited and of scorers, for answers: one look at the cards, and one opening, for all users of an answer. */
@Injectable()
export class UserNameReader {
  constructor(
    private readonly documents: Documents,
    @Inject(PEOPLE) private readonly people: People,
  ) {}

  /** A deleted user's card keeps their name; an erased one's cannot be opened, and has none here. */
  async of(ids: Iterable<UserId>): Promise<ReadonlyMap<UserId, string>> {
    const wanted = [...ids]
    const users = await this.documents.getMany(userCard, wanted)
    const others = wanted.filter(id => !users.has(String(id)))
    const known = [...[...users.values()].flatMap(ofUser), ...(others.length === 0 ? [] : await this.withoutAccount(others))]
    const names = await this.people.openMany(known.map(({ id, sealed }) => ({ person: `user-${id}`, sealed })))
    return new Map(
      known.flatMap(({ id, inWords }, i) => {
        const name = names[i]
        return name == null ? [] : [[id, inWords(name)] as const]
      }),
    )
  }

  private async withoutAccount(ids: readonly UserId[]): Promise<readonly NamedPerson[]> {
    const scorers = await this.documents.getMany(scorerCard, ids)
    const others = ids.filter(id => !scorers.has(String(id)))
    const invited = others.length === 0 ? [] : (await this.documents.getMany(invitationCard, others)).values()
    return [...[...scorers.values()].flatMap(ofScorer), ...[...invited].flatMap(ofInvited)]
  }
}
