import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { OrganizationId, PlayerId } from '@fullcourt/domain/ids/kinds'
import type { PlayerDetails } from '@fullcourt/domain/players/events'
import { atRevision, deleted, known, unknownCard, whileActive, type AtRevision, type Card } from '../card'
import { placeById } from '../order'
import { projection } from '../projection'

/** A player; all details are sealed. */
export type PlayerCard = Card<
  {
    readonly id: PlayerId
    readonly organization: OrganizationId
    readonly details: PlayerDetails
    /** His key is gone, or about to go: nothing of the details can be opened. */
    readonly erased?: true
  } & AtRevision
>

const cardOf = ({ player }: { player: PlayerId }) => [String(player)]

export const playerCard = projection<PlayerCard, AnyFact>('playerCard', {
  version: 3,
  initial: () => unknownCard,
  indexes: { organization: whileActive(({ id, organization }) => [placeById(organization, id)]) },
})
  .on('PlayerAdded', cardOf, (_, { player, organization, details }, { fact: { revision } }) => ({
    revision,
    id: player,
    organization,
    details,
    status: 'active',
  }))
  .on('PlayerChanged', cardOf, atRevision(known((player, { is }) => ({ ...player, details: { ...player.details, ...is } }))))
  .on('PlayerDeleted', cardOf, deleted)
  .on(
    'PersonErased',
    data => ('player' in data ? cardOf(data) : []),
    known(player => ({ ...player, status: 'deleted', erased: true })),
  )
