import type { GameAnswer } from '../../../../../api/schema'
import { quantity } from '../../../../../ui/format/figures'
import { matchup } from '../../../games/list/score-text'
import { FAILURES } from '../../../../parts/feedback/failures'
import { useCommand } from '../../../../parts/feedback/use-command'
import type { GridActions } from '../grid/use-picking'
import { useAddDraftGames, useMoveDraftGame, useRemoveDraftGames, useSwapDraftGames } from './queries'

/** Takes games out of a draft, with the way back; says what was done. */
export const useRemoveFromDraft = (draft: number) => {
  const run = useCommand()
  const remove = useRemoveDraftGames()
  const add = useAddDraftGames()
  return (games: readonly GameAnswer[], message: string) =>
    run({
      call: () => remove.mutateAsync({ draft, games: games.map(({ id }) => id) }),
      undo: () => ({
        thing: `games of draft ${draft}`,
        message,
        undo: () =>
          add.mutateAsync({
            draft,
            games: games.map(({ home_team_id, away_team_id, date, time, location }) => ({
              home_team_id,
              away_team_id,
              date: date ?? '',
              time,
              location,
            })),
          }),
        undone: `${quantity(games.length, 'game')} back in the draft`,
      }),
      failure: FAILURES.removeDraftGame,
    })
}

/** What is done with games of a draft by hand, each with the way back. */
export const useDraftActions = (draft: number): GridActions => {
  const run = useCommand()
  const swap = useSwapDraftGames()
  const move = useMoveDraftGame()
  const remove = useRemoveFromDraft(draft)
  return {
    remove: game => remove([game], `${matchup(game)} taken out of the draft`),
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
