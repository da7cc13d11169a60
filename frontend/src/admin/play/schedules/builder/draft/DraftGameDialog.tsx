import type { GlobalTeamAnswer, ScheduleAnswer } from '../../../../../api/schema'
import { FAILURES } from '../../../../parts/feedback/failures'
import { toast } from '../../../../parts/feedback/toast'
import { SelectField } from '../../../../parts/forms/choice-fields'
import { DateField, fieldText, TextField, TimeField } from '../../../../parts/forms/fields'
import { FormDialog } from '../../../../parts/forms/FormDialog'
import { teamsDiffer } from '../../../games/list/teams-differ'
import { teamChoices } from '../../../teams/team-choices'
import { useAddDraftGames } from './queries'

type Props = {
  draft: number
  schedule: ScheduleAnswer
  teams: readonly GlobalTeamAnswer[]
  open: boolean
  onClose: () => void
}

/** Adds a game to a draft by hand. */
export const DraftGameDialog = ({ draft, schedule, teams, open, onClose }: Props) => {
  const add = useAddDraftGames()
  const save = async (form: FormData) => {
    const game = {
      home_team_id: Number(fieldText(form, 'home_team_id')),
      away_team_id: Number(fieldText(form, 'away_team_id')),
      date: fieldText(form, 'date') ?? '',
      time: fieldText(form, 'time'),
      location: fieldText(form, 'location'),
    }
    await add.mutateAsync({ draft, games: [game] })
    toast.success('Game added to the draft')
    return 'The game'
  }
  return (
    <FormDialog
      title="Add Game to the Draft"
      submit="Add Game"
      open={open}
      onClose={onClose}
      onSubmit={save}
      check={teamsDiffer}
      failure={FAILURES.createGame}
    >
      <SelectField name="away_team_id" label="Away team" required data={teamChoices(teams)} />
      <SelectField name="home_team_id" label="Home team" required data={teamChoices(teams)} />
      <DateField name="date" label="Date" required defaultValue={schedule.startDate} />
      <TimeField name="time" label="Time" defaultValue={schedule.timeSlots[0]} />
      <TextField name="location" label="Location" defaultValue={schedule.locations[0]} />
    </FormDialog>
  )
}
