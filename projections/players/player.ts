import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { OrganizationId, PlayerId } from '@fullcourt/domain/ids/kinds'
import { isDefault } from '@fullcourt/domain/definitions/lists'
import type { PlayerDetails } from '@fullcourt/domain/players/events'
import { withValue, type AttributeValues } from '@fullcourt/domain/players/state'
import { atRevision, asDeleted, whereKnown, knownOf, unknownCard, whileActive, type AtRevision, type Card } from '../card'
import { placeById } from '../order'
import { projection, type ListPlace } from '../projection'

/** A player; all details and values of attributes are sealed. */
export type PlayerCard = Card<
  {
    readonly id: PlayerId
    readonly organization: OrganizationId
    readonly details: PlayerDetails
    readonly values: AttributeValues
    /** Their key is gone, or about to go: nothing of the details can be opened. */
    readonly erased?: true
  } & AtRevision
>

const cardOf = ({ player }: { player: PlayerId }) => [String(player)]

/** A deleted player may come back with their values; an erased one has none that could be opened. */
const placesOfValues = (card: PlayerCard): readonly ListPlace[] => {
  const player = knownOf(card)
  if (player === undefined || player.erased) return []
  const own = Object.keys(player.values).filter(attribute => !isDefault('attribute', Number(attribute)))
  return own.map(attribute => placeById(attribute, player.id))
}

export const playerCard = projection<PlayerCard, AnyFact>('playerCard', {
  version: 4,
  initial: () => unknownCard,
  indexes: {
    organization: whileActive(({ id, organization }) => [placeById(organization, id)]),
    ownAttribute: placesOfValues,
  },
})
  .on('PlayerAdded', cardOf, (_, { player, organization, details }, { fact: { revision } }) => ({
    revision,
    id: player,
    organization,
    details,
    values: {},
    status: 'active',
  }))
  .on('PlayerChanged', cardOf, atRevision(whereKnown((player, { is }) => ({ ...player, details: { ...player.details, ...is } }))))
  .on(
    'AttributeValueSet',
    cardOf,
    atRevision(whereKnown((player, { attribute, is }) => ({ ...player, values: withValue(player.values, attribute, is) }))),
  )
  .on('PlayerDeleted', cardOf, asDeleted)
  .on('PlayerRestored', cardOf, atRevision(whereKnown((player, { details }) => ({ ...player, details, status: 'active' }))))
  .on(
    'PersonErased',
    data => ('player' in data ? cardOf(data) : []),
    whereKnown(player => ({ ...player, status: 'deleted', erased: true })),
  )
