import { changeOf } from '../facts/change'
import { facts, nothing, refuse, type Decision } from '../facts/decision'
import type { OrganizationId, PlayerId } from '../ids/kinds'
import type { Joins, PlayerDetails, PlayerFact } from './events'
import type { Player } from './state'

export const PLAYER_NOT_FOUND = refuse('not-found', 'Player not found')

export type AddPlayer = {
  readonly organization: OrganizationId
  readonly player: PlayerId
  readonly details: PlayerDetails
  readonly joins: Joins | null
}

/** A new player, and the roster that he is to join. Names were checked and sealed where they came in. */
export const addPlayer = (player: Player, { organization, player: id, details, joins }: AddPlayer): Decision<PlayerFact> =>
  player.kind === 'unknown' ? facts({ type: 'PlayerAdded', data: { organization, player: id, details, joins } }) : nothing

export const changePlayer = (player: Player, wanted: Partial<PlayerDetails>): Decision<PlayerFact> => {
  if (player.kind !== 'active') return PLAYER_NOT_FOUND
  const change = changeOf(player.details, wanted)
  return change
    ? facts({ type: 'PlayerChanged', data: { organization: player.organization, player: player.id, ...change } })
    : nothing
}

export const deletePlayer = (player: Player): Decision<PlayerFact> =>
  player.kind === 'active'
    ? facts({ type: 'PlayerDeleted', data: { organization: player.organization, player: player.id } })
    : PLAYER_NOT_FOUND

/** For good, whether he was deleted before or not: lists and rosters lose him as by a deletion, figures stay (design 2). */
export const erasePlayer = (player: Player): Decision<PlayerFact> => {
  if (player.kind === 'unknown') return PLAYER_NOT_FOUND
  if (player.kind === 'erased') return nothing
  const data = { organization: player.organization, player: player.id }
  const erased: PlayerFact = { type: 'PersonErased', data }
  return player.kind === 'active' ? facts<PlayerFact>({ type: 'PlayerDeleted', data }, erased) : facts(erased)
}
