import type { SeasonAnswer } from '../../api/schema'
import { CheckField, DateField, entered, SelectField, TextField } from '../parts/fields'
import { FormDialog } from '../parts/FormDialog'
import { toast } from '../parts/toast'
import { useCreateSeason, useUpdateSeason } from './queries'

type Props = {
  /** The season to be changed; null makes a new one. */
  season: SeasonAnswer | null
  /** The seasons a new one can be copied from. */
  seasons: readonly SeasonAnswer[]
  open: boolean
  onClose: () => void
}

const entryOf = (form: FormData) => ({
  name: entered(form, 'name') ?? '',
  startDate: entered(form, 'startDate'),
  finishDate: entered(form, 'finishDate'),
  active: form.has('active'),
})

/** Makes a season or changes one. Spec 2 §2. */
export const SeasonDialog = ({ season, seasons, open, onClose }: Props) => {
  const create = useCreateSeason()
  const update = useUpdateSeason()

  const save = async (form: FormData) => {
    const entry = entryOf(form)
    const copied = entered(form, 'copyFromSeasonId')
    if (season) await update.mutateAsync({ id: season.id, ...entry })
    else await create.mutateAsync({ ...entry, copyFromSeasonId: copied ? Number(copied) : null })
    toast.success(`${entry.name} ${season ? 'updated' : 'created'}`)
  }

  return (
    <FormDialog
      title={season ? 'Edit Season' : 'Create Season'}
      submit={season ? 'Save Changes' : 'Create Season'}
      open={open}
      onClose={onClose}
      onSubmit={save}
      failure={season ? 'Error updating season' : 'Error creating season'}
    >
      <TextField name="name" label="Name" required defaultValue={season?.name} />
      <DateField name="startDate" label="Start date" defaultValue={season?.startDate ?? ''} />
      <DateField name="finishDate" label="Finish date" defaultValue={season?.finishDate ?? ''} />
      {!season && (
        <SelectField
          name="copyFromSeasonId"
          label="Copy from season"
          description="Takes over leagues and teams, without games."
          data={[{ value: '', label: 'None' }, ...seasons.map(({ id, name }) => ({ value: String(id), label: name }))]}
        />
      )}
      <CheckField
        name="active"
        label="Active"
        description="Public pages show the active season; activating one ends the other."
        defaultChecked={season?.active ?? true}
      />
    </FormDialog>
  )
}
