import { changeOf } from '../facts/change'
import { facts, factsOrNothing, nothing, refuse, type Decision } from '../facts/decision'
import type { Sealed } from '../facts/sealed'
import type { AttributeId, OrganizationId, PlayerId } from '../ids/kinds'
import { ERASED } from '../people/erased'
import type { AttributeValueSet, Joins, PlayerDetails, PlayerFact } from './events'
import type { AttributeValues, Player } from './state'

export const PLAYER_NOT_FOUND = refuse('not-found', 'Player not found')

/** A value that a player is to have, checked and sealed where it came in; null takes the one that they have away. */
export type WantedValue = { readonly attribute: AttributeId; readonly value: Sealed | null }

type PlayerKey = { readonly organization: OrganizationId; readonly player: PlayerId }

/** Sealing the same text twice gives different values: only what really changed may be wanted. */
const valuesSet = (key: PlayerKey, has: AttributeValues, wanted: readonly WantedValue[]): readonly AttributeValueSet[] =>
  wanted.flatMap(({ attribute, value: is }) => {
    const was = has[attribute] ?? null
    return was === is ? [] : [{ type: 'AttributeValueSet', data: { ...key, attribute, was, is } }]
  })

type AddPlayer = {
  readonly organization: OrganizationId
  readonly player: PlayerId
  readonly details: PlayerDetails
  readonly joins: Joins | null
  readonly values?: readonly WantedValue[]
}

/** A new player, and the roster that they are to join. Names were checked and sealed where they came in. */
export const addPlayer = (
  player: Player,
  { organization, player: id, details, joins, values = [] }: AddPlayer,
): Decision<PlayerFact> => {
  if (player.kind !== 'unknown') return nothing
  const key = { organization, player: id }
  return facts<PlayerFact>({ type: 'PlayerAdded', data: { ...key, details, joins } }, ...valuesSet(key, {}, values))
}

export const changePlayer = (
  player: Player,
  wanted: Partial<PlayerDetails>,
  values: readonly WantedValue[] = [],
): Decision<PlayerFact> => {
  if (player.kind !== 'active') return PLAYER_NOT_FOUND
  const key = { organization: player.organization, player: player.id }
  const change = changeOf(player.details, wanted)
  return factsOrNothing<PlayerFact>([
    ...(change ? [{ type: 'PlayerChanged' as const, data: { ...key, ...change } }] : []),
    ...valuesSet(key, player.values, values),
  ])
}

export const deletePlayer = (player: Player): Decision<PlayerFact> =>
  player.kind === 'active'
    ? facts({ type: 'PlayerDeleted', data: { organization: player.organization, player: player.id } })
    : PLAYER_NOT_FOUND

/** Brings a deleted player back; one who is there stays as they are. */
export const restorePlayer = (player: Player): Decision<PlayerFact> => {
  if (player.kind === 'unknown') return PLAYER_NOT_FOUND
  if (player.kind === 'erased') return ERASED
  if (player.kind === 'active') return nothing
  const { organization, id, details, deletion } = player
  return facts({ type: 'PlayerRestored', data: { organization, player: id, details, undoes: deletion ?? '' } })
}

/** For good, whether they were deleted before or not: lists and rosters lose them as by a deletion, figures stay (docs/people.md#erasing). */
export const erasePlayer = (player: Player): Decision<PlayerFact> => {
  if (player.kind === 'unknown') return PLAYER_NOT_FOUND
  if (player.kind === 'erased') return nothing
  const data = { organization: player.organization, player: player.id }
  const erased: PlayerFact = { type: 'PersonErased', data }
  return player.kind === 'active' ? facts<PlayerFact>({ type: 'PlayerDeleted', data }, erased) : facts(erased)
}
