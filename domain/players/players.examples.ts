import type { Sealed } from '../facts/sealed'
import { specification } from '../testing/specification'
import * as decisions from './decide'
import type { Joins, PlayerDetails, PlayerFact } from './events'
import { playerStream, type Player } from './state'

/** Words in which the specs describe a player: `given(added()).when(change({ lastName: sealed('Lee') }))`. */
export const given = specification(playerStream.initial, playerStream.evolve)

const player = { organization: 1, player: 31 }
/** A sealed value is a plain text here: the rules never open it. */
export const sealed = (text: string): Sealed => `sealed ${text}` as Sealed
export const ana: PlayerDetails = {
  firstName: sealed('Ana'),
  lastName: sealed('Lee'),
  email: null,
  phoneNumber: null,
  image: null,
}
export const ohana: Joins = { season: 3, league: 5, entry: 511, team: 11 }

// What happened.
export const added = (joins: Joins | null = null): PlayerFact => ({
  type: 'PlayerAdded',
  data: { ...player, details: ana, joins },
})
export const changed = (was: Partial<PlayerDetails>, is: Partial<PlayerDetails>): PlayerFact => ({
  type: 'PlayerChanged',
  data: { ...player, was, is },
})
export const valueSet = (attribute: number, was: string | null, is: string | null): PlayerFact => ({
  type: 'AttributeValueSet',
  data: { ...player, attribute, was: was === null ? null : sealed(was), is: is === null ? null : sealed(is) },
})
export const deleted = (): PlayerFact => ({ type: 'PlayerDeleted', data: player })

export const erased = (): PlayerFact => ({ type: 'PersonErased', data: player })
export const restored = (): PlayerFact => ({ type: 'PlayerRestored', data: { ...player, details: ana, undoes: 'deletion' } })

// What is wanted.
export const add =
  (joins: Joins | null = null) =>
  (state: Player) =>
    decisions.addPlayer(state, { ...player, details: ana, joins })
export const change = (wanted: Partial<PlayerDetails>) => (state: Player) => decisions.changePlayer(state, wanted)
const wantedValues = (values: Record<number, string | null>) =>
  Object.entries(values).map(([attribute, text]) => ({
    attribute: Number(attribute),
    value: text === null ? null : sealed(text),
  }))
export const addWith = (values: Record<number, string | null>) => (state: Player) =>
  decisions.addPlayer(state, { ...player, details: ana, joins: null, values: wantedValues(values) })
export const setValues = (values: Record<number, string | null>) => (state: Player) =>
  decisions.changePlayer(state, {}, wantedValues(values))
export const deletePlayer = decisions.deletePlayer
export const erasePlayer = decisions.erasePlayer
export const restorePlayer = decisions.restorePlayer
