import type { PendingChangeAnswer, PendingChangesAnswer } from '../../../../api/schema'
import { quantity } from '../../../../ui/format/figures'
import { FAILURES } from '../../../parts/feedback/failures'
import { useCommand } from '../../../parts/feedback/use-command'
import type { LeagueAt } from '../../leagues/queries'
import { PublishChanges } from './PublishChanges'
import { pendingInWords } from './pending-words'
import { useUndoPlan } from '../builder/grid/queries'
import { useDiscardPending, useSetPending } from '../../games/pending/queries'
import { usePublishPending } from './queries'
import { sentTermsOf } from './terms-of'

/** Publishes or discards what is pending in a league, each with the way back. */
export const usePendingActions = (at: LeagueAt) => {
  const run = useCommand()
  const publishing = usePublishPending(at)
  const discarding = useDiscardPending(at)
  const set = useSetPending(at)
  const undo = useUndoPlan()
  const publish = (pending: PendingChangesAnswer) =>
    void run({
      question: {
        question: `Publish ${quantity(pending.changes.length, 'change')}?`,
        consequence: <PublishChanges pending={pending} />,
        verb: 'Publish',
        danger: pending.changes.some(({ is }) => is === null),
      },
      call: () => publishing.mutateAsync(pending),
      undo: ({ planId, message }) => ({
        thing: `changes of league ${at.leagueId}`,
        message,
        undo: () => undo.mutateAsync(planId),
        undone: 'They wait to be published again',
      }),
      failure: FAILURES.publishChanges,
    })
  const discard = (changes: readonly PendingChangeAnswer[]) =>
    void run({
      call: () => discarding.mutateAsync(changes.map(({ game }) => game.id)),
      undo: () => ({
        thing: `changes of league ${at.leagueId}`,
        message: `${quantity(changes.length, 'change')} discarded`,
        undo: () => set.mutateAsync(changes.map(({ game, is }) => (is ? sentTermsOf(is) : { game_id: game.id, deleted: true }))),
        undone: pendingInWords(changes.length),
      }),
      failure: FAILURES.discardChanges,
    })
  return { publish, discard, isBusy: publishing.isPending }
}
