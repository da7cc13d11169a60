import { Inject, Injectable } from '@nestjs/common'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { knownOf } from '@fullcourt/projections/card'
import { userCard } from '@fullcourt/projections/users/user'
import { Documents } from '../../storage/documents/documents'
import { PEOPLE } from '../injection/tokens'
import type { People } from '../../storage/people/people'

/** The names of users for answers: one look at the cards, and one opening, for all users of an answer. */
@Injectable()
export class UserNameReader {
  constructor(
    private readonly documents: Documents,
    @Inject(PEOPLE) private readonly people: People,
  ) {}

  /** A deleted user's card keeps their name; an erased one's cannot be opened, and has none here. */
  async of(ids: Iterable<UserId>): Promise<ReadonlyMap<UserId, string>> {
    const cards = await this.documents.getMany(userCard, ids)
    const known = [...cards.values()].flatMap(card => knownOf(card) ?? []).filter(({ erased }) => !erased)
    const names = await this.people.openMany(known.map(({ id, profile }) => ({ person: `user-${id}`, sealed: profile.username })))
    return new Map(
      known.flatMap(({ id }, i) => {
        const name = names[i]
        return name == null ? [] : [[id, name] as const]
      }),
    )
  }
}
