import { Inject, Injectable } from '@nestjs/common'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { comparePlayers } from '@fullcourt/domain/players/player-order'
import type { Known } from '@fullcourt/projections/card'
import type { PlayerCard } from '@fullcourt/projections/players/player'
import { PEOPLE } from '../../../core/injection/tokens'
import type { Scope } from '../../../core/http/scope'
import { PlayerCards } from '../../../core/identity/player-cards'
import type { People } from '../../../storage/people/people'
import { AttributeValueReader } from '../../../core/readers/attribute-value-reader'
import { openDetails } from '../../../core/readers/opened-details'
import type { PlayerProfileAnswer } from '../players.answers'

const FOR_EVERYBODY = ['firstName', 'lastName', 'image'] as const
const FOR_STAFF = [...FOR_EVERYBODY, 'email', 'phoneNumber'] as const

/** Players with what the caller may see of them; e-mail and phone are for staff (docs/people.md#what-visitors-see). */
@Injectable()
export class PlayerProfileReader {
  constructor(
    private readonly cards: PlayerCards,
    private readonly values: AttributeValueReader,
    @Inject(PEOPLE) private readonly people: People,
  ) {}

  /** The active ones, by name. */
  async of(scope: Scope, players: Iterable<PlayerId>): Promise<PlayerProfileAnswer[]> {
    return this.opened(scope, await this.cards.active(players))
  }

  /** The players of cards, by name; one who was erased is nobody's profile any more. */
  async opened(scope: Scope, cards: readonly Known<PlayerCard>[]): Promise<PlayerProfileAnswer[]> {
    const [details, values] = await Promise.all([
      openDetails(this.people, cards, scope.kind === 'public' ? FOR_EVERYBODY : FOR_STAFF),
      this.values.of(scope, cards),
    ])
    const revisions = new Map(scope.kind === 'public' ? [] : cards.map(({ id, revision }) => [id, { revision }] as const))
    const profiles = [...details].flatMap(([id, { firstName, lastName, ...others }]) =>
      firstName === null || lastName === null
        ? []
        : [{ id, firstName, lastName, ...others, attributeValues: values.get(id) ?? [], ...revisions.get(id) }],
    )
    return profiles.sort(comparePlayers)
  }
}
