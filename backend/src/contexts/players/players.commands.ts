import { fieldsOf } from '@fullcourt/domain/facts/change'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { changePlayer, deletePlayer, restorePlayer } from '@fullcourt/domain/players/decide'
import type { PlayerNames } from '@fullcourt/domain/players/events'
import { playerStream } from '@fullcourt/domain/players/state'
import { PlayerAccess } from '../../core/access/player-access'
import { command, data } from '../../core/facts/command'
import { expecting, type Expecting } from '../../core/facts/expected-revision'
import type { Scope } from '../../core/http/scope'

type OfPlayer = { readonly scope: Scope; readonly player: PlayerId }

/** Gives the player under this id, merged or not, names that they had: nobody opens them. */
export const NamePlayer = command('NamePlayer', {
  takes: data<OfPlayer & Expecting & { readonly names: PlayerNames }>(),
  uses: { players: PlayerAccess },
  access: ({ scope, player }, { players }) => players.recorded(scope, player),
  stream: playerStream,
  id: ({ id }) => id,
  decide: (player, _, { names }) => changePlayer(player, names),
  expects: ({ expectedRevision, names }) => expecting(expectedRevision, fieldsOf(names)),
})

/** Deletes a player; that they leave rosters follows by a policy, their lines stay (docs/facts.md#deleting-and-bringing-back). */
export const DeletePlayer = command('DeletePlayer', {
  takes: data<OfPlayer>(),
  uses: { players: PlayerAccess },
  access: ({ scope, player }, { players }) => players.player(scope, player),
  stream: playerStream,
  id: ({ id }) => id,
  decide: deletePlayer,
})

/** Brings a deleted player back; that they come back on the rosters that they left because of it follows by a policy. */
export const RestorePlayer = command('RestorePlayer', {
  takes: data<OfPlayer>(),
  uses: { players: PlayerAccess },
  access: ({ scope, player }, { players }) => players.player(scope, player),
  stream: playerStream,
  id: ({ id }) => id,
  decide: restorePlayer,
})
