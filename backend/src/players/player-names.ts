import { Inject, Injectable } from '@nestjs/common'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { activeOf } from '@fullcourt/projections/card'
import { playerCard, type PlayerCard } from '@fullcourt/projections/players/player'
import { Documents } from '../documents/documents'
import { PEOPLE } from '../house/tokens'
import type { People, PersonSealed } from '../people/people'

/** What everybody may see of a player. `image` is the address of his photo. */
export type PlayerName = {
  readonly firstName: string
  readonly lastName: string
  readonly image: string | null
  /** True for one who was deleted or erased. */
  readonly removed: boolean
}

/** Design 5.9: who was deleted or erased stays in totals and sheets under this name. */
export const REMOVED_PLAYER: PlayerName = { firstName: 'Removed', lastName: 'player', image: null, removed: true }

type Standing = Exclude<ReturnType<typeof activeOf<PlayerCard>>, undefined>

const sealedName = ({ id, details: { firstName, lastName, image } }: Standing): PersonSealed[] =>
  [firstName, lastName, ...(image === null ? [] : [image])].map(sealed => ({ person: `player-${id}`, sealed }))

/** The names of players for answers: one look at the cards, and one opening, for all players of an answer. */
@Injectable()
export class PlayerNames {
  constructor(
    private readonly documents: Documents,
    @Inject(PEOPLE) private readonly people: People,
  ) {}

  /** A name for every id; one that nobody bears is answered as removed. */
  async of(ids: Iterable<PlayerId>): Promise<ReadonlyMap<PlayerId, PlayerName>> {
    const wanted = [...new Set(ids)]
    const cards = await this.documents.getMany(playerCard, wanted)
    const standing = wanted.flatMap(id => activeOf(cards.get(String(id))) ?? [])
    const opened = await this.people.openMany(standing.flatMap(sealedName))
    const names = new Map<PlayerId, PlayerName>(wanted.map(id => [id, REMOVED_PLAYER]))
    let next = 0
    for (const card of standing) {
      const [firstName, lastName, image] = [opened[next++], opened[next++], card.details.image === null ? null : opened[next++]]
      if (firstName != null && lastName != null) names.set(card.id, { firstName, lastName, image: image ?? null, removed: false })
    }
    return names
  }
}
