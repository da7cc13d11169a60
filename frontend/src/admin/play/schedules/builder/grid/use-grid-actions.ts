import type { GameAnswer } from '../../../../../api/schema'
import { isNotAllowed } from '../../../games/conflicts/conflicts'
import { matchup } from '../../../games/list/score-text'
import { FAILURES } from '../../../../parts/feedback/failures'
import { useCommand } from '../../../../parts/feedback/use-command'
import { useMoveBack, useMoveGame, useSwap, useUndoPlan } from './queries'
import type { GridSlot } from './week-grid'

/** What is done with games of a schedule by hand, each with the way back. */
export const useGridActions = () => {
  const run = useCommand()
  const swap = useSwap()
  const undo = useUndoPlan()
  const move = useMoveGame()
  const moveBack = useMoveBack()
  return {
    isBusy: swap.isPending || move.isPending,
    swap: (one: GameAnswer, other: GameAnswer) =>
      run({
        call: () => swap.mutateAsync([one.id, other.id]),
        undo: ({ planId }) => ({
          thing: `swap ${planId}`,
          message: 'Matchups swapped!',
          undo: () => undo.mutateAsync(planId),
          undone: 'Swapped back',
        }),
        failure: FAILURES.swapGames,
        isGivenUp: isNotAllowed,
      }),
    move: (game: GameAnswer, slot: GridSlot) => {
      const { date, time, location } = game
      return run({
        call: () => move.mutateAsync({ game: game.id, slot: { ...slot, location: slot.location ?? location } }),
        undo: ({ detailsRevision }) => ({
          thing: `slot of game ${game.id}`,
          message: 'Game details updated successfully!',
          undo: () => moveBack.mutateAsync({ game: game.id, slot: { date, time, location }, revision: detailsRevision }),
          undone: `${matchup(game)} moved back`,
        }),
        failure: FAILURES.updateGameDetails,
        isGivenUp: isNotAllowed,
      })
    },
  }
}
