import type { Policy } from '../../../core/facts/policy'
import type { PlayerIdentity } from '../../../core/identity/player-identity'
import { DestroyPersonalData } from './destroy-personal-data.command'
import { EraseMergedPlayer } from './erasure.commands'

/** The key and the photo of an erased person go (docs/people.md#erasing); again where a private store from before is put back. */
export const destroyDataOfErasedPerson: Policy<'PersonErased'> = {
  name: 'destroy-data-of-erased-person',
  on: ['PersonErased'],
  begins: 'beginning',
  onRefused: 'log',
  plan: ({ data }, call) => [new DestroyPersonalData(call('data'), { person: data })],
}

/** Who is erased goes under all their ids: the players who were merged into them are the same person. */
export const eraseMergedPlayersOfErasedPerson = (identity: PlayerIdentity): Policy<'PersonErased'> => ({
  name: 'erase-merged-players-of-erased-person',
  on: ['PersonErased'],
  onRefused: 'log',
  plan: async ({ data }, call) => {
    if (!('player' in data)) return []
    const { organization, player } = data
    const ids = (await identity.now(organization)).idsOf(player)
    return ids.filter(id => id !== player).map(id => new EraseMergedPlayer(call(id), { organization, player: id }))
  },
})
