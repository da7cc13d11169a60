import { fieldsOf } from '../facts/change'
import type { Traced } from '../facts/fact'
import type { Sealed } from '../facts/sealed'
import type { StreamOf } from '../facts/stream-of'
import type { AttributeId, OrganizationId, PlayerId } from '../ids/kinds'
import type { PlayerDetails, PlayerFact } from './events'

/** A player's sealed values by the ids of their attributes; one that they have none of is not there. */
export type AttributeValues = { readonly [attribute: AttributeId]: Sealed }

/** The values after one was set, or taken away (null); read models fold it the same way. */
export const withValue = (values: AttributeValues, attribute: AttributeId, is: Sealed | null): AttributeValues => {
  const { [attribute]: _, ...others } = values
  return is === null ? others : { ...others, [attribute]: is }
}

export type Player =
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'active' | 'deleted' | 'erased'
      readonly id: PlayerId
      readonly organization: OrganizationId
      readonly details: PlayerDetails
      readonly values: AttributeValues
      /** Id of their last deletion; null where they were never deleted. */
      readonly deletion: string | null
      /** Ids of those before: a place that went with one of them may have been out of reach when it was taken back. */
      readonly earlierDeletions: readonly string[]
    }

/** Every deletion of a player, also those that were taken back. */
export const deletionsOf = (player: Player): readonly string[] =>
  player.kind === 'unknown' || player.deletion === null ? [] : [...player.earlierDeletions, player.deletion]

const evolve = (player: Player, fact: Traced<PlayerFact>): Player => {
  if (fact.type === 'PlayerAdded') {
    const { player: id, organization, details } = fact.data
    return { kind: 'active', id, organization, details, values: {}, deletion: null, earlierDeletions: [] }
  }
  if (player.kind === 'unknown') return player
  switch (fact.type) {
    case 'PlayerChanged':
      return { ...player, details: { ...player.details, ...fact.data.is } }
    case 'AttributeValueSet':
      return { ...player, values: withValue(player.values, fact.data.attribute, fact.data.is) }
    case 'PlayerDeleted':
      return { ...player, kind: 'deleted', deletion: fact.id ?? '', earlierDeletions: deletionsOf(player) }
    case 'PlayerRestored':
      return { ...player, kind: 'active', details: fact.data.details }
    case 'PersonErased':
      return { ...player, kind: 'erased' }
  }
}

/** The part of a player that one of their values is. */
export const valuePart = (attribute: AttributeId): string => `value of ${attribute}`

const partsOf = (fact: PlayerFact): readonly string[] => {
  if (fact.type === 'AttributeValueSet') return [valuePart(fact.data.attribute)]
  return fact.type === 'PlayerChanged' ? fieldsOf(fact.data.is) : []
}

export const playerStream: StreamOf<Player, Traced<PlayerFact>, PlayerId> = {
  name: id => `player-${id}`,
  initial: { kind: 'unknown' },
  evolve,
  partsOf,
}
