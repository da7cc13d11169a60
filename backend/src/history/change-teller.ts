import { Inject, Injectable } from '@nestjs/common'
import type { Fact, Recorded } from '@fullcourt/domain/facts/fact'
import { PEOPLE } from '../house/tokens'
import type { People } from '../people/people'
import { Documents } from '../documents/documents'
import { userCard } from '@fullcourt/projections/users/user'
import { knownOf } from '@fullcourt/projections/card'

/** Says in words who changed what, for the one who is told that he was second (409, design 4). */
@Injectable()
export class ChangeTeller {
  constructor(
    private readonly documents: Documents,
    @Inject(PEOPLE) private readonly people: People,
  ) {}

  async tell({ metadata: { actor } }: Recorded<Fact<string, unknown>>): Promise<string> {
    const card = actor === 'system' ? undefined : knownOf(await this.documents.get(userCard, actor))
    const name = card ? await this.people.open(`user-${actor}`, card.profile.username) : null
    return `${name ?? 'Somebody'} changed this meanwhile. Look at the new figures before you save.`
  }
}
