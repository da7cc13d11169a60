import { ChoicesFailure } from '../parts/QueryState'
import { entered, SelectField, TextField } from '../parts/fields'
import { FormDialog } from '../parts/FormDialog'
import { toast } from '../parts/toast'
import { useSeasons } from '../seasons/queries'
import { useAddLeague, useUpdateLeague } from './queries'

type Props = {
  season: number
  /** The league to be changed; null adds one. */
  league: { readonly id: number; readonly name: string } | null
  open: boolean
  onClose: () => void
}

/** Adds a league to a season or changes its name. Spec 2 §2. */
export const LeagueDialog = ({ season, league, open, onClose }: Props) => {
  const add = useAddLeague(season)
  const update = useUpdateLeague(season)

  const save = async (form: FormData) => {
    const name = entered(form, 'name') ?? ''
    const copied = entered(form, 'copyFromSeasonId')
    if (league) await update.mutateAsync({ leagueId: league.id, name })
    else await add.mutateAsync({ name, season_id: season, copyFromSeasonId: copied === null ? null : Number(copied) })
    toast.success(`${name} ${league ? 'updated' : 'created'}`)
  }

  return (
    <FormDialog
      record={league?.id ?? 'new'}
      title={league ? 'Update League' : 'Add League'}
      submit={league ? 'Save Changes' : 'Add League'}
      open={open}
      onClose={onClose}
      onSubmit={save}
      failure={league ? 'Error updating league' : 'Error creating league'}
    >
      <TextField name="name" label="League name" required defaultValue={league?.name} />
      {!league && <CopiedFrom season={season} />}
    </FormDialog>
  )
}

const CopiedFrom = ({ season }: { season: number }) => {
  const seasons = useSeasons()
  const organization = seasons.data?.find(({ id }) => id === season)?.organization_id
  const others = (seasons.data ?? []).filter(({ id, organization_id }) => id !== season && organization_id === organization)
  return (
    <>
      <SelectField
        name="copyFromSeasonId"
        label="Copy from season"
        description="Takes over the teams and rosters of that season's league of this name, without games."
        data={[
          { value: '', label: seasons.isPending ? 'Loading...' : 'None' },
          ...others.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <ChoicesFailure of={seasons} />
    </>
  )
}
