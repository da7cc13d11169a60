import type { GlobalTeamAnswer } from '../../api/schema'
import { useConfirm } from '../parts/confirm'
import { entered, SelectField, TextField } from '../parts/fields'
import { FormDialog } from '../parts/FormDialog'
import { ChoicesFailure } from '../parts/QueryState'
import { toast } from '../parts/toast'
import { leagueChoices } from '../leagues/league-choices'
import { useAllLeagues } from '../schedule/queries'
import { useChangeTeam, useCreateTeam } from './queries'

type Props = {
  /** Named by a super_admin. */
  organization: number | undefined
  /** The team to be changed; null makes a new one. */
  team: GlobalTeamAnswer | null
  open: boolean
  onClose: () => void
}

/** Makes a team, in a league or in none yet, or changes its name and league. Spec 2 §5. */
export const GlobalTeamDialog = ({ organization, team, open, onClose }: Props) => {
  const create = useCreateTeam(organization)
  const change = useChangeTeam()
  const confirm = useConfirm()

  const save = async (form: FormData) => {
    const name = entered(form, 'name') ?? ''
    const chosen = entered(form, 'leagueId')
    const leagueId = chosen === null ? null : Number(chosen)
    if (team) await change.mutateAsync({ id: team.id, name, leagueId })
    else {
      const question = 'This team has no league. Are you sure you want to create it?'
      if (leagueId === null && !(await confirm({ question, verb: 'Create team' }))) return false
      await create.mutateAsync({ name, leagueId })
    }
    toast.success(team ? 'Team updated!' : 'Team added successfully')
    return true
  }

  return (
    <FormDialog
      record={team?.id ?? 'new'}
      title={team ? 'Update Team' : 'Create Team'}
      submit={team ? 'Save Changes' : 'Create Team'}
      open={open}
      onClose={onClose}
      onSubmit={save}
      failure={team ? 'Failed to update team.' : 'Failed to add team.'}
    >
      <TextField name="name" label="Team name" required defaultValue={team?.name} />
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
