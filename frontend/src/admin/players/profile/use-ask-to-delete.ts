import { fullName } from '@fullcourt/domain/players/full-name'
import type { PlayerAnswer } from '../../../api/schema'
import { useCommand } from '../../parts/use-command'
import { useDeletePlayers, useRestorePlayers } from '../queries'
import { consequenceOf } from './deletion'

/** Asks, and deletes a player; resolves to whether he was deleted. */
export const useAskToDelete = () => {
  const remove = useDeletePlayers()
  const restore = useRestorePlayers()
  const run = useCommand()
  return async (player: PlayerAnswer) =>
    run({
      question: {
        question: 'Are you sure you want to permanently delete this player?',
        consequence: `${fullName(player)} (#${player.id}). ${await consequenceOf([player])}`,
        verb: 'Delete Player',
        danger: true,
      },
      call: () => remove.mutateAsync([player.id]),
      undo: () => ({
        thing: `player ${player.id}`,
        message: 'Players deleted',
        undo: () => restore.mutateAsync([player.id]),
        undone: `${fullName(player)} brought back`,
      }),
      failure: 'Failed to delete player',
    })
}
