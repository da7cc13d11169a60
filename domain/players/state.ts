import { fieldsOf } from '../facts/change'
import type { StreamOf } from '../facts/stream-of'
import type { OrganizationId, PlayerId } from '../ids/kinds'
import type { PlayerDetails, PlayerFact } from './events'

export type Player =
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'active' | 'deleted' | 'erased'
      readonly id: PlayerId
      readonly organization: OrganizationId
      readonly details: PlayerDetails
    }

const evolve = (player: Player, fact: PlayerFact): Player => {
  if (fact.type === 'PlayerAdded')
    return { kind: 'active', id: fact.data.player, organization: fact.data.organization, details: fact.data.details }
  if (player.kind === 'unknown') return player
  switch (fact.type) {
    case 'PlayerChanged':
      return { ...player, details: { ...player.details, ...fact.data.is } }
    case 'PlayerDeleted':
      return { ...player, kind: 'deleted' }
    case 'PersonErased':
      return { ...player, kind: 'erased' }
  }
}

const partsOf = (fact: PlayerFact): readonly string[] => (fact.type === 'PlayerChanged' ? fieldsOf(fact.data.is) : [])

export const playerStream: StreamOf<Player, PlayerFact, PlayerId> = {
  name: id => `player-${id}`,
  initial: { kind: 'unknown' },
  evolve,
  partsOf,
}
