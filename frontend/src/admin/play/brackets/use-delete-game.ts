import { useConfirmUndoing } from '../games/undoing/use-confirm-undoing'
import { isNotConfirmed, useConfirmEffects, type ShownChange } from '../../parts/effects/use-confirm-effects'
import { FAILURES } from '../../parts/feedback/failures'
import { useCommand } from '../../parts/feedback/use-command'
import { askDeletedGame, useDeleteMatchupGame, useRestoreMatchupGame, type DivisionAt } from './queries'

/** Deletes the game of a matchup, after asking, and offers to take that back. */
export const useDeleteGame = (at: DivisionAt) => {
  const remove = useDeleteMatchupGame(at)
  const restore = useRestoreMatchupGame(at)
  const confirmUndoing = useConfirmUndoing()
  const confirmEffects = useConfirmEffects()
  const run = useCommand()
  return (label: string, game: number) => {
    const shown: ShownChange = {
      ask: () => askDeletedGame(at, game),
      question: 'Are you sure you want to delete this game?',
      about: `${label}, with its score and box score. The matchup is free for another game.`,
      verb: 'Delete game',
      always: true,
    }
    void run({
      call: () => confirmEffects(shown, ifPreview => confirmUndoing(undoes => remove.mutateAsync({ game, undoes, ifPreview }))),
      undo: () => ({
        thing: `game ${game}`,
        message: 'Game deleted!',
        undo: () => restore.mutateAsync(game),
        undone: 'Game brought back',
      }),
      failure: FAILURES.deleteGame,
      isGivenUp: isNotConfirmed,
    })
  }
}
