import { fullName } from '@fullcourt/domain/players/full-name'
import type { PlayerAnswer } from '../../../../api/schema'
import { FAILURES } from '../../../parts/feedback/failures'
import { useDeletion } from '../../../parts/effects/use-deletion'
import { usePlayerRemoval } from '../queries'
import { consequenceOf } from './deletion'

/** Asks, and deletes a player; resolves to whether they were deleted. */
export const useAskToDelete = () => {
  const deletion = useDeletion(usePlayerRemoval())
  return async (player: PlayerAnswer) =>
    deletion({
      things: [player],
      noun: 'player',
      name: fullName(player),
      question: 'Are you sure you want to permanently delete this player?',
      consequence: `${fullName(player)} (#${player.id}). ${await consequenceOf([player])}`,
      verb: 'Delete Player',
      done: 'Players deleted',
      failure: FAILURES.deletePlayer,
    })
}
