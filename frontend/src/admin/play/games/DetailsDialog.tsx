import { offeredStatuses, statusLabel } from '@fullcourt/domain/games/status'
import { useState } from 'react'
import type { BoxScoreGameAnswer } from '../../../api/schema'
import { optionalText, requiredText, type ValuesOf } from '../../parts/editing/record-fields'
import { Effects } from '../../parts/effects/Effects'
import { useEffectsOf } from '../../parts/effects/use-effects-of'
import { WatchForm } from '../../parts/effects/WatchForm'
import { FAILURES } from '../../parts/feedback/failures'
import { SelectField } from '../../parts/forms/choice-fields'
import { DateField, fieldText, TextField, TimeField } from '../../parts/forms/fields'
import { FormDialog } from '../../parts/forms/FormDialog'
import type { RecordEdit } from '../../parts/forms/RecordForm'
import { toast } from '../../parts/feedback/toast'
import { changedStatus } from './effects/game-changes'
import { hasResult } from './list/score-text'
import { useChangesWait, useSetPending } from './pending/queries'
import { gameQuery, useChangeDetails } from './queries'

type Props = {
  /** The details as they were when the dialog was opened. */
  seen: BoxScoreGameAnswer
  open: boolean
  onClose: () => void
}

const statusWords = (status: string) => statusLabel({ status, score: null })

/** Other texts may come with an import; they stay until another one is chosen. */
const statusChoices = (now: string) =>
  [...new Set<string>([...offeredStatuses(), now])].map(status => ({ value: status, label: statusWords(status) }))

const fields = {
  status: requiredText('Status', statusWords),
  video_url: optionalText('Video URL'),
  location: optionalText('Location'),
  time: optionalText('Time'),
  date: optionalText('Date'),
}

type Values = ValuesOf<typeof fields>

const storedDetails = ({ status, video_url, location, time, date, detailsRevision = 0 }: BoxScoreGameAnswer) => ({
  value: { status, video_url, location, time, date },
  revision: detailsRevision,
})

/** Video, place, time and status of a game (docs/admin.md#games). */
export const DetailsDialog = ({ seen, open, onClose }: Props) => {
  const change = useChangeDetails(seen.id)
  const set = useSetPending({ seasonId: seen.season_id, leagueId: seen.leagueId ?? 0 })
  const changesWait = useChangesWait()
  const waits = changesWait && seen.leagueId !== null && !hasResult(seen)
  const [status, setStatus] = useState(seen.status)
  const effects = useEffectsOf(open && status !== seen.status ? changedStatus(seen.id, status) : null)

  const edit: RecordEdit<Values> = {
    fields,
    stored: storedDetails(seen),
    send: async ({ date, time, location, ...others }, revision) => {
      const slot = {
        ...(date !== undefined && { date }),
        ...(time !== undefined && { time }),
        ...(location !== undefined && { location }),
      }
      const isKept = waits && Object.keys(slot).length > 0
      const body = waits ? others : { ...others, ...slot }
      if (isKept) await set.mutateAsync([{ game_id: seen.id, ...slot }])
      if (Object.keys(body).length > 0) await change.mutateAsync({ body, revision })
      toast.success(
        isKept ? 'The new date, time or place is kept. It is not published yet.' : 'Game details updated successfully!',
      )
    },
    fresh: async ask => storedDetails((await ask(gameQuery(seen.id))).game),
  }

  return (
    <FormDialog
      record={seen.id}
      title="Edit Game Details"
      submit="Save Changes"
      open={open}
      onClose={onClose}
      onSubmit={edit}
      failure={FAILURES.updateGameDetails}
    >
      <TextField
        name="video_url"
        label={fields.video_url.label}
        type="url"
        description="A link to the video. YouTube videos are shown on the page of the game."
        defaultValue={seen.video_url ?? ''}
      />
      {waits && <p>A new date, time or place waits until the changes of the league are published.</p>}
      <TextField name="location" label={fields.location.label} defaultValue={seen.location ?? ''} />
      <TimeField name="time" label={fields.time.label} defaultValue={seen.time ?? ''} />
      <DateField name="date" label={fields.date.label} defaultValue={seen.date ?? ''} />
      <SelectField
        name="status"
        label={fields.status.label}
        description="A postponed or cancelled game needs no score. A game with a score is always shown as completed."
        data={statusChoices(seen.status)}
        defaultValue={seen.status}
      />
      <WatchForm onEntered={form => setStatus(fieldText(form, 'status') ?? seen.status)} />
      <Effects of={effects} />
    </FormDialog>
  )
}
