import type { BoxScoreGameAnswer } from '../../api/schema'
import { optionalText } from '../editing/record-fields'
import { DateField, TextField, TimeField } from '../parts/fields'
import { FormDialog } from '../parts/FormDialog'
import type { RecordEdit } from '../parts/RecordForm'
import { toast } from '../parts/toast'
import { useChangeDetails, useFreshGame } from './queries'

type Props = {
  /** The details as they were when the dialog was opened. */
  seen: BoxScoreGameAnswer
  open: boolean
  onClose: () => void
}

const fields = {
  video_url: optionalText('Video URL'),
  location: optionalText('Location'),
  time: optionalText('Time'),
  date: optionalText('Date'),
}

type Values = { readonly [name in keyof typeof fields]: string | null }

const stored = ({ video_url, location, time, date, detailsRevision = 0 }: BoxScoreGameAnswer) => ({
  value: { video_url, location, time, date },
  revision: detailsRevision,
})

/** Video, place and time of a game. Spec 2 §2. */
export const DetailsDialog = ({ seen, open, onClose }: Props) => {
  const change = useChangeDetails(seen.id)
  const fresh = useFreshGame(seen.id)

  const edit: RecordEdit<Values> = {
    fields,
    stored: stored(seen),
    send: async (body, revision) => {
      await change.mutateAsync({ body, revision })
      toast.success('Game details updated successfully!')
    },
    fresh: async () => stored((await fresh()).game),
  }

  return (
    <FormDialog
      record={seen.id}
      title="Edit Game Details"
      submit="Save Changes"
      open={open}
      onClose={onClose}
      onSubmit={edit}
      failure="Failed to update game details."
    >
      <TextField
        name="video_url"
        label={fields.video_url.label}
        type="url"
        description="A link to the video; those of YouTube are shown in the page of the game."
        defaultValue={seen.video_url ?? ''}
      />
      <TextField name="location" label={fields.location.label} defaultValue={seen.location ?? ''} />
      <TimeField name="time" label={fields.time.label} defaultValue={seen.time ?? ''} />
      <DateField name="date" label={fields.date.label} defaultValue={seen.date ?? ''} />
    </FormDialog>
  )
}
