import type { BoxScoreGameAnswer, DetailsDto } from '../../api/schema'
import { DateField, entered, TextField, TimeField } from '../parts/fields'
import { FormDialog } from '../parts/FormDialog'
import { toast } from '../parts/toast'
import { isConflict } from '../editing/is-conflict'
import { useChangeDetails, useInvalidateGame } from './queries'

type Props = {
  /** The details as they stood when the dialog was opened. */
  seen: BoxScoreGameAnswer
  /** At which revision the details stand by now: who is told of another's change and saves again means it. */
  revision: number
  open: boolean
  onClose: () => void
}

const fields = ['video_url', 'location', 'time', 'date'] as const

/** What was changed in the form; everything else stays as it is, whoever changed it meanwhile. */
const changedOf = (form: FormData, seen: BoxScoreGameAnswer): DetailsDto =>
  Object.fromEntries(fields.map(name => [name, entered(form, name)] as const).filter(([name, value]) => value !== seen[name]))

/** Video, place and time of a game. Spec 2 §2. */
export const DetailsDialog = ({ seen, revision, open, onClose }: Props) => {
  const change = useChangeDetails(seen.id)
  const invalidate = useInvalidateGame(seen.id)

  const save = async (form: FormData) => {
    try {
      await change.mutateAsync({ body: changedOf(form, seen), revision })
      toast.success('Game details updated successfully!')
    } catch (problem) {
      if (isConflict(problem)) await invalidate()
      throw problem
    }
  }

  return (
    <FormDialog
      record={seen.id}
      title="Edit Game Details"
      submit="Save Changes"
      open={open}
      onClose={onClose}
      onSubmit={save}
      failure="Failed to update game details."
    >
      <TextField
        name="video_url"
        label="Video URL"
        type="url"
        description="A link to the video; those of YouTube are shown in the page of the game."
        defaultValue={seen.video_url ?? ''}
      />
      <TextField name="location" label="Location" defaultValue={seen.location ?? ''} />
      <TimeField name="time" label="Time" defaultValue={seen.time ?? ''} />
      <DateField name="date" label="Date" defaultValue={seen.date ?? ''} />
    </FormDialog>
  )
}
