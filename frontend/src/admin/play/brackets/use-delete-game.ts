import { useConfirmUndoing } from '../games/undoing/use-confirm-undoing'
import { FAILURES } from '../../parts/feedback/failures'
import { useCommand } from '../../parts/feedback/use-command'
import { useDeleteMatchupGame, useRestoreMatchupGame, type DivisionAt } from './queries'

/** Deletes the game of a matchup, after asking, and offers to take that back. */
export const useDeleteGame = (at: DivisionAt) => {
  const remove = useDeleteMatchupGame(at)
  const restore = useRestoreMatchupGame(at)
  const confirmUndoing = useConfirmUndoing()
  const run = useCommand()
  return (label: string, game: number) =>
    void run({
      question: {
        question: 'Are you sure you want to delete this game?',
        consequence: `${label}, with its score and box score. The matchup is free for another game.`,
        verb: 'Delete game',
        danger: true,
      },
      call: () => confirmUndoing(undoes => remove.mutateAsync({ game, undoes })),
      undo: () => ({
        thing: `game ${game}`,
        message: 'Game deleted!',
        undo: () => restore.mutateAsync(game),
        undone: 'Game brought back',
      }),
      failure: FAILURES.deleteGame,
    })
}
