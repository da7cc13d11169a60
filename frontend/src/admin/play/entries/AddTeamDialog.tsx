import { BrandingFields } from '../../settings/branding/BrandingFields'
import { brandingProblem, enteredBranding, type BrandingValues } from '../../settings/branding/branding-values'
import { FAILURES } from '../../parts/feedback/failures'
import { fieldText, TextField } from '../../parts/forms/fields'
import { FormDialog } from '../../parts/forms/FormDialog'
import type { FieldErrors } from '../../parts/forms/form-errors'
import { SearchSelect } from '../../parts/forms/SearchSelect'
import { toast } from '../../parts/feedback/toast'
import type { LeagueAt } from '../leagues/queries'
import { useSeason } from '../seasons/queries'
import { useAddTeam, useTeams } from '../teams/queries'
import styles from './entries.module.css'

type Props = {
  at: LeagueAt
  /** Those who are in the league already, and so are not offered. */
  present: readonly (BrandingValues & { readonly id: number; readonly name: string })[]
  open: boolean
  onClose: () => void
}

const oneOfBoth = (form: FormData): FieldErrors =>
  fieldText(form, 'name') === null && fieldText(form, 'copyFromTeamId') === null
    ? { name: 'Please enter a team name or select an existing team' }
    : {}

/** Adds a team to a league: a new one by its name, or one that plays elsewhere (docs/admin.md#teams). */
export const AddTeamDialog = ({ at, present, open, onClose }: Props) => {
  const add = useAddTeam(at)
  const save = async (form: FormData) => {
    const copied = fieldText(form, 'copyFromTeamId')
    const team =
      copied === null ? { name: fieldText(form, 'name'), ...enteredBranding(form) } : { copyFromTeamId: Number(copied) }
    const { name } = await add.mutateAsync(team)
    toast.success('Team added successfully')
    return name
  }
  return (
    <FormDialog
      title="Add Team"
      open={open}
      onClose={onClose}
      onSubmit={save}
      check={form => ({ ...oneOfBoth(form), ...brandingProblem(form) })}
      failure={FAILURES.addTeam}
    >
      <TextField name="name" label="Name of a new team" />
      <ExistingTeam at={at} present={present} />
      <details>
        <summary className={styles.more}>Colours and abbreviation of a new team</summary>
        <BrandingFields team={{ id: null }} others={present} />
      </details>
    </FormDialog>
  )
}

const ExistingTeam = ({ at, present }: Pick<Props, 'at' | 'present'>) => {
  const season = useSeason(at.seasonId)
  const organization = season.data?.organization_id
  const teams = useTeams(organization, organization !== undefined)
  const here = new Set(present.map(({ id }) => id))
  const others = (teams.data ?? []).filter(({ id }) => !here.has(id))
  return (
    <SearchSelect
      name="copyFromTeamId"
      label="Or an existing team"
      description="Its current roster and captain come with it."
      of={season.isError ? season : teams}
      nothing="No teams found."
      choices={others.map(({ id, name, league }) => ({
        value: String(id),
        name,
        about: league ? `${league.name}, #${id}` : `#${id}`,
      }))}
    />
  )
}
