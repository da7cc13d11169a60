import { requiredText } from '../../parts/editing/record-fields'
import { ChoicesFailure } from '../../parts/feedback/QueryState'
import { FAILURES } from '../../parts/feedback/failures'
import { SelectField } from '../../parts/forms/choice-fields'
import { fieldText, TextField } from '../../parts/forms/fields'
import { FormDialog } from '../../parts/forms/FormDialog'
import type { RecordEdit } from '../../parts/forms/RecordForm'
import { toast } from '../../parts/feedback/toast'
import { useSeasons } from '../seasons/queries'
import { leagueQuery, useAddLeague, useUpdateLeague } from './queries'

type EditedLeague = { readonly id: number; readonly name: string; readonly revision?: number }

type Props = {
  season: number
  /** The league to be changed; null adds one. */
  league: EditedLeague | null
  open: boolean
  onClose: () => void
}

const fields = { name: requiredText('League name') }

const storedLeague = ({ name, revision = 0 }: EditedLeague) => ({ value: { name }, revision })

/** Adds a league to a season or changes its name (docs/admin.md#leagues). */
export const LeagueDialog = ({ season, league, open, onClose }: Props) => {
  const add = useAddLeague(season)
  const update = useUpdateLeague(season)

  const create = async (form: FormData) => {
    const name = fieldText(form, 'name') ?? ''
    const copied = fieldText(form, 'copyFromSeasonId')
    await add.mutateAsync({ name, season_id: season, copyFromSeasonId: copied === null ? null : Number(copied) })
    toast.success(`${name} created`)
    return name
  }

  const editOf = (league: EditedLeague): RecordEdit<{ readonly name: string }> => ({
    fields,
    stored: storedLeague(league),
    send: async ({ name = league.name }, revision) => {
      await update.mutateAsync({ leagueId: league.id, name, revision })
      toast.success(`${name} updated`)
    },
    fresh: async ask => storedLeague(await ask(leagueQuery({ seasonId: season, leagueId: league.id }))),
  })

  return (
    <FormDialog
      record={league?.id ?? 'new'}
      title={league ? 'Update League' : 'Add League'}
      submit={league ? 'Save Changes' : 'Add League'}
      open={open}
      onClose={onClose}
      onSubmit={league ? editOf(league) : create}
      failure={league ? FAILURES.updateLeague : FAILURES.createLeague}
    >
      <TextField name="name" label={fields.name.label} required defaultValue={league?.name} />
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
        description="Copies the teams and rosters of the league of this name in that season, without its games."
        data={[
          { value: '', label: seasons.isPending ? 'Loading...' : 'None' },
          ...others.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <ChoicesFailure of={seasons} />
    </>
  )
}
