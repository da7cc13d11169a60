import { Inject, Injectable } from '@nestjs/common'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { activeOf } from '@fullcourt/projections/card'
import { playerCard } from '@fullcourt/projections/players/player'
import { Documents } from '../../storage/documents/documents'
import { PEOPLE } from '../injection/tokens'
import type { People } from '../../storage/people/people'
import { openDetails } from './opened-details'

/** What everybody may see of a player. `image` is the address of their photo. */
export type PlayerName = {
  readonly firstName: string
  readonly lastName: string
  readonly image: string | null
  /** True for one who was deleted or erased. */
  readonly removed: boolean
}

/** Who was deleted or erased stays in totals and sheets under this name (docs/people.md#names-of-who-is-gone). */
const REMOVED_PLAYER: PlayerName = { firstName: 'Removed', lastName: 'player', image: null, removed: true }

/** The names of players for answers: one look at the cards, and one opening, for all players of an answer. */
@Injectable()
export class PlayerNameReader {
  constructor(
    private readonly documents: Documents,
    @Inject(PEOPLE) private readonly people: People,
  ) {}

  /** A name for every id; one that nobody has is answered as removed. */
  async of(ids: Iterable<PlayerId>): Promise<ReadonlyMap<PlayerId, PlayerName>> {
    const wanted = [...new Set(ids)]
    const cards = await this.documents.getMany(playerCard, wanted)
    const active = wanted.flatMap(id => activeOf(cards.get(String(id))) ?? [])
    const opened = await openDetails(this.people, active, ['firstName', 'lastName', 'image'])
    return new Map(
      wanted.map(id => {
        const { firstName, lastName, image } = opened.get(id) ?? { firstName: null, lastName: null, image: null }
        return [id, firstName === null || lastName === null ? REMOVED_PLAYER : { firstName, lastName, image, removed: false }]
      }),
    )
  }
}
