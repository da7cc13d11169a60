import { Button } from '@mantine/core'
import type { DraftAnswer, ScheduleAnswer } from '../../../../../api/schema'
import { DeleteIcon } from '../../../../../ui/icons'
import { useDeletion } from '../../../../parts/effects/use-deletion'
import { FAILURES } from '../../../../parts/feedback/failures'
import { useCommand } from '../../../../parts/feedback/use-command'
import { useUndoPlan } from '../grid/queries'
import styles from '../ScheduleBuilder.module.css'
import { PublishPreview } from './PublishPreview'
import { useDraftRemoval, usePublishDraft } from './queries'

type Props = { draft: DraftAnswer; schedule: ScheduleAnswer }

/** Publishes a draft after showing what that comes to, or discards it; both can be taken back. */
export const DraftActions = ({ draft, schedule }: Props) => {
  const run = useCommand()
  const publish = usePublishDraft()
  const undo = useUndoPlan()
  const deletion = useDeletion(useDraftRemoval())
  const ask = () =>
    run({
      question: {
        question: `Publish the schedule ${schedule.name}?`,
        consequence: <PublishPreview draft={draft} schedule={schedule} />,
        verb: 'Publish',
        danger: draft.replaced > 0,
      },
      call: () => publish.mutateAsync(draft),
      undo: ({ planId }) => ({
        thing: `generation of schedule ${schedule.id}`,
        message: 'The schedule is public now.',
        undo: () => undo.mutateAsync(planId ?? 0),
        undone: 'It is a draft again',
      }),
      failure: FAILURES.publishDraft,
    })
  const discard = () =>
    deletion({
      things: [draft],
      noun: 'draft',
      name: `Draft of ${schedule.name}`,
      question: 'Discard this draft?',
      consequence: 'Its games were seen by staff alone. What everybody sees stays as it is.',
      verb: 'Discard Draft',
      failure: FAILURES.discardDraft,
    })
  return (
    <div className={styles.actions}>
      <Button loading={publish.isPending} onClick={() => void ask()}>
        Publish
      </Button>
      <Button variant="default" leftSection={<DeleteIcon />} onClick={() => void discard()}>
        Discard Draft
      </Button>
    </div>
  )
}
