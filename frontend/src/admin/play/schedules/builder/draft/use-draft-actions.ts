import { matchup } from '../../../games/list/score-text'
import { FAILURES } from '../../../../parts/feedback/failures'
import { useCommand } from '../../../../parts/feedback/use-command'
import type { GridActions } from '../grid/use-picking'
import { useMoveDraftGame, useSwapDraftGames } from './queries'

/** What is done with games of a draft by hand, each with the way back. */
export const useDraftActions = (draft: number): GridActions => {
  const run = useCommand()
  const swap = useSwapDraftGames()
  const move = useMoveDraftGame()
  return {
    swap: (one, other) =>
      run({
        call: () => swap.mutateAsync({ draft, games: [one.id, other.id] }),
        undo: () => ({
          thing: `swap in draft ${draft}`,
          message: 'Matchups swapped in the draft',
          undo: () => swap.mutateAsync({ draft, games: [one.id, other.id] }),
          undone: 'Swapped back',
        }),
        failure: FAILURES.swapGames,
      }),
    move: (game, slot) => {
      const { date, time, location } = game
      const to = { ...slot, location: slot.location ?? location }
      return run({
        call: () => move.mutateAsync({ draft, game: game.id, slot: to }),
        undo: () => ({
          thing: `slot of game ${game.id}`,
          message: `${matchup(game)} moved in the draft`,
          undo: () => move.mutateAsync({ draft, game: game.id, slot: { ...(date !== null && { date }), time, location } }),
          undone: `${matchup(game)} moved back`,
        }),
        failure: FAILURES.updateGameDetails,
      })
    },
  }
}
