import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { deletePlayer, restorePlayer } from '@fullcourt/domain/players/decide'
import { playerStream } from '@fullcourt/domain/players/state'
import { PlayerAccess } from '../../core/access/player-access'
import { command, data } from '../../core/facts/command'
import type { Scope } from '../../core/http/scope'

type OfPlayer = { readonly scope: Scope; readonly player: PlayerId }

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
