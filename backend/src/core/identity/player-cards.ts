import { Injectable } from '@nestjs/common'
import type { OrganizationId, PlayerId } from '@fullcourt/domain/ids/kinds'
import { PLAYER_NOT_FOUND } from '@fullcourt/domain/players/decide'
import { activeOf, knownOf, type Known } from '@fullcourt/projections/card'
import { playerCard, type PlayerCard } from '@fullcourt/projections/players/player'
import { Documents } from '../../storage/documents/documents'
import { Refused } from '../facts/refused'
import { covers, type Scope } from '../http/scope'
import { PlayerIdentity } from './player-identity'

/** A person: the card of the player who stands for them, and all ids under which things were recorded for them, that one first. */
export type PersonCard = { readonly card: Known<PlayerCard>; readonly ids: readonly PlayerId[] }

/** The players whom answers show: a merged one is shown as the player they were merged into. */
@Injectable()
export class PlayerCards {
  constructor(
    private readonly documents: Documents,
    private readonly identity: PlayerIdentity,
  ) {}

  /** By any of their ids; one of somebody else, or who was deleted, is not there. */
  async person(scope: Scope, id: PlayerId): Promise<PersonCard> {
    const named = knownOf(await this.documents.get(playerCard, id))
    if (!named || !covers(scope, named.organization)) throw new Refused(PLAYER_NOT_FOUND)
    const [master, ...others] = (await this.identity.identities(named.organization)).idsOf(id)
    const card = master === id ? activeOf(named) : activeOf(await this.documents.get(playerCard, master))
    if (!card) throw new Refused(PLAYER_NOT_FOUND)
    return { card, ids: [card.id, ...others] }
  }

  /** The active players among those of the ids, which are resolved already. */
  async active(ids: Iterable<PlayerId>): Promise<readonly Known<PlayerCard>[]> {
    const cards = await this.documents.getMany(playerCard, ids)
    return [...cards.values()].flatMap(card => activeOf(card) ?? [])
  }

  /** All active players of an organization. */
  async ofOrganization(organization: OrganizationId): Promise<readonly Known<PlayerCard>[]> {
    const [listed, { masterOf }] = await Promise.all([
      this.documents.list(playerCard, { index: 'organization', key: String(organization) }),
      this.identity.identities(organization),
    ])
    return listed.flatMap(({ body }) => activeOf(body) ?? []).filter(({ id }) => masterOf(id) === id)
  }
}
