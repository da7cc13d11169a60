import type { LeagueTeamNameAnswer } from '../../../../api/schema'
import type { LeagueAt } from '../../leagues/queries'
import { FAILURES } from '../../../parts/feedback/failures'
import { SelectField } from '../../../parts/forms/choice-fields'
import { DateField, fieldText } from '../../../parts/forms/fields'
import { FormDialog } from '../../../parts/forms/FormDialog'
import { toast } from '../../../parts/feedback/toast'
import { teamChoices } from '../../teams/team-choices'
import { useGiveBye } from './queries'

type Props = { at: LeagueAt; teams: readonly LeagueTeamNameAnswer[]; open: boolean; onClose: () => void }

/** Gives a team of a league a bye on a date; several teams of one date share one (docs/schedules.md#byes). */
export const ByeDialog = ({ at, teams, open, onClose }: Props) => {
  const give = useGiveBye(at)
  const save = async (form: FormData) => {
    await give.mutateAsync({ date: fieldText(form, 'date') ?? '', team_id: Number(fieldText(form, 'team_id')) })
    toast.success('Bye created!')
    return 'The bye'
  }
  return (
    <FormDialog title="Create Bye" open={open} onClose={onClose} onSubmit={save} failure={FAILURES.createBye}>
      <SelectField name="team_id" label="Team" required data={teamChoices(teams)} />
      <DateField name="date" label="Date" required />
    </FormDialog>
  )
}
