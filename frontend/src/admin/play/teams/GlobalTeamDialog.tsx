import type { GlobalTeamAnswer } from '../../../api/schema'
import { BrandingFields } from '../../settings/branding/BrandingFields'
import { brandingFields, brandingProblem, enteredBranding, type BrandingValues } from '../../settings/branding/branding-values'
import { choice, requiredText } from '../../parts/editing/record-fields'
import { useConfirm } from '../../parts/dialogs/confirm'
import { FAILURES } from '../../parts/feedback/failures'
import { SelectField } from '../../parts/forms/choice-fields'
import { fieldText, TextField } from '../../parts/forms/fields'
import { FormDialog } from '../../parts/forms/FormDialog'
import { ChoicesFailure } from '../../parts/feedback/QueryState'
import type { RecordEdit } from '../../parts/forms/RecordForm'
import { toast } from '../../parts/feedback/toast'
import { leagueChoices } from '../leagues/league-choices'
import { useAllLeagues } from '../leagues/queries'
import { teamQuery, useChangeTeam, useCreateTeam } from './queries'

type Props = {
  /** Named by a super_admin. */
  organization: number | undefined
  /** The team to be changed; null makes a new one. */
  team: GlobalTeamAnswer | null
  open: boolean
  onClose: () => void
}

type Values = BrandingValues & { readonly name: string; readonly leagueId: number | null }
type EditedTeam = Pick<GlobalTeamAnswer, keyof Values | 'revision'>

const storedTeam = ({ name, leagueId, colors, abbreviation, revision = '' }: EditedTeam) => ({
  value: { name, leagueId, colors, abbreviation },
  revision,
})

/** Makes a team, in a league or in none yet, or changes its name and league (docs/admin.md#teams). */
export const GlobalTeamDialog = ({ organization, team, open, onClose }: Props) => {
  const create = useCreateTeam(organization)
  const change = useChangeTeam()
  const confirm = useConfirm()
  const leagues = useAllLeagues(organization, open)
  const nameOfLeague = (id: number) => leagues.data?.find(one => one.id === id)?.league.name ?? `League ${id}`
  const fields = { name: requiredText('Team name'), leagueId: choice('League', nameOfLeague), ...brandingFields }

  const add = async (form: FormData) => {
    const name = fieldText(form, 'name') ?? ''
    const chosen = fieldText(form, 'leagueId')
    const leagueId = chosen === null ? null : Number(chosen)
    const question = 'This team has no league. Are you sure you want to create it?'
    if (leagueId === null && !(await confirm({ question, verb: 'Create team' }))) return false
    await create.mutateAsync({ name, leagueId, ...enteredBranding(form) })
    toast.success('Team added successfully')
    return name
  }

  const editOf = (team: GlobalTeamAnswer): RecordEdit<Values> => ({
    fields,
    stored: storedTeam(team),
    send: async (changes, revision) => {
      await change.mutateAsync({ id: team.id, changes, revision })
      toast.success('Team updated!')
    },
    fresh: async ask => storedTeam(await ask(teamQuery(team.id))),
  })

  return (
    <FormDialog
      record={team?.id ?? 'new'}
      title={team ? 'Update Team' : 'Create Team'}
      submit={team ? 'Save Changes' : 'Create Team'}
      open={open}
      onClose={onClose}
      onSubmit={team ? editOf(team) : add}
      check={brandingProblem}
      failure={team ? FAILURES.updateTeam : FAILURES.addTeam}
    >
      <TextField name="name" label={fields.name.label} required defaultValue={team?.name} />
      <BrandingFields key={team?.id} team={team ?? { id: null }} stored={team ?? undefined} />
      <LeagueField organization={organization} team={team} />
    </FormDialog>
  )
}

const LeagueField = ({ organization, team }: Pick<Props, 'organization' | 'team'>) => {
  const leagues = useAllLeagues(organization, true)
  const present = String(team?.leagueId ?? '')
  const choices = leagueChoices(leagues.data ?? [])
  return (
    <>
      <SelectField
        key={leagues.status}
        name="leagueId"
        label="League"
        required={team !== null}
        defaultValue={present}
        data={[{ value: '', label: leagues.isPending ? 'Loading...' : 'No league' }, ...choices]}
      />
      <ChoicesFailure of={leagues} />
    </>
  )
}
