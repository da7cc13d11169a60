import type { GameAnswer } from '../../../../api/schema'
import { FAILURES } from '../../../parts/feedback/failures'
import { useCommand } from '../../../parts/feedback/use-command'
import type { LeagueAt } from '../../leagues/queries'
import { useDiscardPending, usePendingChanges, useSetPending, type SentChange } from '../../games/pending/queries'
import { sentTermsOf } from './terms-of'

type Game = Pick<GameAnswer, 'id'>

/** Collects changes of games until they are published, with the way back to what was pending of them before. */
export const useCollect = (at: LeagueAt) => {
  const run = useCommand()
  const { changes } = usePendingChanges(at)
  const set = useSetPending(at)
  const discard = useDiscardPending(at)
  const back = async (games: readonly Game[]) => {
    const before = games.flatMap(({ id }) => changes.find(({ game }) => game.id === id) ?? [])
    const others = games.filter(({ id }) => !before.some(({ game }) => game.id === id))
    if (before.length > 0)
      await set.mutateAsync(before.map(({ game, is }) => (is ? sentTermsOf(is) : { game_id: game.id, deleted: true })))
    if (others.length > 0) await discard.mutateAsync(others.map(({ id }) => id))
  }
  return (games: readonly Game[], wanted: readonly SentChange[], what: string) =>
    run({
      call: () => set.mutateAsync(wanted),
      undo: () => ({
        thing: `changes of league ${at.leagueId}`,
        message: `${what}. Not published yet`,
        undo: () => back(games),
        undone: 'As it was before',
      }),
      failure: FAILURES.collectChange,
    })
}
