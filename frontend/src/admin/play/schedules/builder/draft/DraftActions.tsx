import { Button } from '@mantine/core'
import { useState } from 'react'
import type { DraftAnswer, GlobalTeamAnswer, ScheduleAnswer } from '../../../../../api/schema'
import { PlusIcon, DeleteIcon } from '../../../../../ui/icons'
import { useDeletion } from '../../../../parts/effects/use-deletion'
import { FAILURES } from '../../../../parts/feedback/failures'
import { useCommand } from '../../../../parts/feedback/use-command'
import { useUndoPlan } from '../grid/queries'
import headStyles from '../../ScheduleHead.module.css'
import { CancelDayDialog } from './CancelDayDialog'
import { DraftGameDialog } from './DraftGameDialog'
import { PublishPreview } from './PublishPreview'
import { useDraftRemoval, usePublishDraft } from './queries'

type Props = { draft: DraftAnswer; schedule: ScheduleAnswer; teams: readonly GlobalTeamAnswer[] }

/** Publishes a draft after showing what that comes to, or discards it; both can be taken back. */
export const DraftActions = ({ draft, schedule, teams }: Props) => {
  const run = useCommand()
  const [open, setOpen] = useState<'add' | 'cancel' | null>(null)
  const close = () => setOpen(null)
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
  const isEmpty = draft.weeks.every(({ games }) => games.length === 0)
  return (
    <div className={headStyles.actions}>
      <Button loading={publish.isPending} onClick={() => void ask()}>
        Publish
      </Button>
      <Button variant="default" leftSection={<PlusIcon />} onClick={() => setOpen('add')}>
        Add Game
      </Button>
      <Button variant="default" disabled={isEmpty} onClick={() => setOpen('cancel')}>
        Cancel a Day
      </Button>
      <Button variant="default" leftSection={<DeleteIcon />} onClick={() => void discard()}>
        Discard Draft
      </Button>
      <DraftGameDialog
        draft={draft.id}
        schedule={schedule}
        teams={teams.filter(({ leagues }) => leagues.some(({ league }) => league.id === schedule.leagueId))}
        open={open === 'add'}
        onClose={close}
      />
      <CancelDayDialog draft={draft} open={open === 'cancel'} onClose={close} />
    </div>
  )
}
